import type { Passage } from "../model/found-passage.ts";

/** A comment that is being written: what was typed, the people who were chosen in it, and the name under which it is sent. */
export type KeptWords = {
  readonly typed: string;
  readonly picked: readonly { readonly id: number; readonly name: string }[];
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

export function keepWords(name: string, words: KeptWords | null): void {
  try {
    if (words === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(words));
  } catch {
    // Where nothing can be kept it is there as long as the page is.
  }
}
