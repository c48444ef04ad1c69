import * as Y from "yjs";

/**
 * Words that somebody typed into a line while another person cut, joined or moved it. Yjs moves nothing inside a text: the
 * line of old is deleted, a copy stands elsewhere, and words that the copy was made without would go with the old line.
 */
export type StrayWords = {
  /** The deleted line in which they were typed. */
  readonly line: Y.XmlText;
  readonly words: string;
  /** What stood around them in that line, as far as it is known. */
  readonly before: string;
  readonly behind: string;
};

/**
 * The words that a transaction deleted although the update that it merges does not: nobody who saw them wanted them gone.
 * Asked at the transaction's end; the draft must keep the words of deleted lines (`serverDraft`).
 */
export function strayWordsOf(transaction: Y.Transaction, sent: Uint8Array): StrayWords[] {
  const wanted = Y.mergeDeleteSets([Y.decodeUpdate(sent).ds]);
  const lines = new Map<Y.XmlText, Set<Y.Item>>();
  Y.iterateDeletedStructs(transaction, transaction.deleteSet, (struct) => {
    if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentString)) return;
    if (!(struct.parent instanceof Y.XmlText) || !struct.parent._item?.deleted) return;
    if (isWanted(struct, wanted)) return;
    const items = lines.get(struct.parent) ?? new Set();
    lines.set(struct.parent, items.add(struct));
  });
  return [...lines].flatMap(([line, items]) => strayIn(line, pieces(line, { items, wanted, transaction })));
}

type DeleteSet = ReturnType<typeof Y.createDeleteSet>;

function isWanted({ id, length }: Y.Item, wanted: DeleteSet): boolean {
  for (let at = 0; at < length; at++) if (!isLetterWanted(id, at, wanted)) return false;
  return true;
}

function isLetterWanted({ client, clock }: Y.Item["id"], at: number, wanted: DeleteSet): boolean {
  return Y.isDeleted(wanted, Y.createID(client, clock + at));
}

type Piece = { readonly words: string; readonly isStray: boolean };

type Found = {
  readonly items: ReadonlySet<Y.Item>;
  readonly wanted: DeleteSet;
  readonly transaction: Y.Transaction;
};

/** The line's letters in order. What was deleted long before a line was is known only of lines that go now. */
function pieces(line: Y.XmlText, { items, wanted, transaction }: Found): Piece[] {
  const goesNow = line._item !== null && Y.isDeleted(transaction.deleteSet, line._item.id);
  const all: Piece[] = [];
  for (let item = line._start; item; item = item.right) {
    if (!(item.content instanceof Y.ContentString)) continue;
    if (items.has(item)) all.push(...lettersOf(item, item.content.str, wanted));
    else if (!goesNow || Y.isDeleted(transaction.deleteSet, item.id))
      all.push({ words: item.content.str, isStray: false });
  }
  return all;
}

/** One stored run can hold letters that were seen beside letters that were not. */
function lettersOf({ id }: Y.Item, words: string, wanted: DeleteSet): Piece[] {
  return words.split("").map((letter, at) => ({
    words: letter,
    isStray: !isLetterWanted(id, at, wanted),
  }));
}

function strayIn(line: Y.XmlText, all: readonly Piece[]): StrayWords[] {
  const known = all.filter(({ isStray }) => !isStray).map(({ words }) => words);
  const around = known.join("");
  const found: { words: string; at: number }[] = [];
  let at = 0;
  let isOpen = false;
  for (const { words, isStray } of all) {
    const last = found.at(-1);
    if (!isStray) at += words.length;
    else if (isOpen && last) last.words += words;
    else found.push({ words, at });
    isOpen = isStray;
  }
  return found.map((each) => ({
    line,
    words: each.words,
    before: around.slice(0, each.at),
    behind: around.slice(each.at),
  }));
}
