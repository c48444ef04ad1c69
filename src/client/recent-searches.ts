/** In this browser alone, and of one person: whoever signs in after somebody else finds none of theirs. */
const key = "atrium searches";
const most = 8;
/** Longer ones are no words to search for again. */
const lettersMost = 100;

type Kept = { readonly person: number; readonly texts: readonly string[] };

/** What this person has searched for and then opened something, newest first. */
export function recentSearches(person: number): readonly string[] {
  const kept = attempt(() => JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null);
  if (kept?.person !== person || !Array.isArray(kept.texts)) return [];
  return kept.texts.filter((text) => typeof text === "string").slice(0, most);
}

export function keepSearch(person: number, typed: string): void {
  const text = typed.replace(/\s+/g, " ").trim();
  if (text === "" || text.length > lettersMost) return;
  const same = text.toLowerCase();
  setSearches(person, [text, ...recentSearches(person).filter((other) => other.toLowerCase() !== same)]);
}

/** Puts these in the place of all that was kept. */
export function setSearches(person: number, texts: readonly string[]): void {
  if (texts.length === 0) return forgetSearches();
  const kept: Kept = { person, texts: texts.slice(0, most) };
  attempt(() => localStorage.setItem(key, JSON.stringify(kept)));
}

export function forgetSearches(): void {
  attempt(() => localStorage.removeItem(key));
}

/** A browser that keeps nothing has no recent searches. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
