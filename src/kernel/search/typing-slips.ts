/**
 * Shorter words are typed right or not found; their neighbours would be other words. The neighbours of titles are kept with each page,
 * so what is shorter is found in the pages that are saved from then on.
 */
const nearLeast = 4;

/** A word with each of its letters left out, and itself: two words that share one of these differ by one slip. */
export function neighbours(word: string): string[] {
  const letters = Array.from(word).slice(0, 20);
  if (letters.length < nearLeast) return [];
  const shorter = letters.map((_, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join(""));
  return [...new Set([letters.join(""), ...shorter])];
}
