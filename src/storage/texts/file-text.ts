/** How a file is read for its words. */
export type TextKind = "pdf" | "office" | "text";

/** What search keeps of the words in a file. */
export type FileText = {
  /** The text as it is shown, at most `lettersMost` letters. */
  readonly letters: string;
  /** The same letters, as many of them, folded for looking up where a word stands: what is no part of a word is a blank. */
  readonly plain: string;
  /** Each word once, folded. */
  readonly words: readonly string[];
};

/** `unreadable`: damaged, locked with a password, or not what it says; it will never be read. The others may do better another time. */
export type TextTrouble = "unreadable" | "too-long" | "too-large" | "failed";

/** Letters of one file that are kept; a book beyond them is found by its first chapters. */
export const lettersMost = 1_000_000;
/** Bytes of the words of one file, each counted once: some seven thousand different words. */
export const wordBytesMost = 60_000;
/** A larger file is not read at all. */
export const fileBytesMost = 50 * 1024 * 1024;

const office = /^application\/vnd\.(?:openxmlformats-officedocument|oasis\.opendocument)\./;
const officeNames = /\.(?:docx|xlsx|pptx|odt|ods|odp)$/i;
const textNames = /\.(?:txt|csv|md|markdown)$/i;

/** How a file is read for its words, by the type of its bytes first; null for what holds none that we can read. */
export function textKindOf(file: { readonly name: string; readonly type: string }): TextKind | null {
  const { name, type } = file;
  if (type === "application/pdf") return "pdf";
  if (office.test(type) || (type === "application/zip" && officeNames.test(name))) return "office";
  const isText = type === "text/plain" || type === "application/octet-stream";
  return isText && textNames.test(name) ? "text" : null;
}
