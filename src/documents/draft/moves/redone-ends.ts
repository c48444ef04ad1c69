import * as Y from "yjs";
import { lineEnd } from "#widgets/kit/rich-text.ts";

/**
 * Undo of a join brings the end of a line back: behind where it was, so that whoever types on at the end of that line stands before
 * it, heard of or not. The library would put it before that place, where they write as well (decision 0163). To be told of undo
 * before the library: what stands again already it leaves as it is.
 */
export function bringEndsBehind(draft: Y.Doc, undo: Y.UndoManager): void {
  draft.on("beforeTransaction", (transaction: Y.Transaction) => {
    if (transaction.origin !== undo) return;
    const step = (undo.undoing ? undo.undoStack : undo.redoStack).at(-1);
    if (!step) return;
    const ends: Y.Item[] = [];
    Y.iterateDeletedStructs(transaction, step.deletions, (item) => {
      if (item instanceof Y.Item && isLoneEnd(item, step)) ends.push(item);
    });
    for (const end of ends) bringBehind(transaction, end);
  });
}

type Step = { readonly insertions: DeleteSet; readonly deletions: DeleteSet };
type DeleteSet = ReturnType<typeof Y.createDeleteSet>;

/** Of letters that were deleted together the library knows the order; an end that gave way to lines of another text stays before these. */
function isLoneEnd(item: Y.Item, { insertions, deletions }: Step): boolean {
  const { content, left, right, redone, deleted, id } = item;
  if (!(content instanceof Y.ContentString) || content.str !== lineEnd) return false;
  if (!deleted || redone || Y.isDeleted(insertions, id)) return false;
  return ![left?.lastId, right?.id].some((beside) => beside && Y.isDeleted(deletions, beside));
}

function bringBehind(transaction: Y.Transaction, end: Y.Item): void {
  const { clientID, store } = transaction.doc;
  const id = Y.createID(clientID, Y.getState(store, clientID));
  const { right, parent } = end;
  const back = new Y.Item(id, end, end.lastId, right, right && right.id, parent, null, end.content.copy());
  end.redone = id;
  back.keep = true;
  back.integrate(transaction, 0);
}
