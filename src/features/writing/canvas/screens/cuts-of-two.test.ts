import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { tries } from "#testing/properties.ts";
import { flowKinds, headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { meeting } from "#testing/writers/meeting.ts";
import type { RoamingWriter } from "#testing/writers/roaming-writer.ts";
import { deleteLetters } from "#widgets/kit/flow.ts";
import { schemas } from "#widgets/schemas.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import { readingOrder } from "../model/reading-order.ts";
import { editsOn } from "./edits.ts";

/** Every letter is there once, so that one sees which of them came back twice. */
const texts = ["abcdefgh", "ABCDEFGH", "ijklmnop", "qrstuvwx"] as const;
const idOf = (at: number) => `w0000${at}`;
const page = () =>
  draftFrom(
    stacked(
      [textOf(texts[0]), headingOf(texts[1]), textOf(texts[2]), textOf(texts[3])].map((widget, at) => ({
        id: idOf(at),
        ...widget,
      })),
    ),
  );

function saidBy(draft: Y.Doc): string[] {
  const { widgets } = documentFrom(draft);
  return readingOrder(layoutOf(draft)).flatMap((id) => {
    const widget = widgets[id];
    return widget ? [schemas[widget.kind].plainText(widget.content as never)] : [];
  });
}

type End = readonly [text: number, letter: number];
type Span = { readonly from: End; readonly to: End };
type Deed = "cut" | "undo" | "redo";

function perform({ draft, own, undo }: RoamingWriter, deed: Deed, span: Span): void {
  if (deed === "undo") undo.undo();
  if (deed === "redo") undo.redo();
  if (deed === "cut") cut({ draft, own, undo }, span);
}

function cut({ draft, own, undo }: Pick<RoamingWriter, "draft" | "own" | "undo">, { from, to }: Span): void {
  const change = (work: () => void) => draft.transact(work, own);
  const edits = editsOn({ draft, undo, ownChange: own, change } as unknown as DraftSession, () => {});
  const end = ([text, letter]: End) => ({
    id: idOf(text),
    flow: text === 1 ? flowKinds.Heading : flowKinds.Paragraph,
    letter,
  });
  const between = texts.map((_, at) => at).filter((at) => at > from[0] && at < to[0]);
  if (from[0] !== to[0]) return edits.cut(end(from), end(to), between.map(idOf));
  const { id, flow } = end(from);
  change(() => deleteLetters(draft, { id, flow }, { from: from[1], to: to[1] }));
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
  /** What each of the two cuts. */
  readonly spans: readonly [Span, Span];
  readonly done: readonly (readonly [who: 0 | 1, deed: Deed])[];
  /** A third person types a word at the end of the third text. */
  readonly isTyped?: boolean;
};

/** Two cut before they hear of each other; what they do then each sends and hears now and then. Gives what the page says when all have met. */
function afterwards({ seed, spans, done, isTyped = false }: Story): string[] {
  const number = numbersFrom(seed);
  const lower = number(2);
  const numbers = [2 ** 31 + 1 + lower, 2 ** 31 + 2 - lower, ...(isTyped ? [2 ** 31 + 3] : [])];
  const start = { first: idOf(0), numbers };
  const { people, server, meet, ...wires } = meeting(Y.encodeStateAsUpdate(page()), start);
  const typist = people[2];
  typist?.go(idOf(2), 8);
  const letters = " {word}".split("");
  const hearSome = () => {
    const letter = typist && number(2) === 0 ? letters.shift() : undefined;
    if (letter) typist?.type(letter);
    for (const who of people) {
      const sends = number(4);
      if (sends === 0) wires.send(who);
      if (sends === 1) wires.sendAtOnce(who);
      if (number(2) === 0) (number(2) === 0 ? wires.hear : wires.hearAtOnce)(who, 1 + number(3));
    }
  };
  for (const [who, deed] of done) {
    const person = people[who] as RoamingWriter;
    if (deed !== "cut") for (let times = number(4); times > 0; times--) hearSome();
    perform(person, deed, spans[who]);
  }
  for (const letter of letters) typist?.type(letter);
  meet();
  return saidBy(server.draft);
}

const span = (from: End, to: End): Span => ({ from, to });
const whole = span([0, 4], [2, 4]);
const small = span([0, 6], [2, 2]);
const cutBy: Readonly<Record<string, readonly [Span, Span]>> = {
  "the same letters of one text": [span([0, 2], [0, 6]), span([0, 2], [0, 6])],
  "letters of one text that lie over each other": [span([0, 2], [0, 6]), span([0, 4], [0, 7])],
  "the same passage over three texts": [whole, whole],
  "a passage and one within it": [whole, small],
  "a passage and one around it": [small, whole],
  "a passage and one that ends a text later": [whole, span([0, 6], [3, 4])],
  "a passage and one that ends in its heading": [whole, span([0, 6], [1, 4])],
  "the same passage that begins in a heading": [span([1, 4], [2, 4]), span([1, 4], [2, 4])],
  "a passage and letters at its end": [whole, span([2, 2], [2, 7])],
};
const passages = Object.keys(cutBy);
const bothCut = [
  [0, "cut"],
  [1, "cut"],
] as const;
const bothUndo = [...bothCut, [0, "undo"], [1, "undo"]] as const;
const redone = [...bothUndo, [1, "redo"], [0, "redo"]] as const;
const typed = (there: readonly string[]) => there.join("|").replace(" {word}", "");

it("where two cut the same letters and both take it back, the page has every letter once, where it was", () => {
  const spans = cutBy["the same letters of one text"] as Story["spans"];
  expect(afterwards({ seed: 5, spans, done: bothUndo })).toEqual(texts);
});

it("so it is whatever the two cut, however they hear of each other (long)", () => {
  for (const what of passages)
    for (let seed = 1; seed <= tries(2); seed++) {
      const spans = cutBy[what] as Story["spans"];
      expect({ what, seed, there: afterwards({ seed, spans, done: bothUndo }) }).toEqual({
        what,
        seed,
        there: texts,
      });
    }
});

it("a word that a third person types behind a passage which two cut and take back is on the page once and whole (long)", () => {
  const expected = texts.map((text, at) => (at === 2 ? `${text} {word}` : text));
  for (const what of [
    "the same passage over three texts",
    "a passage and one within it",
    "a passage and one around it",
  ])
    for (let seed = 1; seed <= tries(2); seed++) {
      const story = { seed, spans: cutBy[what] as Story["spans"], done: bothUndo, isTyped: true };
      expect({ what, seed, there: afterwards(story) }).toEqual({ what, seed, there: expected });
    }
});

it("where two cut the same passage and one takes it back, it is on the page once, with its heading (long)", () => {
  for (const what of [
    "the same passage over three texts",
    "the same passage that begins in a heading",
    "a passage and one around it",
  ])
    for (let seed = 1; seed <= tries(2); seed++) {
      const story = { seed, spans: cutBy[what] as Story["spans"], done: [...bothCut, [1, "undo"]] as const };
      expect({ what, seed, there: afterwards(story) }).toEqual({ what, seed, there: texts });
    }
});

it("what another has cut besides stays away where one takes a smaller cut back", () => {
  const story = { seed: 1, spans: [whole, small], done: [...bothCut, [1, "undo"]] } as const;
  expect(afterwards(story)).toEqual(["abcdgh", "ABCDEFGH", "ijmnop", "qrstuvwx"]);
});

it("redo cuts again what both took back", () => {
  for (const [what, left] of [
    ["the same letters of one text", "abgh"],
    ["letters of one text that lie over each other", "abh"],
  ] as const) {
    const [again] = afterwards({ seed: 1, spans: cutBy[what] as Story["spans"], done: redone });
    expect({ what, again }).toEqual({ what, again: left });
  }
});

it("undo brings back once more what both took back and cut again (long)", () => {
  for (const what of passages.slice(0, 3))
    for (let seed = 1; seed <= tries(2); seed++) {
      const done = [...redone, [0, "undo"], [1, "undo"]] as const;
      const spans = cutBy[what] as Story["spans"];
      expect({ what, seed, there: typed(afterwards({ seed, spans, done })) }).toEqual({
        what,
        seed,
        there: texts.join("|"),
      });
    }
});
