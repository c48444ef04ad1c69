/** Writing without spaces between words is compared by its signs. */
const unspaced =
  "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}";
const pieces = new RegExp(`[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+|\\S`, "gu");

/** A word or a sign of a text, and where it stands. */
export type TextPiece = { readonly word: string; readonly start: number; readonly end: number };

export function textPieces(text: string): TextPiece[] {
  return [...text.matchAll(pieces)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

export const wordsIn = (text: string): string[] => textPieces(text).map(({ word }) => word);
