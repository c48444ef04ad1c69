import { expect, it } from "vitest";
import { meeting } from "#testing/writers/meeting.ts";
import { seeded } from "#testing/writers/moving-writers.ts";
import type { Deed, RoamingWriter } from "#testing/writers/roaming-writer.ts";
import { richPart, textPart } from "#widgets/kit/draft-parts.ts";
import { kindOf } from "../draft-widget.ts";
import { layoutOf } from "../layout.ts";

const words = Array.from({ length: 20 }, (_, at) => `e${at}e`).join(" ");
const above = "above it";

/** Where a word of the page ends. */
function endOf({ draft }: RoamingWriter, word: string): { id: string; letter: number } | null {
  const ids = layoutOf(draft).flatMap(({ columns }) => columns.flatMap(({ widgets }) => widgets));
  for (const id of ids) {
    const name = kindOf(draft, id)?.kind === "Heading" ? textPart(id, "text") : richPart(id, "doc");
    const at = draft.getText(name).toString().indexOf(word);
    if (at >= 0) return { id, letter: at + word.length };
  }
  return null;
}

function goTo(writer: RoamingWriter, word: string): void {
  const found = endOf(writer, word);
  if (found) writer.go(found.id, found.letter);
}

/** The same numbers each time, below one that is asked for. */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 7919 + 1) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Story = {
  readonly seed: number;
  /** What a colleague does to the line, one after the other. */
  readonly deeds: readonly Deed[];
};

/** One types words in a line, a letter a moment. Another changes the line meanwhile, a third presses Enter above it and writes there; each sends and hears later. */
function afterTyping({ seed, deeds }: Story): string {
  const number = numbersFrom(seed);
  const first = number(3);
  const numbers = [0, 1, 2].map((at) => 2 ** 31 + 1 + ((first + at) % 3));
  const { people, server, sendAtOnce, hear, hearAtOnce, meet } = meeting(seeded(), {
    first: "aaaaaa",
    numbers,
  });
  const [typist, changer, neighbour] = people as unknown as readonly [
    RoamingWriter,
    RoamingWriter,
    RoamingWriter,
  ];
  const delays = people.map(() => ({ sends: 1 + number(6), hears: number(8) }));
  const times = deeds.reduce<number[]>((all) => [...all, (all.at(-1) ?? 4) + 6 + number(8)], []);
  const enters = 8 + number(15);
  const told: number[] = [];
  goTo(typist, "Fog");
  for (let moment = 0; moment < words.length + 20; moment++) {
    const letter = ` ${words}`[moment];
    if (letter) typist.type(letter);
    if (moment === (times[0] ?? 0) - 1) goTo(changer, "Fog");
    const deed = deeds[times.indexOf(moment)];
    if (deed) changer.deed(deed);
    if (moment === enters) goTo(neighbour, "at six. ");
    if (moment === enters) neighbour.deed("enter");
    const next = above[moment - enters - 1];
    if (next) neighbour.type(next);
    told.push(server.told.length);
    for (const [at, { sends, hears }] of delays.entries()) {
      const person = people[at] as RoamingWriter;
      if (moment % sends === 0) sendAtOnce(person);
      const count = (told[moment - hears] ?? 0) - person.heard;
      if (count > 0) (number(2) === 0 ? hearAtOnce : hear)(person, count);
    }
  }
  return meet();
}

function expectInOrder(story: Story): void {
  const there = afterTyping(story);
  const inOrder = [words, above].filter((each) => there.includes(each));
  expect({ ...story, inOrder }).toEqual({ ...story, inOrder: [words, above] });
}

it("a line that somebody begins above one that becomes a heading stays a line of its own (long)", () => {
  expectInOrder({ seed: 1, deeds: ["turn"] });
});

it("whoever writes in a line of their own stays there when words of the line below are brought along (long)", () => {
  expectInOrder({ seed: 25, deeds: ["turn"] });
});

it("words that follow a line which changed twice come behind those that their writer typed before (long)", () => {
  expectInOrder({ seed: 7, deeds: ["turn", "turn"] });
});

it("words that follow a line twice come before the caret of who typed them (long)", () => {
  expectInOrder({ seed: 16, deeds: ["turn", "turn"] });
});

it.each<{ deeds: readonly Deed[]; seeds: readonly number[] }>([
  { deeds: ["turn"], seeds: [9, 13, 31] },
  { deeds: ["turn", "turn"], seeds: [14, 32, 35, 39] },
  { deeds: ["list", "turn", "turn", "quote"], seeds: [2, 7, 14, 15, 19, 31] },
  { deeds: ["turn", "turn", "turn", "turn"], seeds: [6, 7, 10, 13, 14, 15, 16, 29, 35] },
  { deeds: ["turn", "enter", "turn"], seeds: [1, 7, 9, 14, 21, 30, 34, 37] },
])(
  "all words stay in order where a colleague does $deeds to the line meanwhile (long)",
  ({ deeds, seeds }) => {
    for (const seed of seeds) expectInOrder({ seed, deeds });
  },
);
