import * as Y from "yjs";
import type { RichDelta, RichStep } from "./rich-delta.ts";
import { isSame, lineEnd, lookMarks, type Marking } from "./rich-text.ts";

/** Writes what somebody did in an editor, so that others' undo takes back no more than its own (decision 0163). */
export function writeDelta(text: Y.Text, delta: RichDelta): void {
  const typedOn = typedOnIn(text, delta);
  if (typedOn) insertBehind(text, typedOn);
  else text.applyDelta([...lettersOfLines(text, delta)]);
}

/**
 * A change that leaves the looks of lines alone where letters come. Looks are said of line ends alone, yet the library opens a look
 * before the end, and a letter can stand between: it would close the look before the letter and open it again behind. That second
 * opening is the typist's, so undo of the look would not take it away, and all lines below would have it too.
 */
function lettersOfLines(text: Y.Text, delta: RichDelta): RichDelta {
  if (!delta.some(isOfLetters)) return delta;
  const place = new Walk(text);
  let isLookChanged = false;
  return delta.map((step) => {
    if ("retain" in step) isLookChanged ||= Object.keys(step.attributes ?? {}).some(isLook);
    if (!("insert" in step)) place.over("retain" in step ? step.retain : step.delete);
    if (!isOfLetters(step) || isLookChanged) return step;
    return { ...step, attributes: { ...place.looksFor(step.attributes ?? {}), ...step.attributes } };
  });
}

type Insert = { readonly insert: string; readonly attributes?: Marking };

const isOfLetters = (step: RichStep): step is Insert => "insert" in step && !step.insert.includes(lineEnd);
const isLook = (name: string): boolean => lookMarks.includes(name as never);

type TypedOn = { readonly behind: Y.Item; readonly words: string };

/**
 * Letters that somebody types on behind their own, where others have deleted what stood behind these: the end of a line, when they
 * joined two. The library would go past what is deleted, so where it comes back it would come into the word.
 */
function typedOnIn(text: Y.Text, delta: RichDelta): TypedOn | null {
  const step = delta.at(-1);
  const way = delta.slice(0, -1).map((each) => ("retain" in each && !each.attributes ? each.retain : 0));
  if (!step || !isOfLetters(step) || !way.every((length) => length > 0)) return null;
  const place = new Walk(text);
  for (const length of way) place.over(length);
  const behind = place.behindOwn();
  return behind && isSame(place.letterMarks(), step.attributes ?? {}) ? { behind, words: step.insert } : null;
}

function insertBehind(text: Y.Text, { behind, words }: TypedOn): void {
  text.doc?.transact((transaction) => {
    const { clientID, store } = transaction.doc;
    const id = Y.createID(clientID, Y.getState(store, clientID));
    const { right } = behind;
    const content = new Y.ContentString(words);
    new Y.Item(id, behind, behind.lastId, right, right && right.id, text, null, content).integrate(
      transaction,
      0,
    );
    // The library remembers where letters stand, and hears of its own changes alone.
    if (text._searchMarker) text._searchMarker.length = 0;
  });
}

/** A place that goes along a text letter by letter, with the marks that are open there. */
class Walk {
  readonly #own: number | undefined;
  readonly #open = new Map<string, unknown>();
  #before: Y.Item | null = null;
  #item: Y.Item | null;
  /** So many letters of the item are passed. */
  #used = 0;

  constructor(text: Y.Text) {
    this.#own = text.doc?.clientID;
    this.#item = text._start;
  }

  over(length: number): void {
    for (let left = length; this.#item && left > 0; this.#item = this.#item.right) {
      this.#before = this.#item;
      const { content, countable, deleted } = this.#item;
      if (!deleted && content instanceof Y.ContentFormat) this.#open.set(content.key, content.value);
      if (deleted || !countable) continue;
      const most = Math.min(left, this.#item.length - this.#used);
      left -= most;
      this.#used += most;
      if (this.#used < this.#item.length) return;
      this.#used = 0;
    }
  }

  letterMarks(): Marking {
    return said(this.#open, (name) => !isLook(name));
  }

  /** The looks that are open where letters with these marks will stand: the library goes past marks that say the same. */
  looksFor(marks: Marking): Marking {
    const here = new Map(this.#open);
    for (let next = this.#used === 0 ? this.#item : null; next; next = next.right) {
      if (next.deleted) continue;
      const { content } = next;
      if (!(content instanceof Y.ContentFormat) || !isEqual(marks[content.key], content.value)) break;
      here.set(content.key, content.value);
    }
    return said(here, isLook);
  }

  /** The person's own letter here, with what they deleted behind it, if others have deleted what comes then. */
  behindOwn(): Y.Item | null {
    if (this.#used > 0 || this.#before?.id.client !== this.#own) return null;
    let behind = this.#before;
    while (behind?.right?.deleted && !isForgotten(behind.right)) behind = behind.right;
    for (let next = behind?.right; next && (next.deleted || !next.countable); next = next.right)
      if (isForgotten(next)) return behind;
    return null;
  }
}

function said(marks: ReadonlyMap<string, unknown>, isAsked: (name: string) => boolean): Marking {
  return Object.fromEntries([...marks].filter(([name, value]) => isAsked(name) && value !== null));
}

/** What a person deletes themselves is kept for their undo; of what others delete only the length is known. */
const isForgotten = ({ content }: Y.Item): boolean => content instanceof Y.ContentDeleted;

const isEqual = (one: unknown, other: unknown): boolean =>
  (one ?? null) === other || JSON.stringify(one ?? null) === JSON.stringify(other);
