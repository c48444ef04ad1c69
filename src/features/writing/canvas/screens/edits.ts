import type * as Y from "yjs";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget, WidgetKind } from "#widgets/widget.ts";
import {
  type Place,
  addWidget,
  duplicateWidget,
  moveWidget,
  removeWidget,
  replaceWidget,
  restoreWidget,
  setWidths,
} from "#documents/draft/arranging.ts";
import type { LayoutRow } from "#documents/draft/layout.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import { newId } from "./new-id.ts";

/** What a person does to the page as a whole; each is one step of undo. Ids are those of new widgets. */
export type Edits = {
  readonly add: (widgets: readonly StoredWidget[], place: Place) => readonly string[];
  readonly replace: (id: string, widget: StoredWidget, move?: (made: string) => void) => string;
  readonly move: (id: string, place: Place) => void;
  readonly duplicate: (id: string) => string;
  readonly remove: (id: string) => void;
  readonly restore: (id: string) => void;
  readonly setWidths: (row: LayoutRow, widths: readonly number[]) => void;
};

export function editsOn(session: DraftSession): Edits {
  const { draft, undo } = session;

  function step<Made>(work: (on: Y.Doc) => Made): Made {
    let made: { it: Made } | null = null;
    undo.stopCapturing();
    session.change(() => {
      made = { it: work(draft) };
    });
    undo.stopCapturing();
    if (!made) throw new Error("a session runs a change at once");
    return (made as { it: Made }).it;
  }

  return {
    add: (widgets, place) => step(() => addInOrder(draft, widgets, place)),
    replace: (id, widget, move) =>
      step(() => {
        const made = newId();
        replaceWidget(draft, id, { id: made, widget, move });
        return made;
      }),
    move: (id, place) => step(() => void moveWidget(draft, { id, place }, newId)),
    duplicate: (id) =>
      step(() => {
        const copy = newId();
        duplicateWidget(draft, id, copy, newId);
        return copy;
      }),
    remove: (id) => step(() => removeWidget(draft, id)),
    restore: (id) => step(() => restoreWidget(draft, id)),
    setWidths: (row, widths) => step(() => setWidths(draft, row, widths)),
  };
}

/** The first at the place, each other one behind the one before it. */
function addInOrder(draft: Y.Doc, widgets: readonly StoredWidget[], place: Place): string[] {
  const made: string[] = [];
  for (const widget of widgets) {
    const before = made.at(-1);
    const id = newId();
    const isAdded = addWidget(
      draft,
      { id, widget, place: before ? { where: "after", widget: before } : place },
      newId,
    );
    if (isAdded) made.push(id);
  }
  return made;
}

export function emptyWidget(kind: WidgetKind): StoredWidget {
  return { kind, version: schemas[kind].version, content: schemas[kind].empty() };
}
