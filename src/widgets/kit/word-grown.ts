import * as Y from "yjs";
import { typedAs } from "./letters-beside.ts";
import type { Letter } from "./move-index.ts";

/** Letters of words that end with a blank: others have no end that a caret could stand at. */
const ofWord = /^[\p{L}\p{N}]$/u;
const unparted =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;

/** Between two letters of a word lie letters that were taken back, marks and records; more are nobody's typing. */
const skippedMost = 20;

type Sign = Letter & { readonly sign: string };

/**
 * How many letters came with a change right behind a place of a text as more of the word before it, from the one who was writing that: a
 * caret at the end of a word that is still being written stays at its end. Whoever breaks the line there would part the word, by
 * letters that came the moment before. The writers of the word are where their own letters are.
 */
export function wordGrownAt(text: Y.Text, { doc, beforeState }: Y.Transaction, place: number): number {
  const [before, ...behind] = place > 0 ? signsFrom(text, place - 1) : [];
  if (!before || !isOfWord(before.sign)) return 0;
  let last = typedAs(doc, before);
  if (last.client === doc.clientID) return 0;
  let grown = 0;
  for (const each of behind) {
    const typed = typedAs(doc, each);
    const isNew = each.clock >= (beforeState.get(each.client) ?? 0);
    const step = typed.client === last.client ? typed.clock - last.clock : 0;
    if (!isNew || !isOfWord(each.sign) || step < 1 || step > skippedMost) break;
    last = typed;
    grown++;
  }
  return grown;
}

const isOfWord = (sign: string): boolean => ofWord.test(sign) && !unparted.test(sign);

/** No word is longer. */
const lettersMost = 100;

function signsFrom(text: Y.Text, place: number): Sign[] {
  const signs: Sign[] = [];
  let left = place;
  for (let item = text._start; item && signs.length < lettersMost; item = item.right) {
    if (item.deleted || !item.countable) continue;
    const { content, id, length } = item;
    if (left < length && !(content instanceof Y.ContentString)) break;
    for (let at = left; at < length && content instanceof Y.ContentString && signs.length < lettersMost; at++)
      signs.push({ client: id.client, clock: id.clock + at, sign: content.str.charAt(at) });
    left = Math.max(0, left - length);
  }
  return signs;
}
