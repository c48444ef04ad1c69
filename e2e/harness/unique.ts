import { randomInt } from "node:crypto";

/** A word that no other journey uses, not even the same one beside it. */
export function unique(word: string): string {
  return `${word}${randomInt(10 ** 11, 10 ** 12)}`;
}
