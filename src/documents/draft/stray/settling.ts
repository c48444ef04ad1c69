import * as Y from "yjs";
import { isThere } from "../draft-widget.ts";
import { nameOfRoot } from "../roots.ts";
import { readPart } from "#widgets/kit/draft-parts.ts";
import { type Home, type LettersLeft, homeOf, lettersMost } from "./home-of.ts";
import type { Run, StrayWords } from "./stray-words.ts";

/** Texts outside of paragraphs have limits; words that would not fit stand on a line of their own. */
const plainMost = 200;

/**
 * Gives stray words a place: in their line where that stands now, else on a line of their own where it stood. Words that
 * stood in one line keep their order.
 */
export function settleStray(draft: Y.Doc, stray: readonly StrayWords[]): void {
  const left = { letters: lettersMost };
  const placed = stray.map((words) => ({ words, home: homeFor(draft, words, left) }));
  // From behind, so that the places in front stay what they were.
  for (const { words, home } of placed.toReversed().toSorted((one, other) => atOf(other) - atOf(one)))
    if (home) insertRuns(home.text, home.at, words.runs);
    else onOwnLine(words);
}

function atOf({ home }: { readonly home: Home | null }): number {
  return home?.at ?? -1;
}

function homeFor(draft: Y.Doc, words: StrayWords, left: LettersLeft): Home | null {
  const home = left.letters < 0 ? null : homeOf(draft, words, left);
  if (!home) return null;
  const name = nameOfRoot(home.text);
  const part = name === null ? null : readPart(name);
  if (!part || !isThere(draft, part.id)) return null;
  const isRoom = part.holds === "rich" || home.text.length + words.words.length <= plainMost;
  return isRoom ? home : null;
}

/** Marked words keep their marks, unmarked ones take those of the place; a plain text has none. */
function insertRuns(text: Y.Text, at: number, runs: readonly Run[]): void {
  let place = at;
  for (const { words, marks } of runs) {
    if (text instanceof Y.XmlText && Object.keys(marks).length > 0) text.insert(place, words, marks);
    else text.insert(place, words);
    place += words.length;
  }
}

function onOwnLine({ line, runs }: StrayWords): void {
  let item = line._item;
  while (item && item.parent instanceof Y.XmlElement && item.parent._item?.deleted) item = item.parent._item;
  if (!item || !(item.parent instanceof Y.XmlFragment)) return;
  const { parent } = item;
  const text = parent.toArray().findLast((child) => child instanceof Y.XmlText);
  if (text) insertRuns(text, text.length, runs);
  else parent.insert(livingBefore(item), [elementFor(parent, runs)]);
}

/** How many children of the same parent stand in front and are still there. */
function livingBefore(item: Y.Item): number {
  let count = 0;
  for (let at = item.left; at; at = at.left) if (!at.deleted) count += at.length;
  return count;
}

/** What holds the words where they are put: a list takes items, a line letters, all else takes lines. */
function elementFor(parent: Y.XmlFragment, runs: readonly Run[]): Y.XmlElement | Y.XmlText {
  const text = new Y.XmlText();
  insertRuns(text, 0, runs);
  const name = parent instanceof Y.XmlElement ? parent.nodeName : "doc";
  if (name === "paragraph") return text;
  const line = new Y.XmlElement("paragraph");
  line.insert(0, [text]);
  if (name !== "bulletList" && name !== "orderedList") return line;
  const entry = new Y.XmlElement("listItem");
  entry.insert(0, [line]);
  return entry;
}
