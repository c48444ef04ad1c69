import fc from "fast-check";
import { expect, it } from "vitest";
import { tries } from "#testing/properties.ts";
import { seeded } from "#testing/writers/moving-writers.ts";
import { relay } from "#testing/writers/relayed-writers.ts";
import { RoamingWriter, deeds } from "#testing/writers/roaming-writer.ts";
import { richPart, textPart } from "#widgets/kit/draft-parts.ts";
import { documentFrom } from "../draft-document.ts";
import { kindOf } from "../draft-widget.ts";
import { layoutOf } from "../layout.ts";

const happening = fc.record({
  who: fc.nat(2),
  does: fc.oneof(
    { weight: 8, arbitrary: fc.constant("key" as const) },
    { weight: 2, arbitrary: fc.constant("go" as const) },
    { weight: 3, arbitrary: fc.constantFrom(...deeds) },
    { weight: 5, arbitrary: fc.constant("send" as const) },
    { weight: 5, arbitrary: fc.constant("hear" as const) },
  ),
  place: fc.nat(999),
});

const ofTabs = [2 ** 31 + 1, 2 ** 31 + 2, 2 ** 31 + 3];
const clients = fc.shuffledSubarray(ofTabs, { minLength: 3 });

/** Who writes word by word, letter by letter: no word is left behind unfinished. */
function typist(writer: RoamingWriter) {
  const words: string[] = [];
  let left = "";
  function key(): void {
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
    finish(): void {
      while (left !== "") key();
    },
  };
}

/** Behind a whole word of the page. */
function placeOn({ draft }: RoamingWriter, place: number): { id: string; letter: number } | null {
  const ids = layoutOf(draft).flatMap(({ columns }) => columns.flatMap(({ widgets }) => widgets));
  const places = ids.flatMap((id) => {
    const part = kindOf(draft, id)?.kind === "Heading" ? textPart(id, "text") : richPart(id, "doc");
    const ends = [
      ...draft
        .getText(part)
        .toString()
        .matchAll(/[a-z]+(?=[ .])|>/g),
    ];
    return ends.map((end) => ({ id, letter: end.index + end[0].length }));
  });
  return places[place % Math.max(1, places.length)] ?? null;
}

it("whatever three people do to the lines in which they write, each word is on the page once and in one piece", () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), clients, (happenings, numbers) => {
      const seed = seeded();
      const server = relay(seed);
      server.draft.clientID = 7;
      const people = ["A", "B", "C"].map((name, at) =>
        typist(new RoamingWriter(name, { seed, first: "aaaaaa", client: numbers[at] ?? 0 })),
      );
      const send = ({ name, unsent }: RoamingWriter) => {
        for (const update of unsent.splice(0)) server.take(name, update);
      };
      const hear = (writer: RoamingWriter, count: number) => {
        for (let more = count; more > 0 && writer.heard < server.told.length; writer.heard++, more--) {
          const told = server.told[writer.heard];
          if (told && told.by !== writer.name) writer.hear(told.update);
        }
      };
      for (const { who, does, place } of happenings) {
        const person = people[who % people.length];
        if (!person) continue;
        const { writer } = person;
        if (does === "key") person.key();
        else if (does === "send") send(writer);
        else if (does === "hear") hear(writer, 1 + (place % 4));
        else {
          person.finish();
          const found = placeOn(writer, place);
          if (found) writer.go(found.id, found.letter);
          if (does !== "go") writer.deed(does);
          const next = does === "go" ? null : placeOn(writer, place * 7);
          if (next) writer.go(next.id, next.letter);
        }
      }
      for (const person of people) person.finish();
      do {
        for (const { writer } of people) send(writer);
        for (const { writer } of people) hear(writer, Number.POSITIVE_INFINITY);
      } while (people.some(({ writer }) => writer.unsent.length > 0));
      const there = JSON.stringify(documentFrom(server.draft));
      for (const { writer } of people) expect(JSON.stringify(documentFrom(writer.draft))).toBe(there);
      const counts = people.flatMap(({ words }) =>
        words.map((word) => [word, there.split(word).length - 1] as const),
      );
      expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
    }),
    { numRuns: tries(150) },
  );
});
