import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";
import { type Appending, appendingOf, joined } from "./joined-checksums.ts";

/** A text as blocks of a gzip file that may stand anywhere in it: they end with a whole byte and refer to nothing before them. */
export type Packed = {
  readonly bytes: Buffer;
  readonly length: number;
  readonly checksum: number;
  readonly appending: Appending;
};

const beginning = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Up to this many bytes what is new is not packed at all. */
const mostAsItIs = 400;

/** Puts together what is packed already and what is new. */
export function fileOf(texts: readonly string[], found: readonly (Packed | null)[]): Buffer {
  const parts: Buffer[] = [beginning];
  let checksum = 0;
  let length = 0;
  let fresh = "";
  const add = ({ bytes, ...packed }: Packed) => {
    parts.push(bytes);
    checksum = joined(checksum, packed.checksum, packed.appending);
    length += packed.length;
  };
  const addFresh = () => {
    if (fresh === "") return;
    const bytes = Buffer.from(fresh);
    parts.push(...(bytes.length > mostAsItIs ? [blocksOf(bytes, 1)] : asItIs(bytes)));
    checksum = crc32(bytes, checksum);
    length += bytes.length;
    fresh = "";
  };
  for (const [at, text] of texts.entries()) {
    const packed = found[at];
    if (!packed) fresh += text;
    else {
      addFresh();
      add(packed);
    }
  }
  addFresh();
  return Buffer.concat([...parts, endOf(checksum, length)]);
}

export function packedOf(text: Buffer): Packed {
  const { length } = text;
  return { bytes: blocksOf(text, 9), length, checksum: crc32(text), appending: appendingOf(length) };
}

/** The same on another thread; null when that fails, for want of memory. */
export function packedElsewhere(text: Buffer, done: (packed: Packed | null) => void): void {
  const { length } = text;
  deflateRaw(text, { level: 6, finishFlush: constants.Z_FULL_FLUSH }, (error, bytes) =>
    done(error ? null : { bytes, length, checksum: crc32(text), appending: appendingOf(length) }),
  );
}

function blocksOf(text: Buffer, level: number): Buffer {
  return deflateRawSync(text, { level, finishFlush: constants.Z_FULL_FLUSH });
}

/** A block that is not packed: its length, the same once more with all bits the other way, and what it says. */
function asItIs(text: Buffer): Buffer[] {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(text.length, 1);
  head.writeUInt16LE(~text.length & 0xffff, 3);
  return [head, text];
}

/** An empty block that is the last, the checksum and the length of everything. */
function endOf(checksum: number, length: number): Buffer {
  const end = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  end.writeUInt32LE(checksum, 2);
  end.writeUInt32LE(length % 2 ** 32, 6);
  return end;
}
