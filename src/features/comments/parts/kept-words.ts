import type { Passage } from "../model/found-passage.ts";
import type { Typed } from "../model/mentioned.ts";

/** A comment that is being written, and the name under which it is sent. */
export type KeptWords = Typed & {
  readonly key: string;
  /** What a new thread is about. */
  readonly passage?: Passage;
};

/** What somebody had typed and not sent; it outlives the tab. */
export function keptWords(name: string): KeptWords | null {
  try {
    const kept = localStorage.getItem(name);
    return kept === null ? null : (JSON.parse(kept) as KeptWords);
  } catch {
    return null;
  }
}

/** False where nothing can be kept: then it is there as long as the page is. */
export function keepWords(name: string, words: KeptWords | null): boolean {
  try {
    if (words === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(words));
    return true;
  } catch {
    return false;
  }
}
