import type * as Y from "yjs";
import type { SpanClip } from "#documents/clip/read-clip.ts";
import {
  type Place,
  duplicateWidgets,
  moveWidgets,
  removeWidget,
  replaceWidget,
  restoreWidget,
  setWidths,
} from "#documents/draft/arranging.ts";
import { kindOf } from "#documents/draft/draft-widget.ts";
import type { LayoutRow } from "#documents/draft/layout.ts";
import { goOnInStep } from "#documents/draft/moves/joined-steps.ts";
import { LaterParts } from "#documents/draft/moves/later-parts.ts";
import { editors } from "#widgets/editors.ts";
import type { PastedWidget } from "#widgets/kit/clipboard.ts";
import type { KindEditor } from "#widgets/kit/editor.ts";
import type { FlowPlace } from "#widgets/kit/flow.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget, WidgetKind } from "#widgets/widget.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import { addArranged } from "./add-arranged.ts";
import { newId } from "./new-id.ts";
import { type PutAt, type PutIn, putSpan } from "./put-span.ts";
import { type TextEdits, textEdits } from "./text-edits.ts";

/** What a person does to the page as a whole; each is one step of undo. Ids are those of new widgets. */
export type Edits = TextEdits & {
  readonly add: (widgets: readonly PastedWidget[], place: Place) => readonly string[];
  readonly replace: (id: string, widget: PastedWidget, move?: (made: string) => void) => string;
  /** Several widgets are given in reading order. */
  readonly move: (ids: readonly string[], place: Place) => void;
  readonly duplicate: (ids: readonly string[]) => readonly string[];
  readonly remove: (ids: readonly string[]) => void;
  /** Puts one widget in the place of all of these, which are given in reading order. */
  readonly replaceAll: (ids: readonly string[], widget: StoredWidget) => string;
  readonly restore: (ids: readonly string[]) => void;
  /** Puts what was selected over several texts into one of them, in the place of some letters. */
  readonly putSpan: (at: PutAt, clip: SpanClip) => PutIn;
  readonly setWidths: (row: LayoutRow, widths: readonly number[]) => void;
  /** What is typed next takes the place of what was just deleted: both are one step. */
  readonly goOn: () => void;
  /** Runs what a file changes in a widget that stood without it: part of the step that put the widget there, while that is the last. */
  readonly arrive: (id: string, work: () => void) => void;
};

/** Has brought what widgets that were put in stand without. */
type Bring = (widgets: readonly PastedWidget[], made: readonly string[]) => void;

export function editsOn(session: DraftSession, bring: Bring): Edits {
  const { draft, undo } = session;
  const later = new LaterParts(undo);
  const step = <Made>(work: () => Made) => oneStep(session, work);

  return {
    ...puttingIn(draft, { step, later, bring }),
    move: (ids, place) => step(() => void moveWidgets(draft, { ids, place }, newId)),
    duplicate: (ids) => step(() => duplicateWidgets(draft, ids, newId)),
    remove: (ids) => step(() => ids.forEach((id) => removeWidget(draft, id))),
    replaceAll: (ids, widget) => step(() => replacedAll(draft, ids, widget)),
    restore: (ids) => step(() => ids.forEach((id) => restoreWidget(draft, id))),
    ...textEdits(draft, step),
    setWidths: (row, widths) => step(() => setWidths(draft, row, widths)),
    goOn: () => goOnInStep(undo),
    arrive: (id, work) => later.add(id, work),
  };
}

type PuttingIn = {
  readonly step: <Made>(work: () => Made) => Made;
  readonly later: LaterParts;
  readonly bring: Bring;
};

/** What comes onto the page, and may bring files. */
function puttingIn(
  draft: Y.Doc,
  { step, later, bring }: PuttingIn,
): Pick<Edits, "add" | "replace" | "putSpan"> {
  return {
    add(widgets, place) {
      const made = step(() => {
        const ids = addArranged(draft, widgets, place);
        later.await(ids.filter((_, at) => widgets[at]?.brings));
        return ids;
      });
      bring(widgets, made);
      return made;
    },
    replace(id, widget, move) {
      const made = newId();
      step(() => {
        replaceWidget(draft, id, { id: made, widget, move });
        if (widget.brings) later.await([made]);
      });
      bring([widget], [made]);
      return made;
    },
    putSpan(at, clip) {
      const put = step(() => {
        const now = putSpan(at, { draft, clip, textOf: (id) => textOf(draft, id) });
        later.await(now.made.filter((_, nth) => clip.widgets[nth]?.brings));
        return now;
      });
      bring(clip.widgets, put.made);
      return put;
    },
  };
}

/** Runs a change as one step of undo, and gives what it made. */
function oneStep<Made>(session: DraftSession, work: () => Made): Made {
  let made: { it: Made } | null = null;
  session.undo.stopCapturing();
  session.change(() => {
    made = { it: work() };
  });
  session.undo.stopCapturing();
  if (!made) throw new Error("a session runs a change at once");
  return (made as { it: Made }).it;
}

function textOf(draft: Y.Doc, id: string): FlowPlace | null {
  const kind = kindOf(draft, id)?.kind;
  const { flow }: Partial<KindEditor<never>> = kind ? editors[kind] : {};
  return flow ? { id, flow } : null;
}

function replacedAll(draft: Y.Doc, [first = "", ...others]: readonly string[], widget: StoredWidget): string {
  const made = newId();
  replaceWidget(draft, first, { id: made, widget });
  for (const id of others) removeWidget(draft, id);
  return made;
}

export function emptyWidget(kind: WidgetKind): StoredWidget {
  return { kind, version: schemas[kind].version, content: schemas[kind].empty() };
}
