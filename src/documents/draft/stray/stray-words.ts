import * as Y from "yjs";

/**
 * Words that somebody typed into a line while another person cut, joined or moved it. Yjs moves nothing inside a text: the
 * line of old is deleted, a copy stands elsewhere, and words that the copy was made without would go with the old line.
 */
export type StrayWords = {
  /** The deleted line in which they were typed. */
  readonly line: Y.XmlText;
  readonly words: string;
  /** The same words, cut where their marks change. */
  readonly runs: readonly Run[];
  /** What stood around them in that line, as far as it is known. */
  readonly before: string;
  readonly behind: string;
};

/** Words with the marks that were set for them, or switched off (null); none where nobody marked anything before them. */
export type Run = { readonly words: string; readonly marks: Marks };
type Marks = Readonly<Record<string, unknown>>;
type DeleteSet = ReturnType<typeof Y.createDeleteSet>;

/**
 * The words that a transaction deleted although the update that it merges does not (`wanted`): nobody who saw them wanted them gone.
 * Asked at the transaction's end; the draft must keep the words of deleted lines (`serverDraft`).
 */
export function strayWordsOf(transaction: Y.Transaction, wanted: DeleteSet): StrayWords[] {
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

function isWanted({ id, length }: Y.Item, wanted: DeleteSet): boolean {
  for (let at = 0; at < length; at++) if (!isLetterWanted(id, at, wanted)) return false;
  return true;
}

function isLetterWanted({ client, clock }: Y.Item["id"], at: number, wanted: DeleteSet): boolean {
  return Y.isDeleted(wanted, Y.createID(client, clock + at));
}

type Piece = Run & { readonly isStray: boolean };

type Found = {
  readonly items: ReadonlySet<Y.Item>;
  readonly wanted: DeleteSet;
  readonly transaction: Y.Transaction;
};

/** The line's letters in order. What was deleted long before a line was is known only of lines that go now. */
function pieces(line: Y.XmlText, { items, wanted, transaction }: Found): Piece[] {
  const goesNow = line._item !== null && Y.isDeleted(transaction.deleteSet, line._item.id);
  const all: Piece[] = [];
  let marks: Marks = {};
  for (let item = line._start; item; item = item.right) {
    const { content } = item;
    const isKnown = !goesNow || Y.isDeleted(transaction.deleteSet, item.id);
    if (content instanceof Y.ContentFormat && isKnown) marks = { ...marks, [content.key]: content.value };
    if (!(content instanceof Y.ContentString)) continue;
    if (items.has(item)) all.push(...lettersOf(item, { words: content.str, marks }, wanted));
    else if (isKnown) all.push({ words: content.str, marks, isStray: false });
  }
  return all;
}

/** One stored run can hold letters that were seen beside letters that were not. */
function lettersOf({ id }: Y.Item, { words, marks }: Run, wanted: DeleteSet): Piece[] {
  return words.split("").map((letter, at) => ({
    words: letter,
    marks,
    isStray: !isLetterWanted(id, at, wanted),
  }));
}

function strayIn(line: Y.XmlText, all: readonly Piece[]): StrayWords[] {
  const known = all.filter(({ isStray }) => !isStray).map(({ words }) => words);
  const around = known.join("");
  const found: { pieces: Piece[]; at: number }[] = [];
  let at = 0;
  let isOpen = false;
  for (const piece of all) {
    const last = found.at(-1);
    if (!piece.isStray) at += piece.words.length;
    else if (isOpen && last) last.pieces.push(piece);
    else found.push({ pieces: [piece], at });
    isOpen = piece.isStray;
  }
  return found.map((each) => ({
    line,
    words: each.pieces.map(({ words }) => words).join(""),
    runs: runsOf(each.pieces),
    before: around.slice(0, each.at),
    behind: around.slice(each.at),
  }));
}

function runsOf(all: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  for (const { words, marks } of all) {
    const last = runs.at(-1);
    if (last?.marks === marks) runs[runs.length - 1] = { words: last.words + words, marks };
    else runs.push({ words, marks });
  }
  return runs;
}
