import { streamSafe } from "../stream-safe.ts";

/** Letters that Unicode does not take apart, though people type them without their stroke. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

/** A text as it is compared in search: lower case, without accents. */
export function folded(text: string): string {
  return streamSafe(text)
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => plainLetters[letter] ?? letter);
}

const runs = /[\p{L}\p{N}]+/gu;
/** Writing without spaces between words; the segmenter knows their dictionaries. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** Longer words are cut: nobody types them to the end, and the index has room for 2 kB a word. */
const wordMost = 60;

/** The words of a text in order, folded. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [run] of folded(text.replace(/\u0000/g, " ")).matchAll(runs)) {
    if (unspaced.test(run)) words.push(...segmented(run));
    else words.push(run.slice(0, wordMost));
  }
  return words;
}

/** The segmenter copies all of its text for every word that it finds, so it is given short ones. */
const pieces = /[^]{1,120}/gu;

function segmented(run: string): string[] {
  return (run.match(pieces) ?? [])
    .flatMap((piece) => [...segmenter.segment(piece)])
    .filter((part) => part.isWordLike !== false)
    .map((part) => part.segment.slice(0, wordMost));
}
