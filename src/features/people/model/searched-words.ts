import { nameKey } from "#kernel/name-key.ts";

/** The words by which somebody is looked for in a list of people; none when nothing was typed. */
export function searchedWords(typed: string): string[] {
  return nameKey(typed)
    .split(" ")
    .filter((word) => word !== "");
}
