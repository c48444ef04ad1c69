import type { BlockChange } from "./compare.ts";
import type { Piece } from "./word-changes.ts";

export type ChangedSentences = {
  /** The first of them, each in pieces, with what stayed around its changes. */
  readonly shown: readonly (readonly Piece[])[];
  readonly count: number;
};

/** The sentences of a comparison in which something changed, as a letter shows them: at most so many, and none longer than so many letters. */
export function changedSentences(
  blocks: readonly Pick<BlockChange, "pieces">[],
  { most, letters }: { readonly most: number; readonly letters: number },
): ChangedSentences {
  const changed = blocks
    .filter(({ pieces }) => pieces.some(({ how }) => how !== "same"))
    .flatMap(({ pieces }) => sentencesOf(pieces))
    .filter((sentence) => sentence.some(({ how, text }) => how !== "same" && text.trim() !== ""));
  return { shown: changed.slice(0, most).map((sentence) => short(sentence, letters)), count: changed.length };
}

const ending = /[.!?…]["'”’)\]]{0,3}/u.source;
const units = new RegExp(`(?<=${ending}\\s)|(?<=[。！？\\n])`, "u");
const ends = new RegExp(`${ending}\\s+$|[。！？\\n]$`, "u");
const mayEnd = new RegExp(`${ending}$`, "u");

/** What was removed ends no sentence: what came in its place belongs to the same. */
function sentencesOf(pieces: readonly Piece[]): Piece[][] {
  const sentences: Piece[][] = [[]];
  for (const { how, text } of pieces)
    for (const unit of text.split(units)) {
      const before = sentences.at(-1)?.at(-1);
      const isNext = before && before.how !== "removed" && mayEnd.test(before.text);
      if (isNext && /^\s/u.test(unit)) sentences.push([]);
      sentences.at(-1)?.push({ how, text: unit });
      if (how !== "removed" && ends.test(unit)) sentences.push([]);
    }
  return sentences.map(joined).filter((sentence) => sentence.length > 0);
}

/** Neighbours of one kind as one, blanks as single ones, none at either end. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: { how: Piece["how"]; text: string }[] = [];
  for (const { how, text } of pieces) {
    const last = found.at(-1);
    const single = text.replace(/\s+/gu, " ");
    if (last?.how === how) last.text += single;
    else if (single !== "") found.push({ how, text: single });
  }
  const [first, last] = [found[0], found.at(-1)];
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return found.filter(({ text }) => text !== "");
}

/** Cuts what stayed before what changed, and what is too long behind it. */
function short(sentence: readonly Piece[], letters: number): Piece[] {
  let left = letters;
  return sentence.flatMap(({ how, text }, at) => {
    if (left <= 0) return [];
    const isFirst = at === 0 && how === "same";
    const most = Math.min(left, isFirst ? Math.ceil(letters / 3) : left);
    const cut = text.length <= most ? text : isFirst ? `…${lastOf(text, most)}` : `${firstOf(text, most)}…`;
    left -= cut.length;
    return [{ how, text: cut }];
  });
}

/** Whole letters: half of a pair is none. */
const firstOf = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
const lastOf = (text: string, most: number) => text.slice(-most).replace(/^[\udc00-\udfff]/, "");
