import * as Y from "yjs";
import { readPart, valuesPart } from "#widgets/kit/draft-parts.ts";
import { restoreWidget } from "../arranging.ts";
import { isThere, kindOf, removedKey, valuesOf } from "../draft-widget.ts";
import { joinSteps } from "./joined-steps.ts";

/**
 * Of two who remove a widget at once one removal stays, and undo takes back its own alone. Whoever takes theirs back has the widget
 * back also where the other removal is the one that stayed, heard of before or after that (decision 0167).
 */
export function bringBackRemoved(draft: Y.Doc, undo: Y.UndoManager): void {
  const bringingBack = {};
  undo.addTrackedOrigin(bringingBack);
  undo.on("stack-item-popped", ({ stackItem, type }) => {
    if (type !== "undo") return;
    const ids = removalsIn(draft, stackItem.insertions).flatMap((own) => removedBeside(draft, own) ?? []);
    if (ids.length === 0) return;
    draft.transact(() => ids.forEach((id) => restoreWidget(draft, id)), bringingBack);
    joinSteps(undo.redoStack);
  });
  draft.on("afterTransaction", (transaction) => {
    if (transaction.local) return;
    const ids = [...takenBackBefore(transaction)].flatMap((own) => removedBeside(draft, own) ?? []);
    if (ids.length > 0) draft.transact(() => ids.forEach((id) => restoreWidget(draft, id)));
  });
}

function removalsIn(draft: Y.Doc, insertions: Parameters<typeof Y.iterateDeletedStructs>[1]): Y.Item[] {
  const removals: Y.Item[] = [];
  draft.transact((transaction) =>
    Y.iterateDeletedStructs(transaction, insertions, (item) => {
      if (item instanceof Y.Item && item.parentSub === removedKey) removals.push(item);
    }),
  );
  return removals;
}

/** Removals of this tab that were taken back before those of others came. */
function* takenBackBefore({ doc, changed, deleteSet }: Y.Transaction): Generator<Y.Item> {
  for (const [map, keys] of changed as Map<unknown, Set<string | null>>) {
    if (!keys.has(removedKey) || !(map instanceof Y.Map)) continue;
    const own = map._map.get(removedKey)?.left;
    if (own?.deleted && own.id.client === doc.clientID && !Y.isDeleted(deleteSet, own.id)) yield own;
  }
}

/** The widget, if another removal stays which did not know of this one. */
function removedBeside(draft: Y.Doc, own: Y.Item): string | null {
  const name = own.parent instanceof Y.Map ? Y.findRootTypeKey(own.parent) : "";
  const id = readPart(name)?.id;
  if (!id || name !== valuesPart(id) || !kindOf(draft, id) || isThere(draft, id)) return null;
  const stayed = valuesOf(draft, id)._map.get(removedKey);
  const isOfAnother = stayed && stayed.id.client !== own.id.client;
  return isOfAnother && Y.compareIDs(stayed.origin, own.origin) ? id : null;
}
