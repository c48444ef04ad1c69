import { useDeferredValue, useLayoutEffect, useRef } from "react";
import { useSay } from "#ui/language.tsx";
import { MarkdownView } from "./view.tsx";
import { markdownWords } from "./wording.ts";

/**
 * The text as its readers will see it, by the same view; it may lag behind fast typing. Behind a cover, where no pointer
 * gets at its links, keys do not stop at them either, and wide tables and code end at the edge: nobody could push them aside.
 */
export function MarkdownPreview({ source, isCovered = false }: { source: string; isCovered?: boolean }) {
  const say = useSay();
  const shown = useDeferredValue(source);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stops = place.current?.querySelectorAll<HTMLElement>("a[href], [tabindex]") ?? [];
    if (isCovered) for (const stop of stops) Object.assign(stop, { tabIndex: -1 }).style.overflow = "clip";
  }, [isCovered, shown]);
  if (shown.trim() === "") return <p className="markdown-empty">{say(markdownWords.nothingToPreview)}</p>;
  return (
    <div ref={place}>
      <MarkdownView content={{ source: shown }} />
    </div>
  );
}
