import { useDeferredValue, useEffect, useEffectEvent } from "react";
import { useSay } from "#ui/language.tsx";
import { useLazyPart } from "#ui/lazy-part.ts";
import { markdownWords } from "./wording.ts";

const loadView = () => import("./view.tsx");

/** The text as its readers will see it, by the same view; it may lag behind fast typing. */
export function MarkdownPreview({ source }: { source: string }) {
  const say = useSay();
  const shown = useDeferredValue(source);
  const [part, want] = useLazyPart(loadView);
  const fetchView = useEffectEvent(() => want());
  useEffect(() => fetchView(), []);
  if (shown.trim() === "") return <p className="markdown-empty">{say(markdownWords.nothingToPreview)}</p>;
  return part ? <part.MarkdownView content={{ source: shown }} /> : null;
}
