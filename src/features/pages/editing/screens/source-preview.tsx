import { useDeferredValue, useEffect } from "react";
import { useSay } from "#ui/language.tsx";
import { useLazyPart } from "#ui/lazy-part.ts";
import { editingWords } from "../wording.ts";

const loadView = () => import("#widgets/markdown/view.tsx");

/** The text as its readers will see it, by the same view; it may lag behind fast typing. */
export function SourcePreview({ source }: { source: string }) {
  const say = useSay();
  const shown = useDeferredValue(source);
  const [part, want] = useLazyPart(loadView);
  useEffect(() => want(), []);
  if (shown.trim() === "" || !part)
    return <p className="source-empty">{say(editingWords.nothingToPreview)}</p>;
  return (
    <div className="page-body">
      <part.MarkdownView content={{ source: shown }} />
    </div>
  );
}
