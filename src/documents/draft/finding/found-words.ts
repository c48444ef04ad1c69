import type * as Y from "yjs";
import { partsOf, titlePart } from "#widgets/kit/draft-parts.ts";
import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import { kindOf, readDraftWidget } from "../draft-widget.ts";
import { type PlaceInDraft, placesInDraft, shownLetters } from "./shown-letters.ts";

/** What somebody looks for on a page: words as they are, never a pattern. */
export type Query = {
  readonly words: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
};

/** Letters in a text of the draft, counted as the draft counts them; words within a name are the one letter that a mention is. */
export type FoundWords = PlaceInDraft & {
  /** The widget, or the title. */
  readonly id: string;
  /** The part of the draft that says them. */
  readonly part: string;
};

/** Longer words are not looked for; and more places are not listed. */
export const queryMost = 200;
export const foundMost = 5000;

/** Where the words stand, in reading order, none within another. `ids` are the widgets in that order. */
export function findWords(draft: Y.Doc, ids: readonly string[], query: Query): FoundWords[] {
  const words = query.words.slice(0, queryMost);
  if (words === "") return [];
  const found: FoundWords[] = [];
  const places = placesOf({ ...query, words });
  for (const id of [titlePart, ...ids])
    for (const part of shownParts(draft, id)) {
      const shown = shownLetters(draft.getText(part));
      const seen = places(shown.words, foundMost - found.length);
      for (const place of placesInDraft(shown, seen, words.length)) found.push({ id, part, ...place });
      if (found.length >= foundMost) return found;
    }
  return found;
}

/** The texts of a widget that readers see, in the order in which they do. Sources of Markdown are none: they are code. */
export function shownParts(draft: Y.Doc, id: string): readonly string[] {
  if (id === titlePart) return [titlePart];
  const kind = kindOf(draft, id)?.kind;
  if (!kind) return [];
  const schema: WidgetSchema<unknown> = schemas[kind];
  if (schema.rough) return [];
  const parts = (partsOf(draft).get(id) ?? []).filter(({ holds }) => holds === "text" || holds === "rich");
  if (!schema.shownTexts) return parts.map(({ name }) => name);
  const names = new Map(parts.map(({ path, name }) => [path, name]));
  return schema.shownTexts(readDraftWidget(draft, id).content).flatMap((path) => names.get(path) ?? []);
}

/** Finds the words in texts; costs one look at each letter, whatever the words are. */
export function placesOf({ words, matchCase, wholeWords }: Query): (text: string, most?: number) => number[] {
  const sought = matchCase ? words : folded(words);
  return (text, most = foundMost) => {
    const among = matchCase ? text : folded(text);
    const places: number[] = [];
    let at = among.indexOf(sought);
    while (at >= 0 && places.length < most) {
      const isMeant = !wholeWords || (!isWithin(text, at) && !isWithin(text, at + sought.length));
      if (isMeant) places.push(at);
      at = among.indexOf(sought, at + (isMeant ? sought.length : 1));
    }
    return places;
  };
}

/** Small letters, each at its own place: a few have small ones of another length, and stay. */
function folded(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from(text, (letter) => {
    const low = letter.toLowerCase();
    return low.length === letter.length ? low : letter;
  }).join("");
}

const ofWord = /^[\p{L}\p{M}\p{N}_]/u;

/** Whether a place stands between two letters of one word. */
function isWithin(text: string, at: number): boolean {
  const isLow = (place: number) => /[\udc00-\udfff]/.test(text[place] ?? "");
  const before = text.slice(isLow(at - 1) ? at - 2 : Math.max(0, at - 1), at);
  return ofWord.test(before) && ofWord.test(text.slice(at, at + 2));
}
