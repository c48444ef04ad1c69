import fc from "fast-check";
import { expect, it } from "vitest";
import { tries } from "#testing/properties.ts";
import { headingIn, seeded } from "#testing/writers/moving-writers.ts";
import { meeting } from "#testing/writers/meeting.ts";
import { type RoamingWriter, deeds } from "#testing/writers/roaming-writer.ts";
import { richPart, textPart } from "#widgets/kit/draft-parts.ts";
import { kindOf } from "../draft-widget.ts";
import { layoutOf } from "../layout.ts";
import { strayWordsIn } from "./stray-words.ts";

const happening = fc.record({
  who: fc.nat(2),
  does: fc.oneof(
    { weight: 8, arbitrary: fc.constant("key" as const) },
    { weight: 1, arbitrary: fc.constant("typo" as const) },
    { weight: 2, arbitrary: fc.constant("go" as const) },
    { weight: 3, arbitrary: fc.constantFrom(...deeds) },
    { weight: 3, arbitrary: fc.constant("send" as const) },
    { weight: 3, arbitrary: fc.constant("post" as const) },
    { weight: 5, arbitrary: fc.constant("hear" as const) },
    { weight: 2, arbitrary: fc.constant("hark" as const) },
    { weight: 1, arbitrary: fc.constant("break" as const) },
  ),
  place: fc.nat(999),
});

const ofTabs = [2 ** 31 + 1, 2 ** 31 + 2, 2 ** 31 + 3];
const clients = fc.shuffledSubarray(ofTabs, { minLength: 3 });

/** Who writes word by word, letter by letter: no word is left behind unfinished. */
function typist(writer: RoamingWriter) {
  const words: string[] = [];
  let left = "";
  let isWrong = false;
  function key(): void {
    if (isWrong) writer.erase();
    isWrong = false;
    if (left === "") {
      left = `<${writer.name}${String(words.length).padStart(2, "0")}>`;
      words.push(left);
    }
    writer.type(left.slice(0, 1));
    left = left.slice(1);
  }
  return {
    writer,
    words,
    key,
    /** A letter too many within a word, which goes with the next key. */
    typo(): void {
      if (left === "" || isWrong) return;
      writer.type("q");
      isWrong = true;
    },
    finish(): void {
      while (left !== "") key();
    },
  };
}

const nameOf = (draft: RoamingWriter["draft"], id: string): string =>
  kindOf(draft, id)?.kind === "Heading" ? textPart(id, "text") : richPart(id, "doc");

/** Behind a whole word of the page. */
function placeOn({ draft }: RoamingWriter, place: number): { id: string; letter: number } | null {
  const ids = layoutOf(draft).flatMap(({ columns }) => columns.flatMap(({ widgets }) => widgets));
  const places = ids.flatMap((id) => {
    const ends = [
      ...draft
        .getText(nameOf(draft, id))
        .toString()
        .matchAll(/[a-z]+(?=[ .])|>/g),
    ];
    return ends.map((end) => ({ id, letter: end.index + end[0].length }));
  });
  return places[place % Math.max(1, places.length)] ?? null;
}

type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

/** Whether letters stand in a tab beside others that its person has heard to be gone: nobody has brought them along yet. */
function hasStray({ draft }: RoamingWriter): boolean {
  const ids = layoutOf(draft).flatMap(({ columns }) => columns.flatMap(({ widgets }) => widgets));
  const texts = ids.map((id) => draft.getText(nameOf(draft, id)));
  return texts.some((text) => strayWordsIn(draft, text).length > 0);
}

