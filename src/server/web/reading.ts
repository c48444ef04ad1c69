import type { FastifyRequest } from "fastify";
import { type SentCookie, sentCookie } from "./cookies.ts";

/**
 * Hands out what a request brings beside its site, its language and its path, and records what was looked at. Screens get
 * these things from nowhere else, so what an answer depends on is known without anybody having to say it.
 */
export type Reading = {
  cookie(name: string): string | null;
  /** A cookie that proves who somebody is, under its safer name or its plain one. */
  proof(name: string): SentCookie | null;
  /** The fields of the query that have one of these names. */
  query(names: readonly string[]): Record<string, unknown>;
  /** The address with its whole query, as it was asked for. */
  address(): string;
  /** What no two requests share (host, device, the token of a form): whatever is made of it is for this request alone. */
  own<Value>(value: Value): Value;
  /** The answer shows this page; of what readers change without a new version, it shows only what stands on such pages. */
  standsOn(pageId: number): void;
  done(): Read;
};

export type Read = {
  /** What was looked for and not there, so that whoever brings none of it gets the same answer; null when something was there. */
  readonly missed: ReadonlySet<string> | null;
  /** The pages that the answer stands on; null when nobody has said it, which may be any. */
  readonly pages: ReadonlySet<number> | null;
};

const cookieMark = "cookie ";
const queryMark = "query ";
const anyQuery = "any query";

export function openReading(request: FastifyRequest): Reading {
  const missed = new Set<string>();
  const pages = new Set<number>();
  let isOwn = false;

  function note(what: string, isThere: boolean): void {
    if (isThere) isOwn = true;
    else missed.add(what);
  }

  return {
    cookie: (name) => {
      const value = request.cookies[name] ?? null;
      note(cookieMark + name, value !== null);
      return value;
    },
    proof: (name) => {
      const sent = sentCookie(request, name);
      note(cookieMark + name, sent !== null);
      return sent;
    },
    query: (names) => {
      const sent = request.query as Readonly<Record<string, unknown>>;
      for (const name of names) note(queryMark + name, name in sent);
      return Object.fromEntries(names.filter((name) => name in sent).map((name) => [name, sent[name]]));
    },
    address: () => {
      note(anyQuery, hasQuery(request));
      return request.originalUrl;
    },
    own: (value) => {
      isOwn = true;
      return value;
    },
    standsOn: (pageId) => void pages.add(pageId),
    done: () => ({ missed: isOwn ? null : missed, pages: pages.size > 0 ? pages : null }),
  };
}

/** Whether a request brings anything of what an answer was made without; asked before cookies are taken apart. */
export function bringsAny(request: FastifyRequest, missed: ReadonlySet<string>): boolean {
  const { cookie } = request.headers;
  const query = hasQuery(request) ? (request.query as object) : null;
  if (cookie === undefined && query === null) return false;
  for (const what of missed) {
    if (what === anyQuery && query) return true;
    if (what.startsWith(queryMark) && query && what.slice(queryMark.length) in query) return true;
    // A name inside another one only makes the answer anew.
    if (what.startsWith(cookieMark) && cookie?.includes(what.slice(cookieMark.length))) return true;
  }
  return false;
}

/** The address without its query. The router begins a query at `#` too, which browsers never send. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

/** Where whoever asked for `url` is led: to an address; where only its closing slash was missing, with what is asked behind it. */
export function insteadOf(url: string, address: string): string {
  const path = pathOf(url);
  return address === `${path}/` ? address + url.slice(path.length) : address;
}

function hasQuery({ originalUrl }: FastifyRequest): boolean {
  return pathOf(originalUrl).length < originalUrl.length;
}
