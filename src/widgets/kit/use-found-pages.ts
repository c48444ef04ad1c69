import { useEffect, useState } from "react";
import type { FoundPage, PageTools } from "./editor.ts";

/** Milliseconds without a key before pages are looked for. */
const pause = 120;
const most = 8;
const none: readonly FoundPage[] = [];

/**
 * The pages for what is typed, the best first, null when they could not be loaded; null words ask for none. An older
 * answer never takes a newer one's place.
 */
export function useFoundPages(
  words: string | null,
  find: PageTools["findPages"],
): readonly FoundPage[] | null {
  const [found, setFound] = useState<readonly FoundPage[] | null>(none);
  useEffect(() => {
    if (words === null) return;
    const asked = new AbortController();
    const show = (pages: readonly FoundPage[] | null) => {
      if (!asked.signal.aborted) setFound(pages && pages.slice(0, most));
    };
    const timer = setTimeout(() => {
      find(words.trim(), asked.signal).then(show, () => show(null));
    }, pause);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [words, find]);
  return words === null ? none : found;
}
