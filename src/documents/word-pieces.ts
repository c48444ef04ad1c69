/**
 * A text in pieces: words, one for each stretch between blanks and signs; single signs; and blanks. In scripts that are written
 * without blanks each letter is a piece. Joined together they are the text again.
 */
export function wordPieces(text: string): string[] {
  return text.match(piece) ?? [];
}

const blankless = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;
const inWord = /[\p{L}\p{M}\p{N}_'’-]/u.source;
const piece = new RegExp(`[${blankless}]|(?:(?![${blankless}])${inWord})+|\\s+|[^]`, "gu");

/** A mention stands for a name. */
const word = /[\p{L}\p{N}\ufffc]/u;

export function isWord(piece_: string): boolean {
  return word.test(piece_);
}
