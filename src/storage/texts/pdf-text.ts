import { readFile } from "node:fs/promises";
import { getDocumentProxy } from "unpdf";
import type { GatheredText } from "./gathered-text.ts";

/** Pages of one document that are read. */
const pagesMost = 3000;

/** Reads the words of a PDF page by page. Throws for one that is damaged or asks for a password. */
export async function pdfText(file: string, into: GatheredText): Promise<void> {
  const data = new Uint8Array(await readFile(file));
  const pdf = await getDocumentProxy(data, { verbosity: 0, disableFontFace: true, useSystemFonts: false });
  for (let number = 1; number <= Math.min(pdf.numPages, pagesMost) && !into.isFull(); number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ("str" in item) into.add(item.hasEOL ? `${item.str}\n` : item.str);
    into.add("\n");
    page.cleanup();
  }
}
