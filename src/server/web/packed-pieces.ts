import type { FastifyReply, FastifyRequest } from "fastify";
import { openKeptByText } from "#kernel/kept-by-text.ts";
import { addVary, takesGzip } from "./compression.ts";
import { type Packed, fileOf, packedElsewhere, packedOf } from "./packed-blocks.ts";

/** Pages whose pieces are kept, and of each so many characters of texts and bytes of packed pieces. */
const mostPages = 100;
const roomOfPage = 100_000;
/** Shorter texts are cheaper as they are; longer ones would hold everybody up while they are packed. */
const shortest = 100;
const longest = 65_536;
/** A document that says so much that was not met before is packed as a whole. */
const mostNew = 4096;
const pieces = openPackedPieces();

/** Where an answer goes, and what its browser takes. */
type Sending = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/**
 * The document of a page that is made for one reader, packed for them; null where packing all of it at once is cheaper, or is not asked for. `page` names what all
 * who are given the same name may read: whether a text was met before shows in how the answer is packed, and must tell of nothing else.
 */
export function packPieces(page: string, document: readonly string[], sending: Sending): Buffer | null {
  return takesPieces(sending) ? sentPacked(pieces.join(page, document), sending) : null;
}

/** The same for a document that one reader is given again: it is packed for as long as `kept` is there, which holds its text. */
export function packKept(kept: { readonly text: string }, end: string, sending: Sending): Buffer | null {
  if (!takesPieces(sending)) return null;
  const found = packedKept(kept);
  return sentPacked(found && fileOf([kept.text, end], [found, null]), sending);
}

const keptPacked = new WeakMap<object, Packed | "under way">();

/** Null while one that would hold everybody up is packed on another thread. */
function packedKept(kept: { readonly text: string }): Packed | null {
  const known = keptPacked.get(kept);
  if (known) return known === "under way" ? null : known;
  const text = Buffer.from(kept.text);
  if (text.length > longest) {
    keptPacked.set(kept, "under way");
    // Without it the document is sent as one that was drawn anew is.
    packedElsewhere(text, (packed) => packed && keptPacked.set(kept, packed));
    return null;
  }
  const packed = packedOf(text);
  keptPacked.set(kept, packed);
  return packed;
}

function takesPieces({ request }: Sending): boolean {
  return request.method !== "HEAD" && takesGzip(request.headers["accept-encoding"]);
}

function sentPacked(packed: Buffer | null, { reply }: Sending): Buffer | null {
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
