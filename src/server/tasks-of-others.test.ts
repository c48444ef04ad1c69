import { afterAll, beforeAll, expect, it } from "vitest";
import type { Room } from "#calls/room.ts";
import { run } from "#database/transaction.ts";
import { readUndertakings } from "#features/undertakings/screen.ts";
import { as } from "#testing/as.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { rooms } from "./rooms.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const kinds = rooms.flatMap((room: Room) => room.undertakings ?? []);
/** These name a subsite or a person: owners know of all of them. */
const known = [
  "add-members",
  "add-to-subsite",
  "change-member-roles",
  "delete-person",
  "open-subsite",
  "remove-members",
];

/** One of each kind that was done and one that stopped, begun by Vera, with a name in whatever may hold one. */
async function begun(): Promise<void> {
  const input = JSON.stringify({ count: 2, pages: 2, name: "Closed", title: "Closed", slug: "Closed" });
  const reason = JSON.stringify({ code: "admins-only", values: { name: "Closed" } });
  const vera = actorOf(world, world.vera);
  await within(world, vera, (tx) =>
    run(
      tx,
      `insert into undertaking (site_id, kind, person_id, acting_id, input, state, total, mark, reached, done, failed, reason, began, moved, ended)
       select $1, kind, $2, $2, $3, state, 2, 2, 2, 1, 1, case state when 'stopped' then $4::jsonb end, now(), now(), now()
       from unnest($5::text[]) with ordinality kind (kind, at), unnest(array['done', 'stopped']) state order by at`,
      [world.siteId, world.vera.id, input, reason, kinds.map(({ name }) => name)],
    ),
  );
}

async function linesOf(who: WorldPerson) {
  const answer = await as(world, who).call(readUndertakings, {});
  if (!answer.success) throw new Error(answer.code);
  return [...answer.running, ...answer.ended];
}

it("owners read of what others began without the names in it, and who began it reads them", async () => {
  await begun();
  const forOwner = await linesOf(world.olga);
  const forVera = await linesOf(world.vera);
  expect(forOwner.length).toBe(2 * kinds.length);
  const titles = forOwner.map(({ title }) => title);
  expect(titles).toContain("Move 2 pages");
  expect(titles).toContain("Move pages of a folder to trash");
  expect(titles).toContain("Update pages made from a template");
  const naming = kinds.filter((_, at) => JSON.stringify(linesOfKind(forOwner, at)).includes("Closed"));
  expect(naming.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other))).toEqual(known);
  expect(forOwner.map(({ reason }) => reason).filter((reason) => reason !== null)).toEqual(
    kinds.map(() => "Something went wrong here."),
  );
  expect(forVera.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Move 2 pages to Closed", "Move pages of Closed to trash"]),
  );
});

/** The newest are listed first. */
function linesOfKind<Line>(lines: readonly Line[], at: number): readonly Line[] {
  return lines.toReversed().slice(2 * at, 2 * at + 2);
}
