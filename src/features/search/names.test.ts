import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { nameKey } from "#kernel/name-key.ts";
import { askedOf, isAsked, mayBeAsked, soughtOf } from "#kernel/search/names.ts";
import { type World, openWorld } from "#testing/world.ts";

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
