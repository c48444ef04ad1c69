import { useEffect, useReducer } from "react";
import type * as Y from "yjs";
import { Body } from "../../parts/body.tsx";
import { documentFrom } from "../model/draft/draft-document.ts";
import { outlineOf } from "../model/outline.ts";
import { readDocument } from "../model/read-document.ts";

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
