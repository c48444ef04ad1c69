import type * as Y from "yjs";
import type { Document } from "../document.ts";
import { contentFace, documentFrom } from "./draft-document.ts";
import { titleIn, writeTitle } from "./draft-title.ts";
import { rewriteWidget } from "./rewriting.ts";

/** What a draft says, in whatever form it says it. */
export type Said = { readonly document: Document; readonly title: string | null };

export function saidBy(draft: Y.Doc): Said {
  return { document: documentFrom(draft), title: titleIn(draft) };
}

/**
 * Writes into a draft what somebody has written in another form of it between two readings. False, with nothing written, where they
 * added, removed or moved blocks, or where a block that they wrote in says something else here.
 */
export function carryInto(draft: Y.Doc, before: Said, after: Said): boolean {
  if (JSON.stringify(before.document.rows) !== JSON.stringify(after.document.rows)) return false;
  const here = saidBy(draft);
  const written = Object.keys(after.document.widgets).filter(
    (id) => faceIn(before, id) !== faceIn(after, id) && faceIn(here, id) !== faceIn(after, id),
  );
  if (written.some((id) => faceIn(here, id) !== faceIn(before, id))) return false;
  const isRetitled = before.title !== after.title && here.title !== after.title;
  if (isRetitled && here.title !== before.title) return false;
  for (const id of written) {
    const widget = after.document.widgets[id];
    if (widget) rewriteWidget(draft, id, widget);
  }
  if (isRetitled && after.title !== null) writeTitle(draft, after.title);
  return true;
}

function faceIn({ document }: Said, id: string): string | null {
  const widget = document.widgets[id];
  return widget ? contentFace(widget) : null;
}
