import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readOnce } from "#kernel/read-once.ts";

export type Encoding = "identity" | "gzip" | "br";

/** Below this many bytes an answer fits one packet anyway. */
const least = 1400;

/**
 * Up to this many bytes compressing quickly takes no more time than handing the work to another thread and back (decisions 0028 and 0111); as
 * small as is worth it, up to fewer.
 */
const mostAtOnce = 98_304;
const mostKeptAtOnce = 65_536;

const packable =
  /^(text\/(?!event-stream)|application\/(json|javascript|xml|[a-z.+-]+\+(json|xml))|image\/svg\+xml)/;

/** How hard to try: an answer made for one reader is packed quickly, one that is kept for many as small as is worth it. */
const quick = { br: brotliOf(1), gzip: { level: 1 } };
const kept = { br: brotliOf(5), gzip: { level: 6 } };

/**
 * Packs answers that are text. A hook of our own rather than @fastify/compress, whose streams cost several times what the packing
 * itself does (decision 0028). Answers that are streams are files, which are packed when they are built, or not at all.
 */
export function addCompression(server: FastifyInstance): void {
  server.addHook("onSend", (request, reply, payload, done) => {
    const body = typeof payload === "string" || Buffer.isBuffer(payload) ? payload : null;
    if (body === null || !isPackable(request, reply, body)) return done(null, payload);
    addVary(reply);
    const encoding = encodingFor(request.headers["accept-encoding"]);
    if (encoding === "identity") return done(null, payload);
    void reply.header("content-encoding", encoding).removeHeader("content-length");
    if (body.length <= mostAtOnce) return done(null, packNow(body, encoding, quick));
    if (encoding === "br") brotliCompress(body, quick.br, done);
    else gzip(body, quick.gzip, done);
  });
}

/** The encoding that a browser takes, by the header that it sends; one that it gives the weight 0 it does not take. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  return encodingIn(String(accepted ?? ""));
}

export function takesGzip(accepted: string | string[] | undefined): boolean {
  return gzipIn(String(accepted ?? ""));
}

const gzipIn = readOnce((text) => takes(text, "gzip"));

const encodingIn = readOnce((text): Encoding => {
  if (takes(text, "br")) return "br";
  return takes(text, "gzip") ? "gzip" : "identity";
});

/** For what is kept: packed once, for everybody. Null when that fails, for want of memory. */
export function packToKeep(body: Buffer, encoding: Encoding, done: (packed: Buffer | null) => void): void {
  const packed = (error: Error | null, bytes: Buffer) => done(error ? null : bytes);
  if (encoding === "identity") done(body);
  else if (body.length <= mostKeptAtOnce) done(packNow(body, encoding, kept));
  else if (encoding === "br") brotliCompress(body, kept.br, packed);
  else gzip(body, kept.gzip, packed);
}

function packNow(body: string | Buffer, encoding: "gzip" | "br", how: typeof quick): Buffer {
  return encoding === "br" ? brotliCompressSync(body, how.br) : gzipSync(body, how.gzip);
}

function isPackable(request: FastifyRequest, reply: FastifyReply, body: string | Buffer): boolean {
  const { statusCode } = reply;
  if (body.length < least || request.method === "HEAD" || statusCode === 204 || statusCode === 304)
    return false;
  return !reply.hasHeader("content-encoding") && packable.test(String(reply.getHeader("content-type") ?? ""));
}

export function addVary(reply: FastifyReply): void {
  const before = reply.getHeader("vary");
  void reply.header("vary", before === undefined ? "Accept-Encoding" : `${String(before)}, Accept-Encoding`);
}

function takes(accepted: string, encoding: string): boolean {
  return accepted.split(",").some((each) => {
    const [name = "", ...parameters] = each
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function brotliOf(quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // A window of 64 kB holds nearly all that is packed at once; a larger one costs more to make than it saves.
      [constants.BROTLI_PARAM_LGWIN]: 16,
    },
  };
}
