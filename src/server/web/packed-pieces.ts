import { constants, crc32, deflateRawSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { openKeptByText } from "#kernel/kept-by-text.ts";
import { addVary, takesGzip } from "./compression.ts";
import { type Appending, appendingOf, joined } from "./joined-checksums.ts";

/** Pages whose pieces are kept, and of each so many characters of texts and bytes of packed pieces. */
const mostPages = 100;
const roomOfPage = 100_000;
/** Shorter texts are cheaper as they are; longer ones would hold everybody up while they are packed. */
const shortest = 100;
const longest = 65_536;
/** A document that says so much that was not met before is packed as a whole. */
const mostNew = 4096;
/** Up to this many bytes what is new is not packed at all. */
const mostAsItIs = 400;

/** A text as blocks of a gzip file that may stand anywhere in it: they end with a whole byte and refer to nothing before them. */
type Packed = {
  readonly bytes: Buffer;
  readonly length: number;
  readonly checksum: number;
  readonly appending: Appending;
};

const beginning = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** The same for documents that were drawn before for one reader: so many of them, one or two for each name. */
const mostOwn = 200;
const roomOfOwn = 50_000;

const pieces = openPackedPieces();
const own = openPackedPieces(mostOwn, roomOfOwn);

/**
 * The document of a page that is made for one reader, packed for them; null where packing all of it at once is cheaper, or is not asked for. `page` names what all
 * who are given the same name may read: whether a text was met before shows in how the answer is packed, and must tell of nothing else. `isOwn`: the name is
 * one reader's.
 */
export function packPieces(
  page: string,
  document: readonly string[],
  { request, reply, isOwn = false }: { request: FastifyRequest; reply: FastifyReply; isOwn?: boolean },
): Buffer | null {
  if (request.method === "HEAD" || !takesGzip(request.headers["accept-encoding"])) return null;
  const packed = (isOwn ? own : pieces).join(page, document);
  if (!packed) return null;
  addVary(reply);
  void reply.header("content-encoding", "gzip");
  return packed;
}

/** Packs documents of pages from pieces that stood in others of the same page before: each of those is packed once, and known by its text. */
export function openPackedPieces(most = mostPages, room = roomOfPage) {
  const pages = new Map<string, ReturnType<typeof textsMet>>();

  function textsOf(page: string) {
    const texts = pages.get(page) ?? textsMet(room);
    pages.delete(page);
    pages.set(page, texts);
    for (const oldest of pages.keys()) {
      if (pages.size <= most) break;
      pages.delete(oldest);
    }
    return texts;
  }

  return {
    /** One gzip file of all these texts; null where too much of them is new. */
    join(page: string, document: readonly string[]): Buffer | null {
      const texts = textsOf(page);
      const found = document.map((text) =>
        text.length < shortest || text.length > longest ? null : texts.find(text),
      );
      const fresh = document.reduce((sum, text, at) => (found[at] ? sum : sum + text.length), 0);
      return fresh > mostNew ? null : fileOf(document, found);
    },
  };
}

/** Texts that were met; `null` for those that were met once. */
function textsMet(limit: number) {
  const known = openKeptByText<Packed | null>(
    limit,
    (text, packed) => text.length + (packed?.bytes.length ?? 0),
  );
  return {
    /** Null for a text that is met for the first time; it is packed when it is met again. */
    find(text: string): Packed | null {
      const met = known.find(text);
      if (met) return met;
      const packed = met === undefined ? null : packedOf(Buffer.from(text));
      known.keep(text, packed);
      return packed;
    },
  };
}

/** Puts together what is packed already and what is new. */
function fileOf(texts: readonly string[], found: readonly (Packed | null)[]): Buffer {
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

function packedOf(text: Buffer): Packed {
  const { length } = text;
  return { bytes: blocksOf(text, 9), length, checksum: crc32(text), appending: appendingOf(length) };
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
