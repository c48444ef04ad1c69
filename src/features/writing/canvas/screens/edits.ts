import type * as Y from "yjs";
import type { PastedWidget } from "#widgets/kit/clipboard.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget, WidgetKind } from "#widgets/widget.ts";
import {
  type Place,
  duplicateWidget,
  moveWidget,
  removeWidget,
  replaceWidget,
  restoreWidget,
  setWidths,
} from "#documents/draft/arranging.ts";
import type { LayoutRow } from "#documents/draft/layout.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import { addArranged } from "./add-arranged.ts";
import { newId } from "./new-id.ts";

/** What a person does to the page as a whole; each is one step of undo. Ids are those of new widgets. */
export type Edits = {
  readonly add: (widgets: readonly PastedWidget[], place: Place) => readonly string[];
  readonly replace: (id: string, widget: PastedWidget, move?: (made: string) => void) => string;
  readonly move: (id: string, place: Place) => void;
  readonly duplicate: (id: string) => string;
  readonly remove: (id: string) => void;
  readonly restore: (id: string) => void;
  readonly setWidths: (row: LayoutRow, widths: readonly number[]) => void;
};

/** Has brought what widgets that were put in stand without. */
type Bring = (widgets: readonly PastedWidget[], made: readonly string[]) => void;

export function editsOn(session: DraftSession, bring: Bring): Edits {
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
    add(widgets, place) {
      const made = step(() => addArranged(draft, widgets, place));
      bring(widgets, made);
      return made;
    },
    replace(id, widget, move) {
      const made = newId();
      step(() => replaceWidget(draft, id, { id: made, widget, move }));
      bring([widget], [made]);
      return made;
    },
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

export function emptyWidget(kind: WidgetKind): StoredWidget {
  return { kind, version: schemas[kind].version, content: schemas[kind].empty() };
}
