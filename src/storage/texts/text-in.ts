import type { FileText, TextKind } from "./file-text.ts";
import { fileTextOf, gatherText } from "./gathered-text.ts";

/** Reads a file for its words, here and now. Throws for what cannot be read. What is of a stranger is read by `openTextReader`. */
export async function textIn(file: string, kind: TextKind): Promise<FileText> {
  const into = gatherText();
  if (kind === "pdf") await (await import("./pdf-text.ts")).pdfText(file, into);
  else if (kind === "office") await (await import("./office-text.ts")).officeText(file, into);
  else await (await import("./written-text.ts")).writtenText(file, into);
  return fileTextOf(into.text());
}
