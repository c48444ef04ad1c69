import { type ComponentType, Suspense, useEffect, useReducer } from "react";
import type * as Y from "yjs";
import { useSay } from "#ui/language.tsx";
import { type MentionFaces, MentionFacesContext } from "#widgets/kit/mention-faces.ts";
import { views } from "#widgets/views.ts";
import { type ViewProps, isLiving } from "#widgets/widget.ts";
import { contentForView } from "#features/pages/holes/model/holes-in.ts";
import { Contained } from "#features/pages/holes/parts/contained.tsx";
import type { DraftHoles } from "#features/pages/holes/parts/draft-holes.ts";
import { LookedAtHole } from "#features/pages/holes/parts/looked-at-hole.tsx";
import { Body, type Inside } from "#features/pages/parts/body.tsx";
import type { Document } from "#documents/document.ts";
import { documentFrom } from "#documents/draft/draft-document.ts";
import { outlineOf } from "#documents/outline.ts";
import { readDocument } from "#documents/read-document.ts";

/** The page as readers will see it once it is published. */
export function DraftPreview({ mentions, ...previewed }: Previewed & { mentions: MentionFaces }) {
  return (
    <MentionFacesContext value={mentions}>
      <PreviewedBody {...previewed} />
    </MentionFacesContext>
  );
}

type Previewed = { draft: Y.Doc; holes: DraftHoles };

function PreviewedBody({ draft, holes }: Previewed) {
  const say = useSay();
  const [, again] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    draft.on("update", again);
    return () => draft.off("update", again);
  }, [draft]);
  const document = readDocument(documentFrom(draft));
  const outline = outlineOf(document);

  function inside(id: string, { kind, content }: Document["widgets"][string]): Inside {
    const anchors = outline.names.get(id) ?? [];
    if (isLiving(kind))
      return {
        children: (
          <Suspense>
            <LookedAtHole
              hole={{ id, kind, content: contentForView({ kind, content }), anchors }}
              holes={holes}
            />
          </Suspense>
        ),
      };
    const View = views[kind] as ComponentType<ViewProps<unknown>>;
    return {
      children: (
        <Contained say={say}>
          <View {...{ content, anchors, say }} />
        </Contained>
      ),
    };
  }

  return (
    <div className="pages-body" data-preview="">
      <Body document={document} inside={inside} />
    </div>
  );
}
