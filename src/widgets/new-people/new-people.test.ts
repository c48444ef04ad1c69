import { afterAll, beforeAll, expect, it } from "vitest";
import { worldNow } from "#testing/as.ts";
import { query } from "#testing/folders.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { newPeopleServer } from "./server.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("somebody is new for 30 days", async () => {
  const { ada, vera, ed, olga } = world;
  const came =
    "update person set created = $2::timestamptz - $3::interval where site_id = $1 and id = any($4)";
  await query(world, came, worldNow, "30 days 1 minute", [olga.id, ed.id]);
  await query(world, came, worldNow, "29 days 23 hours", [vera.id]);
  const actor = actorOf(world, ada);
  const { read: readAll } = newPeopleServer;
  if (!readAll) throw new Error("it reads nothing");
  const read = await within(world, actor, (tx) =>
    readAll({
      page: { id: 1, mayEdit: false },
      widgets: [{ id: "people01", content: {} as never }],
      actor,
      now: worldNow,
      tx,
    }),
  );
  const shown = read.get("people01") as readonly { id: number }[];
  const asked = [olga.id, ed.id, vera.id];
  expect(shown.map(({ id }) => id).filter((id) => asked.includes(id))).toEqual([vera.id]);
});
