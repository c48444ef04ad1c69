import * as Y from "yjs";
import { partsOf } from "#widgets/kit/draft-parts.ts";
import { kindOf, placeKey, removedKey, valuesOf, whileEmpty } from "../draft-widget.ts";
import { columnPlaceOf } from "../layout.ts";
import { joinSteps } from "./joined-steps.ts";

/**
 * Undo of an added widget takes the widget's kind, values and place away, and would leave what others wrote in it where nobody
 * sees it. The widget stays in the draft instead, and on the page while others' words are in it.
 */
export function keepOthersWords(draft: Y.Doc, undo: Y.UndoManager): void {
  const puttingBack = {};
  undo.addTrackedOrigin(puttingBack);
  let before = standingIn(draft);
  draft.on("beforeTransaction", ({ origin }: Y.Transaction) => {
    if (origin === undo) before = standingIn(draft);
  });
  undo.on("stack-item-popped", () => {
    const gone = [...before.widgets.keys()].filter((id) => !kindOf(draft, id));
    if (gone.length === 0) return;
    draft.transact(() => {
      for (const id of gone) putBack(draft, id, before);
    }, puttingBack);
    joinSteps(undo.undoing ? undo.redoStack : undo.undoStack);
  });
}

type Values = readonly (readonly [string, unknown])[];
type Standing = {
  readonly widgets: ReadonlyMap<string, Values>;
  readonly columns: ReadonlyMap<string, unknown>;
  readonly rows: ReadonlyMap<string, unknown>;
};

function standingIn(draft: Y.Doc): Standing {
  const widgets = new Map<string, Values>();
  for (const id of partsOf(draft).keys())
    if (kindOf(draft, id)) widgets.set(id, [...valuesOf(draft, id).entries()]);
  return {
    widgets,
    columns: new Map(draft.getMap("columns").entries()),
    rows: new Map(draft.getMap("rows").entries()),
  };
}

function putBack(draft: Y.Doc, id: string, before: Standing): void {
  const values = valuesOf(draft, id);
  // Another person has moved the widget, or given it a value: that is theirs.
  const isOnlyOwn = [...values.keys()].every((key) => key === placeKey);
  for (const [key, value] of before.widgets.get(id) ?? []) if (!values.has(key)) values.set(key, value);
  if (isOnlyOwn) values.set(removedKey, whileEmpty);
  const { column } = values.get(placeKey) as { readonly column: string };
  setMissing(draft.getMap("columns"), column, before.columns);
  setMissing(draft.getMap("rows"), columnPlaceOf(draft, column).row, before.rows);
}

function setMissing(map: Y.Map<unknown>, key: string, before: ReadonlyMap<string, unknown>): void {
  if (!map.has(key) && before.has(key)) map.set(key, before.get(key));
}
