import * as Y from "yjs";
import { mentionFrom, mentionLetter } from "#widgets/kit/mention.ts";
import { mentionMark } from "#widgets/kit/rich-text.ts";
import { namesIn } from "#widgets/kit/spelled.ts";

/** What stands for something in a text that is no letter. */
const noLetter = "\ufffc";

/** A text as it is seen: where names stand in it for the one letter that a mention is in the draft. */
export type ShownLetters = { readonly words: string; readonly names: readonly ShownName[] };

type ShownName = {
  /** Where it stands among the words that are seen. */
  readonly at: number;
  readonly length: number;
  /** Where its letter stands in the draft. */
  readonly letter: number;
};

/** Letters of the draft. `inName`: how far within the name of a mention they begin; null where they are words of the text alone. */
export type PlaceInDraft = { readonly from: number; readonly length: number; readonly inName: number | null };

/** A text letter by letter, at the places where the draft counts them. */
export function lettersOf(text: Y.Text): string {
  const pieces: string[] = [];
  for (let item = text._start; item; item = item.right) {
    if (item.deleted || !item.countable) continue;
    pieces.push(item.content instanceof Y.ContentString ? item.content.str : noLetter.repeat(item.length));
  }
  return pieces.join("");
}

/** A text with the names of its mentions, as whoever writes in the draft knows them. */
export function shownLetters(text: Y.Text): ShownLetters {
  const letters = lettersOf(text);
  const nameOf = namesIn(text.doc);
  if (!nameOf || !letters.includes(mentionLetter)) return { words: letters, names: [] };
  const pieces: string[] = [];
  const names: ShownName[] = [];
  let [at, letter] = [0, 0];
  const say = (piece: string) => {
    pieces.push(piece);
    at += piece.length;
  };
  for (const [run, mention] of mentionRuns(text)) {
    // Words beside a mention that have its mark are words all the same.
    for (const piece of run.split(/(\ufffc)/u)) {
      const name = mention && piece === mentionLetter ? nameOf(mention) : null;
      if (name !== null) names.push({ at, length: name.length, letter });
      say(name ?? piece);
      letter += piece.length;
    }
  }
  return { words: pieces.join(""), names };
}

function* mentionRuns(text: Y.Text): Generator<[string, ReturnType<typeof mentionFrom>]> {
  let mention: ReturnType<typeof mentionFrom> = null;
  for (let item = text._start; item; item = item.right) {
    if (item.deleted) continue;
    const { content } = item;
    if (content instanceof Y.ContentFormat && content.key === mentionMark)
      mention = mentionFrom(content.value);
    if (content instanceof Y.ContentString) yield [content.str, mention];
    else if (item.countable) yield [noLetter.repeat(item.length), null];
  }
}

/** The letters of the draft behind places in what is seen, which stand in their order; one look at each place and name. */
export function placesInDraft(
  { names }: ShownLetters,
  places: readonly number[],
  length: number,
): PlaceInDraft[] {
  let [next, shift] = [0, 0];
  return places.map((place) => {
    const end = place + length;
    for (let name = names[next]; name && name.at + name.length <= place; name = names[++next])
      shift += name.length - 1;
    const first = names[next];
    if (!first || first.at >= end) return { from: place - shift, length, inName: null };
    const isInside = first.at <= place;
    const from = isInside ? first.letter : place - shift;
    let covered = 0;
    let last = first;
    for (let at = next; (names[at]?.at ?? end) < end; at++) {
      last = names[at] ?? last;
      covered += last.length - 1;
    }
    const isCut = last.at + last.length > end;
    const until = isCut ? last.letter + 1 : end - shift - covered;
    return { from, length: until - from, inName: isInside ? place - first.at : 0 };
  });
}
