import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SiteRow } from "#features/sites/store.ts";
import type { PublicChange } from "#kernel/event.ts";
import { guestCookie, sessionCookie } from "../web/cookies.ts";
import { type Encoding, encodingFor, packToKeep } from "../web/compression.ts";
import { isKnown } from "../web/known-etag.ts";
import { type Generation, openPublicChanges } from "./change-moments.ts";
import { type Read, bringsAny, pathOf } from "../web/reading.ts";
import { languageOfPage } from "../web/spoken.ts";
import type { System } from "../system.ts";

/**
 * Finished answers of public pages, for visitors without a session, of a person or a guest. An answer is kept by site, language and
 * path, and only when nothing else that its request brought was looked at (`reading.ts`); a request that brings what such an answer
 * was made without is not answered from here. Events say which answers they make stale, and while the line between the processes
 * is down nothing is served from here (architecture 6). What browsers and proxies may keep is said in `show.ts`.
 */
export type PublicPages = {
  /** Sends a kept answer and says true, or says false. */
  send(request: FastifyRequest, reply: FastifyReply): boolean;
  /** To be taken before reading, and given back with the answer: an answer that was overtaken is not kept. */
  generation(siteId: number): Generation;
  keep(answer: PublicAnswer): void;
  /** Forgets all answers of all sites, of one, or those that stand on the changed pages or do not say on which. */
  empty(siteId?: number, change?: PublicChange): void;
};

export type PublicAnswer = Read & {
  readonly siteId: number;
  readonly language: string;
  readonly path: string;
  readonly generation: Generation;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** A body as it leaves: bytes in a text leave in one piece with their headers, which is a third faster (decision 0028). */
type Body = { readonly headers: Readonly<Record<string, string>>; readonly bytes: string | Buffer };

/** Bytes up to which a body is held as a text. */
const mostAsText = 65_536;

type Kept = {
  readonly siteId: number;
  readonly missed: ReadonlySet<string>;
  readonly pages: ReadonlySet<number> | null;
  /** When it counts no more, in milliseconds. */
  readonly until: number;
  readonly bytes: Buffer;
  /** As it is, and packed, for each encoding that somebody asked for. */
  readonly bodies: Partial<Record<Encoding, Body>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly size: number;
};

/** Bytes kept in memory over all sites ... */
const most = 72_000_000;
/** ... of which each answer counts for three times its own: as bytes, as a text, and packed. */
const copies = 3;

/**
 * Answers speak of today and yesterday, so none outlives a day of anybody's: every midnight of every time zone falls on a quarter of an
 * hour.
 */
const quarter = 15 * 60_000;

export function openPublicPages(options: {
  siteAt: (host: string) => Pick<SiteRow, "id" | "language"> | null;
  withPseudo: boolean;
  isFresh: () => boolean;
  clock: () => Date;
  /** Hears of each request of somebody unknown whether it was answered from here. */
  used?: (isHit: boolean) => void;
}): PublicPages {
  const kept = new Map<string, Kept>();
  const changes = openPublicChanges();
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
      const isFor = answer && answer.until > options.clock().getTime() && !bringsAny(request, answer.missed);
      options.used?.(isFor ?? false);
      if (!isFor) return false;
      reply.hijack();
      write(request, reply, answer);
      return true;
    },
    generation: changes.now,
    keep: (answer) => {
      const { siteId, generation, pages } = answer;
      if (answer.missed === null || changes.isOvertaken(siteId, generation, pages)) return;
      const key = `${siteId} ${answer.language} ${answer.path}`;
      const made = keptOf(answer, answer.missed, options.clock());
      drop(key);
      kept.set(key, made);
      size += made.size;
      for (const oldest of kept.keys()) {
        if (size <= most) break;
        drop(oldest);
      }
    },
    empty: (siteId, change = "whole-site") => {
      if (change === "nothing-public") return;
      const pages = change === "whole-site" ? undefined : change.pages;
      changes.note(siteId, pages);
      for (const [key, answer] of kept) {
        const isMeant = siteId === undefined || answer.siteId === siteId;
        if (isMeant && (!pages || !answer.pages || pages.some((page) => answer.pages?.has(page)))) drop(key);
      }
    },
  };
}

function keptOf({ siteId, html, headers, pages }: PublicAnswer, missed: Kept["missed"], now: Date): Kept {
  const bytes = Buffer.from(html);
  // Weak, since the same answer goes out in several encodings.
  const etag = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const vary = `${headers["vary"]}, Accept-Encoding`;
  return {
    siteId,
    missed,
    pages,
    until: (Math.floor(now.getTime() / quarter) + 1) * quarter,
    bytes,
    bodies: {},
    headers: { ...headers, vary, etag },
    size: bytes.length * copies,
  };
}

/** Whether the answer may depend on nothing but the address: an ordinary first request of somebody unknown. */
export function isForEverybody(request: FastifyRequest): boolean {
  const { cookie, accept } = request.headers;
  const isSomebody = cookie?.includes(sessionCookie) || cookie?.includes(guestCookie);
  return request.method === "GET" && !isSomebody && !accept?.startsWith("application/json");
}

function write(request: FastifyRequest, { raw }: FastifyReply, kept: Kept): void {
  if (isKnown(request.headers["if-none-match"], kept.headers["etag"] ?? "")) {
    raw.writeHead(304, kept.headers).end();
    return;
  }
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const there = kept.bodies[encoding];
  if (there) return writeBody(raw, there);
  packToKeep(kept.bytes, encoding, (packed) => {
    const body = packed
      ? bodyOf(packed, kept.headers, encoding)
      : bodyOf(kept.bytes, kept.headers, "identity");
    if (packed) kept.bodies[encoding] = body;
    writeBody(raw, body);
  });
}

function bodyOf(bytes: Buffer, headers: Kept["headers"], encoding: Encoding): Body {
  const length = { "content-length": String(bytes.length) };
  return {
    headers:
      encoding === "identity"
        ? { ...headers, ...length }
        : { ...headers, "content-encoding": encoding, ...length },
    bytes: bytes.length <= mostAsText ? bytes.toString("latin1") : bytes,
  };
}

function writeBody(raw: ServerResponse, { headers, bytes }: Body): void {
  raw.writeHead(200, headers);
  if (typeof bytes === "string") raw.end(bytes, "latin1");
  else raw.end(bytes);
}

/** Kept answers leave before anything else looks at the request. */
export function addPublicPages(server: FastifyInstance, system: System): void {
  server.addHook("onRequest", (request, reply, done) => {
    if (!system.publicPages.send(request, reply)) done();
  });
}
