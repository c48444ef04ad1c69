import { type Entry, type ZipFile, openPromise } from "yauzl";
import type { GatheredText } from "./gathered-text.ts";
import { type WordedElements, xmlText } from "./xml-text.ts";

/** Files in an archive that are looked at. */
const entriesMost = 20_000;
/** Bytes that one archive may unpack to, counted as they come: what it says of itself is not believed. */
const unpackedMost = 64 * 1024 * 1024;
/** An archive that unpacks to this many times its size, beyond the first megabyte, is made to harm. */
const ratioMost = 200;
const megabyte = 1024 * 1024;

const paragraphs: WordedElements = {
  holds: new Set(["t"]),
  endsLine: new Set(["p"]),
  parts: new Set(["tab", "br", "cr"]),
  // The same words again, for programs that are too old for the first.
  isLeftOut: (name) => name === "Fallback",
};
const cells: WordedElements = {
  holds: new Set(["t", "v"]),
  endsLine: new Set(["si", "c", "row"]),
  parts: new Set(),
  // How words are pronounced, formulas, and numbers of words that stand in a file of their own.
  isLeftOut: (name, { t }) => name === "rPh" || name === "f" || (name === "c" && t === "s"),
};
const openDocument: WordedElements = {
  holds: new Set(["p", "h"]),
  endsLine: new Set(["p", "h"]),
  parts: new Set(["s", "tab", "line-break"]),
  isLeftOut: (name) => name === "tracked-changes",
};

/** What holds words in such documents, in the order in which it is read. */
const worded: readonly (readonly [RegExp, WordedElements])[] = [
  [/^word\/document\.xml$/, paragraphs],
  [/^word\/(?:footnotes|endnotes|header\d*|footer\d*)\.xml$/, paragraphs],
  [/^xl\/sharedStrings\.xml$/, cells],
  [/^xl\/worksheets\/sheet\d+\.xml$/, cells],
  [/^ppt\/slides\/slide\d+\.xml$/, paragraphs],
  [/^ppt\/notesSlides\/notesSlide\d+\.xml$/, paragraphs],
  [/^content\.xml$/, openDocument],
];

type Part = { readonly entry: Entry; readonly rank: number; readonly elements: WordedElements };

/** Reads the words of a Word, Excel, PowerPoint or OpenDocument file. Throws for what is none, is damaged or was made to harm. */
export async function officeText(file: string, into: GatheredText): Promise<void> {
  const zip = await openPromise(file, { autoClose: false });
  try {
    let left = unpackedMost;
    for (const part of await partsIn(zip)) {
      if (into.isFull()) return;
      left -= await readPart(zip, part, { into, most: left });
    }
  } finally {
    zip.close();
  }
}

async function partsIn(zip: ZipFile): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const entry of zip.eachEntry()) {
    if (zip.entriesRead > entriesMost) throw new Error("too many files in an archive");
    const rank = worded.findIndex(([names]) => names.test(entry.fileName));
    const elements = worded[rank]?.[1];
    if (elements && !entry.isEncrypted()) parts.push({ entry, rank, elements });
  }
  if (parts.length === 0) throw new Error("no document of a kind that is read");
  return parts.toSorted((a, b) => a.rank - b.rank || numberIn(a) - numberIn(b));
}

const numberIn = ({ entry }: Part) => Number(/(\d+)\.xml$/.exec(entry.fileName)?.[1] ?? 0);

/** Gives how many bytes it was. */
async function readPart(
  zip: ZipFile,
  { entry, elements }: Part,
  { into, most }: { readonly into: GatheredText; readonly most: number },
): Promise<number> {
  const parser = xmlText(elements, into);
  const decoder = new TextDecoder();
  const stream = await zip.openReadStreamPromise(entry);
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    const isHarmful = bytes > megabyte && bytes > entry.compressedSize * ratioMost;
    if (isHarmful || bytes > most) throw new Error("an archive that unpacks to too much");
    parser.write(decoder.decode(chunk, { stream: true }));
    if (into.isFull()) break;
  }
  return bytes;
}
