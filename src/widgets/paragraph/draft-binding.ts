import type * as Y from "yjs";
import { deltaBetween } from "../kit/rich-delta.ts";
import { linesIn } from "../kit/rich-text.ts";
import { type Follow, SharedText } from "../kit/shared-text.ts";
import { applyDelta } from "./applied-delta.ts";
import { ownDelta } from "./own-delta.ts";
import { docFrom, letterAt, linesOfDoc, positionAt, richLines } from "./rich-doc.ts";

/** Binds an editor's document to a rich text of the draft. */
export function richBinding(text: Y.Text, change: (work: () => void) => void, follow?: Follow) {
  return new SharedText(
    text,
    {
      read: () => docFrom(linesIn(text)),
      deltaOf: ownDelta,
      deltaFrom: (doc) => deltaBetween(richLines(linesOfDoc(doc)), linesIn(text)),
      apply: applyDelta,
      letterAt,
      positionAt,
    },
    { change, follow },
  );
}
