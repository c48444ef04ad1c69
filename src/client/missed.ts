import type { Say } from "#kernel/language.ts";
import { clientWords } from "./wording.ts";

/** A screen that one does not come to: why, where the server has said so, and whether it is a dialog over the page that stays. */
export type Missed = { readonly again: () => void; readonly isDialog: boolean; readonly why: string | null };

let told: (missed: Missed) => void = () => {};

export function tellMissed(missed: Missed): void {
  told(missed);
}

/** Hears of screens that could not be fetched, with the way to try again. Gives the way to stop. */
export function watchMissed(tell: (missed: Missed) => void): () => void {
  told = tell;
  return () => {
    told = () => {};
  };
}

/** What is told of it (PDLG-15). */
export function missedSentence({ isDialog, why }: Omit<Missed, "again">, say: Say): string {
  if (!isDialog) return say(clientWords.unreachable);
  return why ? say(clientWords.dialogNotLoadedBecause, { message: why }) : say(clientWords.dialogNotLoaded);
}
