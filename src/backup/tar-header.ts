/** One member of a tar file, as its header block tells it. `kind` 0 is a file, x holds attributes of the next member. */
export type TarHeader = { readonly name: string; readonly size: number; readonly kind: string };

export const blockSize = 512;
const longestName = 100;
const largestSize = 0o77777777777;

/** Headers for a file: one block, or three where name or size do not fit the old format (POSIX.1-2001, "pax"). */
export function headersFor(name: string, size: number, seconds: number): Buffer {
  const plain = Buffer.byteLength(name) <= longestName && size <= largestSize;
  if (plain) return header({ name, size, kind: "0" }, seconds);
  const records = Buffer.from(record("path", name) + record("size", String(size)));
  return Buffer.concat([
    header({ name: "pax", size: records.length, kind: "x" }, seconds),
    records,
    padding(records.length),
    header({ name: "long", size: Math.min(size, largestSize), kind: "0" }, seconds),
  ]);
}

/** What fills the last block of a member. */
export function padding(size: number): Buffer {
  return Buffer.alloc((blockSize - (size % blockSize)) % blockSize);
}

/** Null for the empty block that ends the file; undefined when this is no header at all. */
export function readHeader(block: Buffer): TarHeader | null | undefined {
  if (block.every((byte) => byte === 0)) return null;
  const isTar = block.subarray(257, 262).toString("latin1") === "ustar";
  if (!isTar || octal(block, 148, 8) !== checksum(block)) return undefined;
  return { name: text(block, 0, 100), size: octal(block, 124, 12), kind: text(block, 156, 1) || "0" };
}

/** The attributes that a member of kind x holds for the next one. */
export function readAttributes(records: Buffer): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; at < records.length; ) {
    const length = Number.parseInt(records.subarray(at, at + 20).toString("latin1"), 10);
    if (!(length > 0)) break;
    const [, name = "", value = ""] =
      /^\d+ ([^=]+)=(.*)\n$/s.exec(records.subarray(at, at + length).toString()) ?? [];
    found.set(name, value);
    at += length;
  }
  return found;
}

function header({ name, size, kind }: TarHeader, seconds: number): Buffer {
  const block = Buffer.alloc(blockSize);
  block.write(name, 0, longestName);
  block.write("0000600\0", 100, "latin1");
  block.write("0000000\0", 108, "latin1");
  block.write("0000000\0", 116, "latin1");
  block.write(`${size.toString(8).padStart(11, "0")}\0`, 124, "latin1");
  block.write(`${Math.floor(seconds).toString(8).padStart(11, "0")}\0`, 136, "latin1");
  block.write(kind, 156, "latin1");
  block.write("ustar\x0000", 257, "latin1");
  block.write(`${checksum(block).toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return block;
}

/** The sum of all bytes, its own field counted as blanks. */
function checksum(block: Buffer): number {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

/** A record begins with its own length in bytes, the digits of the length included. */
function record(name: string, value: string): string {
  const rest = Buffer.byteLength(` ${name}=${value}\n`);
  let length = rest + String(rest).length;
  if (rest + String(length).length !== length) length = rest + String(length).length;
  return `${length} ${name}=${value}\n`;
}

function octal(block: Buffer, from: number, length: number): number {
  return Number.parseInt(text(block, from, length).trim() || "0", 8);
}

function text(block: Buffer, from: number, length: number): string {
  const field = block.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.subarray(0, end < 0 ? length : end).toString();
}
