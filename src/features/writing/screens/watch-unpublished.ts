import type * as Y from "yjs";
import { afterPause } from "#client/after-pause.ts";
import { send } from "#client/call.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import type { OutputOf } from "#kernel/call.ts";
import { readUnpublished } from "../contract.ts";

export type Unpublished = OutputOf<typeof readUnpublished>;

/** Milliseconds from a change in this tab's draft until what is unpublished is read once more: not at each letter that somebody types. */
const pause = 1000;

/** Hears what is unpublished anew whenever the draft has changed, until the function that it answers is called. */
export function watchUnpublished(draft: Y.Doc, pageId: number, hear: (now: Unpublished) => void): () => void {
  let stop: (() => void) | null = null;

  function onChange() {
    stop ??= afterPause(pause, async (signal) => {
      stop = null;
      const now = await send(readUnpublished, ofPage(pageId), { signal });
      if (!signal.aborted && now.success) hear(now);
    });
  }

  draft.on("update", onChange);
  return () => {
    draft.off("update", onChange);
    stop?.();
  };
}
