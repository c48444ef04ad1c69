import { useEffect, useReducer } from "react";
import type * as Y from "yjs";
import { Body } from "#features/pages/parts/body.tsx";
import { documentFrom } from "#documents/draft/draft-document.ts";
import { outlineOf } from "#documents/outline.ts";
import { readDocument } from "#documents/read-document.ts";

/** The page as readers will see it once it is published. */
export function DraftPreview({ draft }: { draft: Y.Doc }) {
  const [, again] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    draft.on("update", again);
    return () => draft.off("update", again);
  }, [draft]);
  const document = readDocument(documentFrom(draft));
  return (
    <div className="page-body" data-preview="">
      <Body document={document} outline={outlineOf(document)} />
    </div>
  );
}