/** Who changes lines knows where their own words stand, with `knows`: without it two can tear a line that both turn at once. */
function expectWholeWords(
  happenings: readonly Happening[],
  numbers: readonly number[],
  { knows }: { readonly knows: boolean },
): void {
  const {
    people: writers,
    send,
    sendAtOnce,
    hear,
    hearAtOnce,
    meet,
  } = meeting(seeded(), { first: "aaaaaa", numbers });
  const people = writers.map(typist);
  const act = ({ writer, finish }: (typeof people)[number], { does, place }: Happening) => {
    finish();
    if (knows && hasStray(writer)) {
      send(writer);
      hear(writer, Number.POSITIVE_INFINITY);
    }
    const found = placeOn(writer, place);
    if (found) writer.go(found.id, found.letter);
    // Whoever breaks a line writes on behind it.
    if (does === "break") writer.deed("enter");
    const deed = deeds.find((each) => each === does);
    if (!deed) return;
    writer.deed(deed);
    const next = placeOn(writer, place * 7);
    if (next) writer.go(next.id, next.letter);
  };
  for (const happens of happenings) {
    const person = people[happens.who % people.length];
    if (!person) continue;
    if (happens.does === "key") person.key();
    else if (happens.does === "typo") person.typo();
    else if (happens.does === "send") send(person.writer);
    else if (happens.does === "post") sendAtOnce(person.writer);
    else if (happens.does === "hear") hear(person.writer, 1 + (happens.place % 4));
    else if (happens.does === "hark") hearAtOnce(person.writer, 1 + (happens.place % 4));
    else act(person, happens);
  }
  for (const person of people) person.finish();
  const there = meet();
  const counts = people.flatMap(({ words }) =>
    words.map((word) => [word, there.split(word).length - 1] as const),
  );
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
}

it("whatever three people do to the lines in which they write, each word is on the page once and in one piece (long)", () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), clients, (happenings, numbers) =>
      expectWholeWords(happenings, numbers, { knows: false }),
    ),
    { numRuns: tries(120) },
  );
});

const nearby = fc.record({
  who: fc.nat(2),
  does: fc.constantFrom("key", "key", "key", "typo", "enter", "turn", "send", "post", "hear", "hark"),
  count: fc.integer({ min: 1, max: 6 }),
});

type Nearby = typeof nearby extends fc.Arbitrary<infer One> ? One : never;

/** Three who begin at one place, in a text or in a heading. */
function expectWholeFromOnePlace(
  isHeading: boolean,
  happenings: readonly Nearby[],
  numbers: readonly number[],
): void {
  const {
    people: writers,
    send,
    sendAtOnce,
    hear,
    hearAtOnce,
    meet,
  } = meeting(seeded(), { first: "aaaaaa", numbers });
  const people = writers.map(typist);
  writers[0].go("aaaaaa", 3);
  if (isHeading) writers[0].deed("turn");
  meet();
  const id = isHeading ? headingIn(writers[0].draft) : "aaaaaa";
  for (const writer of writers) writer.go(id, "The harbour".length);
  for (const { who, does, count } of happenings) {
    const person = people[who];
    if (!person) continue;
    if (does === "key") for (let more = count; more > 0; more--) person.key();
    else if (does === "typo") person.typo();
    else if (does === "send") send(person.writer);
    else if (does === "post") sendAtOnce(person.writer);
    else if (does === "hear") hear(person.writer, count);
    else if (does === "hark") hearAtOnce(person.writer, count);
    else {
      person.finish();
      if (hasStray(person.writer)) {
        send(person.writer);
        hear(person.writer);
      }
      person.writer.deed(does as "enter" | "turn");
    }
  }
  for (const person of people) person.finish();
  const there = meet();
  const counts = people.flatMap(({ words }) =>
    words.map((word) => [word, there.split(word).length - 1] as const),
  );
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
}

it.each([[false], [true]])(
  "where three begin at one place, each word is on the page once and in one piece (long)",
  (isHeading) => {
    fc.assert(
      fc.property(fc.array(nearby, { maxLength: 30 }), clients, (happenings, numbers) =>
        expectWholeFromOnePlace(isHeading, happenings, numbers),
      ),
      { numRuns: tries(120) },
    );
  },
);

