import { nameKey } from "#kernel/name-key.ts";

/** Characters that stand before the word that was found, and in all. */
const before = 24;
const most = 90;

/** The part of a text in which one of these words stands first; short texts whole. */
export function excerptOf(text: string, words: readonly string[]): string {
  const flat = text.replaceAll(/\s+/g, " ").trim();
  if (flat.length <= most) return flat;
  const key = nameKey(flat);
  const places = words.map((word) => key.indexOf(word)).filter((at) => at >= 0);
  const begin = Math.max(0, Math.min(...places, flat.length) - before);
  const part = flat.slice(begin, begin + most).trim();
  return `${begin > 0 ? "…" : ""}${part}${begin + most < flat.length ? "…" : ""}`;
}
