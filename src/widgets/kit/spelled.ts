import type * as Y from "yjs";
import { lineBreak, type RichRun, type RichText } from "./draft.ts";
import { listSigns, wordsWithSigns } from "./list-signs.ts";
import { mentionFrom, mentionLetter, type NameOf, nameless } from "./mention.ts";
import type { Kept } from "./moved-letters.ts";
import { lineEnd, linesIn, mentionMark } from "./rich-text.ts";

const namers = new WeakMap<Y.Doc, NameOf>();

/** Who writes in a draft knows names; where its words go into a text without mentions, they are spelled out. */
export function knowNames(draft: Y.Doc, nameOf: NameOf): void {
  namers.set(draft, nameOf);
}

/** How whoever writes in a draft names what is mentioned; null where nobody was named. */
export function namesIn(draft: Y.Doc | null): NameOf | null {
  return (draft && namers.get(draft)) ?? null;
}

/** The words of a line, with a name for each letter that stands for a mention. */
export type SpelledLine = { readonly words: string; readonly names: readonly string[] };

export function spelledLine(runs: readonly RichRun[], draft: Y.Doc | null): SpelledLine {
  const nameOf = namesIn(draft) ?? nameless;
  const names = runs.flatMap(({ text, marks }) => {
    const mention = mentionFrom(marks[mentionMark]);
    const count = text.split(mentionLetter).length - 1;
    return Array.from({ length: count }, () => (mention ? nameOf(mention) : mentionLetter));
  });
  return { words: runs.map(({ text }) => text).join(""), names };
}

/** Writes words into a text of plain words: which letters stand where in it, and which of them spell the name of a mention. */
export class PlainWriting {
  readonly kept: Kept[] = [];
  text = "";
  readonly #names: readonly string[];
  #named = 0;

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** Letters from a place on, in their order. */
  say(letters: string, at: number): void {
    let place = at;
    for (const piece of letters.split(/(\ufffc)/u)) {
      const name = piece === mentionLetter ? this.#names[this.#named++] : undefined;
      if (piece !== "") {
        const kept = { at: place, length: piece.length, toAt: this.text.length };
        this.kept.push(name === undefined ? kept : { ...kept, name: name.length });
      }
      this.text += name ?? piece;
      place += piece.length;
    }
  }
}

/** Plain words, and which letters of a line stand where in them. */
export type PlainWords = { readonly text: string; readonly kept: readonly Kept[] };

/**
 * A line, which begins at a letter of its text, in one row of words. No blank is left out, also none at its ends: a colleague may be
 * typing behind it, and the next word would stand against the one before.
 */
export function plainWords({ words, names }: SpelledLine, at = 0): PlainWords {
  const writing = new PlainWriting(names);
  if (words.trim() !== "") writing.say(words.replace(/\s/g, " "), at);
  return { text: writing.text, kept: writing.kept };
}

type Range = { readonly from?: number | undefined; readonly to?: number | undefined };

/** The words of a text from one letter to another, as whoever writes in it reads them. */
export function spelledWords(text: Y.Text, from: number, to?: number): string {
  return rangeOf(text, linesIn(text), { from, to }).spelled.replaceAll(lineBreak, lineEnd);
}

/** The same of a text of lines, with the numbers and dashes of its lists. */
export function listedWords(text: Y.Text, range: Range): string {
  const lines = linesIn(text);
  const { before, spelled } = rangeOf(text, lines, range);
  const first = before.split(lineEnd).length - 1;
  const said = spelled.replace(/(?<=[^])\n$/, "").split(lineEnd);
  const looks = lines.map(({ look }) => look);
  return wordsWithSigns(
    said.map((words, at) => ({
      words: words.replaceAll(lineBreak, lineEnd),
      look: looks[first + at] ?? {},
    })),
    {
      signs: listSigns(looks).slice(first, first + said.length),
      isCut: before !== "" && !before.endsWith(lineEnd),
      between: lineEnd,
    },
  );
}

function rangeOf({ doc }: Y.Text, lines: RichText, { from = 0, to }: Range) {
  const spelledLines = lines.map(({ runs }) => spelledLine(runs, doc));
  const words = spelledLines.map((line) => line.words).join(lineEnd);
  const before = words.slice(0, from);
  const named = before.split(mentionLetter).length - 1;
  const writing = new PlainWriting(spelledLines.flatMap(({ names }) => names).slice(named));
  writing.say(words.slice(from, to), 0);
  return { before, spelled: writing.text };
}
