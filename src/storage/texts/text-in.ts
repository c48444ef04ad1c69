import type { FileText, TextKind } from "./file-text.ts";
import { type GatheredText, fileTextOf, gatherText } from "./gathered-text.ts";

export type Reader = (file: string, into: GatheredText) => Promise<void>;

/** What reads files of a kind. Where that cannot be loaded, no file is to blame. */
export async function readerOf(kind: TextKind): Promise<Reader> {
  if (kind === "pdf") return (await import("./pdf-text.ts")).pdfText;
  if (kind === "office") return (await import("./office-text.ts")).officeText;
  return (await import("./written-text.ts")).writtenText;
}

/** Reads a file for its words, here and now. Throws for what cannot be read. What is of a stranger is read by `openTextReader`. */
export async function textIn(file: string, read: Reader): Promise<FileText> {
  const into = gatherText();
  await read(file, into);
  return fileTextOf(into.text());
}

/** Whether a reading failed for something that passes: no room for an array, too many open files, a module that was not found. */
export function isPassing(error: unknown): boolean {
  if (error instanceof RangeError) return true;
  const { syscall, code } = error as { syscall?: unknown; code?: unknown };
  return typeof syscall === "string" || (typeof code === "string" && code.includes("MODULE"));
}
