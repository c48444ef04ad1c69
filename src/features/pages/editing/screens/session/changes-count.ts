import type * as Y from "yjs";
import type { Document } from "../../model/document.ts";
import { changesBetween, documentFrom } from "../../model/draft/draft-document.ts";
import type { Clock } from "./clock.ts";

/** Counting waits until nobody has typed for so long. */
const pause = 400;

/** How many widgets readers see otherwise than the draft has them; counted in idle time, after a pause. */
export function changesCount(door: {
  readonly clock: Clock;
  readonly draft: Y.Doc;
  onCount(count: number): void;
}) {
  let published: Document | null = null;
  let callOff: (() => void) | null = null;

  function count(): void {
    callOff = null;
    if (published) door.onCount(changesBetween(published, documentFrom(door.draft)));
  }

  function soon(): void {
    callOff?.();
    callOff = door.clock.after(pause, () => {
      callOff = door.clock.whenIdle(count);
    });
  }

  return {
    soon,
    compareWith(document: Document): void {
      published = document;
      count();
    },
    stop: () => callOff?.(),
  };
}
