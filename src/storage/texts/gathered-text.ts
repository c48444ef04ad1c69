import { folded, wordsOf } from "#kernel/search/words.ts";
import { streamSafe } from "#kernel/stream-safe.ts";
import { type FileText, lettersMost, wordBytesMost } from "./file-text.ts";

/** Puts the text of a file together as it is read, and says when it is enough. */
export type GatheredText = {
  add(piece: string): void;
  isFull(): boolean;
  text(): string;
};

export function gatherText(most = lettersMost): GatheredText {
  const pieces: string[] = [];
  let letters = 0;
  return {
    add: (piece) => {
      const isEmpty = piece === "" || (piece === "\n" && pieces.at(-1) === "\n");
      if (letters >= most || isEmpty) return;
      pieces.push(piece.slice(0, most - letters));
      letters += piece.length;
    },
    isFull: () => letters >= most,
    text: () => pieces.join(""),
  };
}

/** What is kept of a text that was read. */
export function fileTextOf(read: string): FileText {
  const letters = streamSafe(read.toWellFormed().replaceAll("\u0000", " "))
    .normalize("NFC")
    .replace(/[ \u00a0]+/g, " ")
    .replace(/ ?[\n\r]\s*/g, "\n")
    .trim();
  return { letters, plain: plainOf(letters), words: firstWords(letters) };
}

function firstWords(letters: string): string[] {
  const words = new Set<string>();
  let bytes = 0;
  for (const word of wordsOf(letters)) {
    if (words.has(word)) continue;
    bytes += Buffer.byteLength(word);
    if (bytes > wordBytesMost) break;
    words.add(word);
  }
  return [...words];
}

/** A letter for a letter, so that a place in one is the same place in the other. */
function plainOf(letters: string): string {
  return letters.replace(/[^a-z0-9]/gsu, (letter) => {
    const known = plainLetters.get(letter);
    if (known !== undefined) return known;
    const plain = plainLetter(letter);
    plainLetters.set(letter, plain);
    return plain;
  });
}

const plainLetters = new Map<string, string>();

function plainLetter(letter: string): string {
  if (!/[\p{L}\p{N}\p{M}]/u.test(letter)) return " ";
  const plain = folded(letter);
  return Array.from(plain).length === 1 ? plain : letter;
}