it.each([
  ["120", "2enter 2enter 2key 0key 2send"],
  ["021", "0key 2key 0send 1hark 1enter"],
  ["012", "1key 1send 0hear 0enter 2key"],
  ["102", "0key 2enter 2send 0hark 2turn"],
  ["102", "0key 2key 2enter 2send 0hark"],
  ["210", "0turn 0send 2key 1key 2hark"],
  ["120", "1turn 1send 2key 2hark 0key"],
  // A letter too many is taken back while the one before it has come along already, and it has not.
  ["012", "1key 0turn 0send 1typo 1send 1hear3"],
  ["012", "0hear4 1enter 2key2 1send 2key4 0key5 2hark5 0key1 2hark4 0key3 0enter 2key5 2key3"],
  [
    "021",
    "0key 1hark6 0key4 1key6 2key2 0key2 1key2 0key4 0enter 0hark5 2key4 0send 1hear6 0send 0key3 1turn 2send",
  ],
  [
    "012",
    "0turn 2send 2hear2 1enter 0key6 1key2 0send 2key1 2send 2key2 1hark4 1enter 0key3 2hark6 0hear6 0hear1 0hear2",
  ],
  [
    "021",
    "0key2 2send 1key5 1key4 1key4 2send 2key4 1enter 0hark5 2send 1send 1hear6 0hark1 0send 0enter 0key5 1key6 0send 0key1 0hear2 2send 0key4 0hark5 1hark6",
  ],
])(
  "each word that three begin at one place stays in one piece for tabs in the order %s: %s (long)",
  (order, told) => {
    const numbers = order.split("").map((at) => ofTabs[Number(at)] ?? 0);
    const happenings = told.split(" ").map((one) => {
      const [, who, does, count] = /^(\d)([a-z]+)(\d*)$/.exec(one) ?? [];
      return { who: Number(who), does: does as Nearby["does"], count: Number(count || 1) };
    });
    for (const isHeading of [false, true]) expectWholeFromOnePlace(isHeading, happenings, numbers);
  },
);

/** What was once found: the order of the tabs' numbers, and who does what where. */
const found = [
  ["012", "1turn 1send 0key 0turn 0key 0key 0send 0turn 0turn 0key 0send 0key 0go 0turn 0send 0go 0key 0go"],
  [
    "012",
    "0key 0go57 1key 1turn66 0key 1send 0key 0key 0key 0key 0key 0join 0hear253 0hear735 0turn111 0key 0key 0send 0turn 0turn 0key 0send 0key 0go 0turn 0send 0go 0key 0go",
  ],
  [
    "120",
    "1go105 0turn385 0turn51 0turn661 0hear 0key 0go 0key 0key 1key 0send 0key 0send 0send 1hear 0go 0key",
  ],
  [
    "201",
    "0turn 0send 1hear 0turn 0send 0go 0send 0turn328 0key 1back64 0hear 0hear 0key 1key 1send 0key 0send 0key 0key",
  ],
  [
    "012",
    "1turn43 1send 0go518 1join 0key 0hear 0hear 0hear 0key 0go 0hear 0send 0key 0go 0key 0go 0send 0key 0send",
  ],
  ["102", "1go149 1key 0key 0hear 0go 0go 0send 0hear 1join 0turn606 0send 0key 0join274 0hear 0key 0key"],
  [
    "201",
    "1back757 0join 0enter 0go177 0key 0send 1go 0send 0send 0key 0hear 0turn 1send 0key 0key 0send 0send 0send 0send 0turn",
  ],
  [
    "021",
    "0enter 1turn233 0turn87 1key 0send 0hear 0send 0key 0hear 0go 0hear 0send 0turn 0hear 0hear 0send 1hear246 0key 0hear",
  ],
  [
    "210",
    "1turn271 0go613 1turn891 0hear 0hear 0hear 0key 0key 0hear 0hear 0key 0hear 0key 1key 0key 0key 1send 0send",
  ],
  [
    "102",
    "0key 0turn646 0turn1 0hear 0send 0key 0send 1go6 0enter7 0key 0hear 0key 0turn 1key 0hear 1send 0turn 0key",
  ],
  ["210", "1join 0turn442 0key 0send 1hear887 1back540 0hear487"],
  [
    "021",
    "1go29 1key 0enter451 0hear291 0send289 0turn70 0key623 0go580 0quote310 0send770 1key256 1hear445 1key467 1key526 0key589 1back208 1turn263 0send515 0key927 1send554 1key555 0hear483 1hear88 1hear88 0go453 0send596 1key991 0hear167 0send801 0hear316 1send498 1send77 0hear614 0quote126 0send703 1send366 1send350 0hear734 0back994 1go422 0key614 1key169 0hear208 1hear708",
  ],
] as const;

it.each(found)("each word stays in one piece for tabs in the order %s: %s (long)", (order, told) => {
  const happenings = told.split(" ").map((one): Happening => {
    const [, who, does, place] = /^(\d)([a-z]+)(\d*)$/.exec(one) ?? [];
    return { who: Number(who), does: does as Happening["does"], place: Number(place) };
  });
  const numbers = order.split("").map((at) => ofTabs[Number(at)] ?? 0);
  expectWholeWords(happenings, numbers, { knows: true });
});
