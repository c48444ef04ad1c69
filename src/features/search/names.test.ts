import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Tx } from "#database/transaction.ts";
import { findPeople } from "#features/people/search-store.ts";
import { nameKey } from "#kernel/name-key.ts";
import { askedOf, findNamed, isAsked, mayBeAsked, soughtOf } from "#kernel/search/names.ts";
import { type World, actorOf, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const word = fc.oneof(
  fc.constantFrom(
    "Straße",
    "Œuvre",
    "Ærø",
    "Łódź",
    "þing",
    "ﬁsh",
    "встреча",
    "会議室",
    "にほんご",
    "ไทย",
    "Café",
    "1st",
    "A4",
    "İstanbul",
  ),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 }),
);
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));

/** As they are looked for: along the index of where words begin, and by the others beside. */
async function letThrough(name: string, asked: readonly string[]): Promise<boolean> {
  const { sought, others } = soughtOf(asked);
  const { rows } = await world.database.pool.query<{ through: boolean }>(
    `select exists (select from name_beginnings(given.key) begins where begins >= $2 and begins < $2 || chr(1114111))
       and ${mayBeAsked("given.key", "$3")} as through from (select $1::text as key) given`,
    [nameKey(name), sought, others],
  );
  return rows[0]?.through === true;
}

it("leaves no name out that is asked for, in any writing", async () => {
  await fc.assert(
    fc.asyncProperty(name, fc.nat(6), fc.nat(3), async (named, length, at) => {
      const typed = (named.split(" ")[at] ?? named).slice(0, length + 1);
      const asked = askedOf(typed);
      if (asked.length === 0 || !isAsked(named, asked)) return;
      expect([named, typed, await letThrough(named, asked)]).toEqual([named, typed, true]);
    }),
  );
});

it.each([
  ["Crew harbour", "rew"],
  ["Crew harbour", "crew boat"],
  ["Level 10", "0"],
])("does not bring %s for %s", async (named, typed) => {
  expect(await letThrough(named, askedOf(typed))).toBe(false);
});

it.each([
  ["qu", "Quay", [3]],
  ["qu", "Square", [3, 200]],
  ["会", "会議室", [7]],
  ["会", "Yard", [7, 200]],
])(
  "for %s reads as many names as are shown, and more where they may not be meant: %s",
  async (typed, called, read) => {
    const limits: number[] = [];
    await findNamed(askedOf(typed), 3, async (limit) => {
      limits.push(limit);
      return Array.from({ length: Math.min(limit, 20) }, () => ({ name: called }));
    });
    expect(limits).toEqual(read);
  },
);

it("of who is told of nobody no row is asked for people [SRCH-27]", async () => {
  // Nothing can be asked of it.
  const nowhere = {} as Tx;
  for (const who of [world.xavi, "visitor", { guestOf: 1 }] as const)
    expect(await findPeople(actorOf(world, who), { typed: "vera", most: 6 }, nowhere)).toEqual([]);
  await expect(findPeople(actorOf(world, world.vera), { typed: "vera", most: 6 }, nowhere)).rejects.toThrow();
});
