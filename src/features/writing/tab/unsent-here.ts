import { browserWords } from "./kept-words.ts";
import { entryIn } from "./kept-changes.ts";
import type { LostWords } from "./running-session.ts";

/** What a person wrote at an address and no server has, for whoever cannot open that draft any more. */
export function unsentHere(personId: number, address: string): LostWords[] {
  return browserWords.all(`atrium:draft:${personId}:`).flatMap(({ key, value }) => {
    const entry = entryIn(value);
    if (!entry || entry.address !== address || entry.texts.length === 0) return [];
    return [{ texts: entry.texts, forget: () => browserWords.remove(key) }];
  });
}
