import * as Y from "yjs";
import { movesPart } from "#widgets/kit/draft-parts.ts";
import { isGone, itemOf } from "#widgets/kit/letter-items.ts";
import type { Letter } from "#widgets/kit/move-index.ts";
import { lastOf, letterByLetter, noteMove } from "#widgets/kit/moved-letters.ts";
import { lineEnd } from "#widgets/kit/rich-text.ts";
import { isOfTab, nameOfRoot } from "../roots.ts";
import { typedAs } from "#widgets/kit/letters-beside.ts";

/** A word whose first letters were brought along, and whose next one came to another place behind the same letter. */
export type TornWord = {
  readonly text: Y.Text;
  /** The letter with which the second part begins. */
  readonly rest: Letter;
  /** The letter with which the first part ends. */
  readonly end: Letter;
};

/** So many runs of letters others may have written between the parts; and of so many a part may consist. */
const lookedMost = 100;
/** So many letters before a word were typed in the same moment. */
const lettersMost = 300;
/** So many words of one change are put together again; more are torn by nobody's typing. */
const tornMost = 20;

/**
 * Words that were torn while they were typed: their beginning was brought along to a line that went on, and of what several people
 * type there at once the rest has its place by the numbers of their tabs, or another's letters come between. To be asked at the end of
 * a change.
 */
export function tornWordsAfter({ doc, changed, beforeState }: Y.Transaction): TornWord[] {
  if (doc.getMap(movesPart).size === 0) return [];
  const found: TornWord[] = [];
  for (const type of changed.keys() as Iterable<unknown>) {
    if (!(type instanceof Y.Text)) continue;
    let isBehindNew = false;
    for (let item = type._start; item; item = item.right) {
      if (item.deleted || !(item.content instanceof Y.ContentString)) continue;
      const isNew = item.id.clock >= (beforeState.get(item.id.client) ?? 0);
      const isAsked = isOfTab(item.id.client) && (isNew || isBehindNew);
      isBehindNew = isNew;
      const end = isAsked ? endOfFirst(doc, item) : null;
      if (end) found.push({ text: type, rest: item.id, end });
      if (found.length === tornMost) return found;
    }
  }
  return found;
}

function endOfFirst(draft: Y.Doc, rest: Y.Item): Letter | null {
  const { client, clock } = rest.id;
  if (clock === 0) return null;
  const typed = { client, clock: clock - 1 };
  const brought = isGone(draft, typed) ? lastOf(draft, typed)?.letter : null;
  if (!brought || isOfTab(brought.client) || !isBehindTheSame(draft, typed, rest)) return null;
  let item: Y.Item | null = rest;
  let isApart = false;
  for (let looked = 0; looked < lookedMost && item.left; looked++) {
    item = item.left;
    if (item.deleted || !(item.content instanceof Y.ContentString)) continue;
    if (Y.compareIDs(item.lastId, Y.createID(brought.client, brought.clock))) return isApart ? brought : null;
    if (item.content.str.includes(lineEnd)) return null;
    isApart = true;
  }
  return null;
}

/** Whether the word's first letter was typed where its next one was. */
function isBehindTheSame(draft: Y.Doc, typed: Letter, { origin }: Y.Item): boolean {
  if (!origin) return false;
  let first = itemOf(draft, typed);
  for (let looked = 0; looked < lookedMost; looked++) {
    if (first?.origin?.client !== typed.client || first.origin.clock !== first.id.clock - 1) break;
    first = itemOf(draft, first.origin);
  }
  const isThere = (letter: Letter) => isSame(lastOf(draft, letter)?.letter ?? letter, origin);
  return (first?.origin ? isThere(first.origin) : false) || isThere(lastTaken(draft, typed) ?? typed);
}

/** The letter before a word which somebody took along, over those that were brought there later: behind it the caret of its writer came. */
function lastTaken(draft: Y.Doc, typed: Letter): Letter | null {
  let item = itemOf(draft, typed);
  let clock = typed.clock;
  for (let looked = 0; looked < lettersMost && item; looked++) {
    const { client }: Letter = item.id;
    if (clock < item.id.clock) {
      item = item.left;
      clock = item?.lastId.clock ?? 0;
    } else if (item.content instanceof Y.ContentFormat || isBrought(draft, { client, clock })) clock--;
    else return { client, clock };
  }
  return null;
}

/** Whether a letter is gone and nobody but the server has written it anew. */
function isBrought(draft: Y.Doc, letter: Letter): boolean {
  const became = lastOf(draft, letter)?.letter;
  return isGone(draft, letter) && (!became || !isOfTab(became.client));
}

/** Brings the first parts of torn words to their second ones. */
export function mendTorn(draft: Y.Doc, torn: readonly TornWord[]): void {
  for (const { text, rest, end } of torn) {
    if (isGone(draft, rest) || isGone(draft, end)) continue;
    for (const item of firstPart(draft, end, rest)) bringTo(draft, text, { item, rest });
  }
}

/** What its writer has written in a row up to a letter. */
function firstPart(draft: Y.Doc, end: Letter, { client }: Letter): Y.Item[] {
  const items: Y.Item[] = [];
  let item = itemOf(draft, end);
  while (item && !item.deleted && items.length < lookedMost && isWrittenBy(draft, item, client)) {
    items.unshift(item);
    item = item.left;
  }
  return items;
}

function isWrittenBy(draft: Y.Doc, { lastId, content }: Y.Item, client: number): boolean {
  return content instanceof Y.ContentString && typedAs(draft, lastId).client === client;
}

function bringTo(
  draft: Y.Doc,
  text: Y.Text,
  { item, rest }: { readonly item: Y.Item; readonly rest: Letter },
): void {
  const name = nameOfRoot(text);
  if (name === null || !(item.content instanceof Y.ContentString)) return;
  const { str } = item.content;
  const from = letterByLetter(text).findIndex((letter) => isSame(letter, item.id));
  const to = letterByLetter(text).findIndex((letter) => isSame(letter, rest));
  if (from < 0 || to < 0) return;
  text.insert(to, str);
  const kept = [{ at: from, length: str.length, toAt: to }];
  noteMove(draft, { from: text, to: { name, text }, range: { from, to: from + str.length }, kept, seen: [] });
  text.delete(from, str.length);
}

const isSame = (one: Letter, other: Letter) => one.client === other.client && one.clock === other.clock;
