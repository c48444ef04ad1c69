import type * as Y from "yjs";
import type { Document } from "#documents/document.ts";
import { contentFace, differences, type Faces, facesIn } from "#documents/draft/draft-document.ts";
import { kindOf, readDraftWidget } from "#documents/draft/draft-widget.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { partsOf } from "#widgets/kit/draft-parts.ts";
import { readDocument } from "#documents/read-document.ts";
import type { Clock } from "./clock.ts";
import { widgetsIn } from "./widgets-in.ts";

/** Counting waits until nobody has typed for so long. */
const pause = 400;
/** So many widgets are read at a time, so that no frame is late. */
const atOnce = 8;

/**
 * How many widgets readers see otherwise than the draft has them, as `changesBetween` counts; here in idle time, a few
 * widgets at a time, and only those that have changed.
 */
export function changesCount(door: {
  readonly clock: Clock;
  readonly draft: Y.Doc;
  onCount(count: number): void;
}) {
  const { clock, draft } = door;
  const stale = new Set<string>(partsOf(draft).keys());
  const contents = new Map<string, string>();
  let unread: [string, Document["widgets"][string]][] = [];
  let publishedContents = new Map<string, string>();
  let published: Document | null = null;
  let callOff: (() => void) | null = null;

  function work(): void {
    callOff = null;
    if (!published) return;
    for (let turn = 0; turn < atOnce; turn++) if (!readOne()) return tell(published);
    callOff = clock.whenIdle(work);
  }

  /** False when there is nothing left to read. */
  function readOne(): boolean {
    const [id] = stale;
    if (id !== undefined) {
      stale.delete(id);
      if (kindOf(draft, id)) contents.set(id, contentFace(readDraftWidget(draft, id)));
      return true;
    }
    const next = unread.pop();
    if (next) publishedContents.set(next[0], faceOf(next));
    return next !== undefined;
  }

  function tell({ rows }: Document): void {
    const before: Faces = facesIn(rows, publishedContents);
    const after = facesIn(layoutOf(draft), contents);
    door.onCount(differences(before, after));
  }

  return {
    note(transaction: Y.Transaction): void {
      for (const id of widgetsIn(transaction)) stale.add(id);
      callOff?.();
      callOff = clock.after(pause, () => {
        callOff = clock.whenIdle(work);
      });
    },
    compareWith(document: Document): void {
      published = document;
      publishedContents = new Map();
      unread = Object.entries(document.widgets);
      callOff?.();
      callOff = clock.whenIdle(work);
    },
    /** What is still to be counted is counted at once: the page is being left. */
    now(): void {
      if (!callOff || !published) return;
      callOff();
      callOff = null;
      while (readOne());
      tell(published);
    },
    stop: () => callOff?.(),
  };
}

function faceOf([id, widget]: [string, Document["widgets"][string]]): string {
  const read = readDocument({ rows: [], widgets: { [id]: widget } }).widgets[id];
  return read ? contentFace(read) : "";
}
