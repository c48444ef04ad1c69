import type { Document } from "./document.ts";
import { plainText } from "./plain-text.ts";

/** Words that people read in a minute. */
const pace = 220;

/** Whole minutes, at least one where there are words. Scripts without blanks count by characters. */
export function minutesToRead(document: Document): number {
  const text = plainText(document);
  const blankless =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(Math.min(1, words), Math.round((words + blankless / 2) / pace));
}
