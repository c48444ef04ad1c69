import { useDeferredValue } from "react";
import { useSay } from "#ui/language.tsx";
import { MarkdownView } from "./view.tsx";
import { markdownWords } from "./wording.ts";

/** The text as its readers will see it, by the same view; it may lag behind fast typing. */
export function MarkdownPreview({ source }: { source: string }) {
  const say = useSay();
  const shown = useDeferredValue(source);
  if (shown.trim() === "") return <p className="markdown-empty">{say(markdownWords.nothingToPreview)}</p>;
  return <MarkdownView content={{ source: shown }} />;
}
