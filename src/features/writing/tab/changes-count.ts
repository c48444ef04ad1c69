import type * as Y from "yjs";
import type { Document } from "#documents/document.ts";
import { contentFace, differences, type Faces, facesIn } from "#documents/draft/draft-document.ts";
import { isRetitled } from "#documents/draft/draft-title.ts";
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

type Door = {
  readonly clock: Clock;
  readonly draft: Y.Doc;
  onCount(count: number): void;
};

/**
 * How many widgets readers see otherwise than the draft has them, as `changesBetween` counts, and the title; here in idle time, a few
 * widgets at a time, and only those that have changed.
 */
export class ChangesCount {
  readonly #door: Door;
  readonly #stale: Set<string>;
  readonly #contents = new Map<string, string>();
  #unread: [string, Document["widgets"][string]][] = [];
  #publishedContents = new Map<string, string>();
  #published: Document | null = null;
  #publishedTitle = "";
  #callOff: (() => void) | null = null;

  constructor(door: Door) {
    this.#door = door;
    this.#stale = new Set(partsOf(door.draft).keys());
  }

  note(transaction: Y.Transaction): void {
    for (const id of widgetsIn(transaction)) this.#stale.add(id);
    this.#callOff?.();
    this.#callOff = this.#door.clock.after(pause, () => this.#workWhenIdle());
  }

  compareWith({ document, title }: { readonly document: Document; readonly title: string }): void {
    this.#published = document;
    this.#publishedTitle = title;
    this.#publishedContents = new Map();
    this.#unread = Object.entries(document.widgets);
    this.#callOff?.();
    this.#workWhenIdle();
  }

  /** What is still to be counted is counted at once: the page is being left. */
  now(): void {
    if (!this.#callOff || !this.#published) return;
    this.stop();
    this.#callOff = null;
    while (this.#readOne());
    this.#tell(this.#published);
  }

  stop(): void {
    this.#callOff?.();
  }

  #workWhenIdle(): void {
    this.#callOff = this.#door.clock.whenIdle(() => this.#work());
  }

  #work(): void {
    this.#callOff = null;
    if (!this.#published) return;
    for (let turn = 0; turn < atOnce; turn++) if (!this.#readOne()) return this.#tell(this.#published);
    this.#workWhenIdle();
  }

  /** False when there is nothing left to read. */
  #readOne(): boolean {
    const { draft } = this.#door;
    const [id] = this.#stale;
    if (id !== undefined) {
      this.#stale.delete(id);
      if (kindOf(draft, id)) this.#contents.set(id, contentFace(readDraftWidget(draft, id)));
      return true;
    }
    const next = this.#unread.pop();
    if (next) this.#publishedContents.set(next[0], faceOf(next));
    return next !== undefined;
  }

  #tell({ rows }: Document): void {
    const before: Faces = facesIn(rows, this.#publishedContents);
    const after = facesIn(layoutOf(this.#door.draft), this.#contents);
    const retitled = isRetitled(this.#door.draft, this.#publishedTitle) ? 1 : 0;
    this.#door.onCount(differences(before, after) + retitled);
  }
}

function faceOf([id, widget]: [string, Document["widgets"][string]]): string {
  const read = readDocument({ rows: [], widgets: { [id]: widget } }).widgets[id];
  return read ? contentFace(read) : "";
}
