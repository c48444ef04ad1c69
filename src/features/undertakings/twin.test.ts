import { afterAll, beforeAll, expect, it } from "vitest";
import { openSubsiteWorld, type SubsiteWorld } from "#testing/subsite-world.ts";
import { as } from "#testing/as.ts";
import { run } from "#database/transaction.ts";
import { type WorldPerson, actorOf, within } from "#testing/world.ts";
import { cancelUndertaking, undoUndertaking } from "./contract.ts";
import { listUndertakings } from "./list-store.ts";
import { undertakingStates } from "./model/undertaking.ts";
import { maySeeUndertaking } from "./rules.ts";
import { readUndertakings } from "./screen.ts";

let world: SubsiteWorld;
const rows: { id: number; personId: number | null }[] = [];
beforeAll(async () => {
  world = await openSubsiteWorld();
  const { olga, ada, ed, vera, xavi } = world;
  for (const personId of [olga.id, ada.id, ed.id, vera.id, xavi.id, null])
    for (const state of undertakingStates) {
      const moves = state === "running" || state === "undoing";
      const [made] = await within(world, actorOf(world, olga), (tx) =>
        run<{ id: number }>(
          tx,
          `insert into undertaking (site_id, kind, person_id, acting_id, input, state, total, mark, reached, done, failed, began, moved, ended)
           values ($1, 'open-subsite', $2, $2, $3, $4, 2, 2, 2, 1, 1, now(), now(), ${moves ? "null" : "now()"}) returning id`,
          [
            world.siteId,
            personId,
            JSON.stringify({ subsiteId: world.crew.id, name: "Crew", pages: 2 }),
            state,
          ],
        ),
      );
      const id = made?.id ?? 0;
      rows.push({ id, personId });
      await within(world, actorOf(world, olga), (tx) =>
        run(
          tx,
          `insert into undertaking_item (site_id, undertaking_id, place, name, data, fate, reason)
           values ($1, $2, 0, 'Closed name', 'null', 'refused', '{"code": "admins-only", "values": {}}')`,
          [world.siteId, id],
        ),
      );
    }
});
afterAll(() => world.close());

const everybody = (): (WorldPerson | "visitor")[] => [
  world.olga,
  world.ada,
  world.ed,
  world.vera,
  world.xavi,
  world.other.nora,
  "visitor",
];

it("the list agrees with the rule for everybody, and so do cancelling and undoing (long)", async () => {
  for (const who of everybody()) {
    const actor = actorOf(world, who);
    const listed = await within(world, actor, (tx) => listUndertakings(actor, 1000, tx));
    const isHere = who === "visitor" || who.id !== world.other.nora.id;
    const seen = isHere ? rows.filter((row) => maySeeUndertaking(actor, row).allowed) : [];
    const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(ids(listed)).toEqual(ids(seen));
    for (const { id } of isHere ? rows.filter((row) => !seen.includes(row)) : []) {
      const code = who === "visitor" ? "signed-out" : "undertaking-not-found";
      expect(await as(world, who).call(cancelUndertaking, { id })).toMatchObject({ code });
      expect(await as(world, who).call(undoUndertaking, { id })).toMatchObject({ code });
    }
  }
});

it("names of what did not work are told to who began it alone", async () => {
  for (const who of everybody()) {
    if (who === "visitor") continue;
    const answer = await as(world, who).call(readUndertakings, {});
    if (!answer.success) throw new Error(answer.code);
    for (const line of [...answer.running, ...answer.ended]) {
      const personId = rows.find(({ id }) => id === line.id)?.personId ?? null;
      expect(line.failures.map(({ name }) => name)).toEqual(personId === who.id ? ["Closed name"] : []);
      expect(line.trouble).not.toBeNull();
    }
  }
});

it("undoing asks for the right of its kind as well", async () => {
  const done = async (who: WorldPerson) => {
    const answer = await as(world, who).call(readUndertakings, {});
    return answer.success
      ? answer.ended.find(({ state, person }) => state === "done" && person === null)
      : undefined;
  };
  const own = await done(world.vera);
  expect(await as(world, world.vera).call(undoUndertaking, { id: own?.id ?? 0 })).toMatchObject({
    code: "admins-only",
  });
  const adas = await done(world.ada);
  expect(await as(world, world.ada).call(undoUndertaking, { id: adas?.id ?? 0 })).toMatchObject({
    success: true,
  });
});
