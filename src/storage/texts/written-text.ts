import { open } from "node:fs/promises";
import { lettersMost } from "./file-text.ts";
import type { GatheredText } from "./gathered-text.ts";

const bytesMost = lettersMost * 4;

/** Reads a file of plain text: UTF-8, UTF-16 where it says so, or the letters of older Windows. Throws for bytes that are no text. */
export async function writtenText(file: string, into: GatheredText): Promise<void> {
  const bytes = await beginningOf(file, bytesMost);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) into.add(new TextDecoder("utf-16le").decode(bytes));
  else if (first === 0xfe && second === 0xff) into.add(new TextDecoder("utf-16be").decode(bytes));
  else if (bytes.includes(0)) throw new Error("bytes that are no text");
  else into.add(inUtf8(bytes) ?? new TextDecoder("windows-1252").decode(bytes));
}

async function beginningOf(file: string, most: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const bytes = Buffer.alloc(Math.min(size, most));
    await handle.read(bytes, 0, bytes.length, 0);
    return bytes;
  } finally {
    await handle.close();
  }
}

function inUtf8(bytes: Buffer): string | null {
  try {
    // A beginning may end within a letter.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: bytes.length === bytesMost });
  } catch {
    return null;
  }
}
