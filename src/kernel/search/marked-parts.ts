import { folded, wordsOf } from "./words.ts";

/** As many words as are searched for. */
const wordsMost = 8;

export type MarkedPart = { readonly text: string; readonly isFound: boolean };

/** The text in parts, those that begin a word as it was typed are found; case and accents do not matter. */
export function markedParts(text: string, typed: string): MarkedPart[] {
  const asked = wordsOf(typed)
    .slice(0, wordsMost)
    .sort((one, other) => other.length - one.length);
  const parts: MarkedPart[] = [];
  for (const [run] of text.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)) {
    const letters = Array.from(run);
    const written = folded(run);
    const word = asked.find((each) => written.startsWith(each));
    const length = word === undefined ? 0 : lettersFor(letters, word);
    if (length > 0) parts.push({ text: letters.slice(0, length).join(""), isFound: true });
    if (length < letters.length) parts.push({ text: letters.slice(length).join(""), isFound: false });
  }
  return joined(parts);
}

/** How many letters of the text the folded word covers ("ß" is two, an accent none). */
function lettersFor(letters: readonly string[], word: string): number {
  let covered = 0;
  let at = 0;
  while (at < letters.length && covered < word.length) covered += folded(letters[at++] ?? "").length;
  return at;
}

function joined(parts: readonly MarkedPart[]): MarkedPart[] {
  const result: MarkedPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && !last.isFound && !part.isFound)
      result[result.length - 1] = { text: last.text + part.text, isFound: false };
    else result.push(part);
  }
  return result;
}
