import type { ReadSentence } from "#kernel/language.ts";

/**
 * "2 of 3", by the sentence that says so. The viewer speaks without the library of sentences, since visitors have none: what the build has
 * read already are pieces, what it has not is the text with its places in braces.
 */
export function positionLine(sentence: ReadSentence, at: number, count: number): string {
  const values: Readonly<Record<string, number>> = { at, count };
  const pieces = typeof sentence === "string" ? sentence.split(/(\{\w+\})/) : sentence;
  const filled = pieces.map((piece) => {
    const place = typeof piece === "string" ? /^\{(\w+)\}$/.exec(piece)?.[1] : String(piece[0]);
    return place === undefined ? piece : String(values[place] ?? "");
  });
  return filled.join("");
}
