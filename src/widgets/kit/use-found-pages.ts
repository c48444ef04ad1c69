import { useEffect, useReducer, useState } from "react";
import type { FoundPage, PageTools } from "./editor.ts";

/** Milliseconds without a key before pages are looked for. */
const pause = 120;
const most = 8;
const none: readonly FoundPage[] = [];

export type FoundPages = {
  /** The best first; null when they could not be loaded. While an answer is on its way, what was found before and holds what is typed. */
  readonly pages: readonly FoundPage[] | null;
  /** An answer for these words is on its way. */
  readonly isLooking: boolean;
};

/**
 * The pages for what is typed; null words ask for none. An older answer never takes a newer one's place, and what could not be
 * loaded is asked for again when the connection is back.
 */
export function useFoundPages(words: string | null, find: PageTools["findPages"]): FoundPages {
  const [found, setFound] = useState({ words: "", pages: none as readonly FoundPage[] | null });
  const [turn, again] = useReducer((turns: number) => turns + 1, 0);
  useEffect(() => {
    if (words === null) return;
    const asked = new AbortController();
    const show = (pages: readonly FoundPage[] | null) => {
      if (!asked.signal.aborted) setFound({ words, pages: pages && pages.slice(0, most) });
    };
    const timer = setTimeout(() => {
      find(words.trim(), asked.signal).then(show, () => show(null));
    }, pause);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [words, find, turn]);
  const hasFailed = found.pages === null;
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [hasFailed]);
  if (words === null) return { pages: none, isLooking: false };
  const isLooking = found.words !== words;
  return { pages: (isLooking && found.pages && narrowed(found.pages, words)) || found.pages, isLooking };
}

/** Enter never takes what nobody typed. */
function narrowed(pages: readonly FoundPage[], words: string): readonly FoundPage[] {
  const typed = plain(words).split(/\s+/);
  return pages.filter(({ title }) => typed.every((word) => plain(title).includes(word)));
}

function plain(text: string): string {
  return text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
