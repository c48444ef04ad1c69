import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SiteRow } from "#features/sites/store.ts";
import { guestCookie, sessionCookie } from "./cookies.ts";
import { languageOfPage } from "./spoken.ts";
import type { System } from "./system.ts";

/**
 * Finished answers of public pages, for visitors without a session, of a person or a guest. An answer is kept by site, language and
 * path; every change that is announced on a site empties the site's answers, and while the line between the processes is down
 * nothing is served from here (architecture 6).
 */
export type PublicPages = {
  /** Sends a kept answer and says true, or says false. */
  send(request: FastifyRequest, reply: FastifyReply): boolean;
  /** To be taken before reading, and given back with the answer: an answer that was overtaken is not kept. */
  generation(siteId: number): number;
  keep(answer: PublicAnswer): void;
  empty(siteId?: number): void;
};

export type PublicAnswer = {
  readonly siteId: number;
  readonly language: string;
  readonly path: string;
  readonly generation: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
};

type Encoding = "identity" | "gzip" | "br";
type Kept = {
  readonly bodies: Partial<Record<Encoding, Buffer>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly size: number;
};

/** Bytes of uncompressed answers kept in memory over all sites. */
const most = 48_000_000;

export function openPublicPages(options: {
  siteAt: (host: string) => Pick<SiteRow, "id" | "language"> | null;
  withPseudo: boolean;
  isFresh: () => boolean;
  /** Hears of each request of somebody unknown whether it was answered from here. */
  used?: (isHit: boolean) => void;
}): PublicPages {
  const kept = new Map<string, Kept>();
  const generations = new Map<number, number>();
  let all = 0;
  let size = 0;

  function drop(key: string): void {
    size -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }

  return {
    send: (request, reply) => {
      if (kept.size === 0 || !isForEverybody(request) || !options.isFresh()) return false;
      const site = options.siteAt(request.host);
      const language = languageOfPage(request, { site, withPseudo: options.withPseudo });
      const answer = kept.get(`${site?.id} ${language} ${pathOf(request.originalUrl)}`);
      options.used?.(answer !== undefined);
      if (!answer) return false;
      reply.hijack();
      write(request, reply, answer);
      return true;
    },
    generation: (siteId) => all + (generations.get(siteId) ?? 0),
    keep: ({ siteId, language, path, generation, html, headers }) => {
      if (generation !== all + (generations.get(siteId) ?? 0)) return;
      const body = Buffer.from(html);
      const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
      const key = `${siteId} ${language} ${path}`;
      drop(key);
      kept.set(key, { bodies: { identity: body }, headers: { ...headers, etag }, size: body.length });
      size += body.length;
      for (const oldest of kept.keys()) {
        if (size <= most) break;
        drop(oldest);
      }
    },
    empty: (siteId) => {
      if (siteId === undefined) all += 1_000_000;
      else generations.set(siteId, (generations.get(siteId) ?? 0) + 1);
      for (const key of kept.keys()) if (siteId === undefined || key.startsWith(`${siteId} `)) drop(key);
    },
  };
}

/** Whether the answer may depend on nothing but the address: an ordinary first request of somebody unknown. */
export function isForEverybody(request: FastifyRequest): boolean {
  const { cookie, accept } = request.headers;
  const isSomebody = cookie?.includes(sessionCookie) || cookie?.includes(guestCookie);
  return request.method === "GET" && !isSomebody && !accept?.startsWith("application/json");
}

/** Unknown query parameters never make a second entry; no public page reads any. */
export function pathOf(url: string): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}

function write(request: FastifyRequest, reply: FastifyReply, kept: Kept): void {
  const { raw } = reply;
  if (request.headers["if-none-match"] === kept.headers["etag"]) {
    raw.writeHead(304, kept.headers).end();
    return;
  }
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const body = (kept.bodies[encoding] ??= pack(kept.bodies.identity as Buffer, encoding));
  const packed = encoding === "identity" ? {} : { "content-encoding": encoding };
  raw.writeHead(200, { ...kept.headers, ...packed, "content-length": body.length }).end(body);
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? "");
  if (/\bbr\b/.test(text)) return "br";
  return /\bgzip\b/.test(text) ? "gzip" : "identity";
}

function pack(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "gzip") return gzipSync(body, { level: 6 });
  if (encoding === "br") return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return body;
}

/** Kept answers leave before anything else looks at the request. */
export function addPublicPages(server: FastifyInstance, { publicPages }: System): void {
  server.addHook("onRequest", (request, reply, done) => {
    if (!publicPages.send(request, reply)) done();
  });
}
