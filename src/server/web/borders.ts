import type { FastifyRequest } from "fastify";
import { Refusal } from "#kernel/refusal.ts";
import { isFormToken } from "#secrets/form-token.ts";
import type { SiteRow } from "#features/sites/store.ts";
import { bindingOf } from "./cookies.ts";

/** A key for form tokens before there is a site; it lives as long as the process. */
export type FormTokenKey = Buffer;

/**
 * Refuses a change that another site may have caused: it needs the form token (one of `fields`, or a header) of this browser, and an
 * Origin that is ours when the browser sends one (CALL-02, CALL-14).
 */
export function demandOwnOrigin(
  request: FastifyRequest,
  key: FormTokenKey,
  fields: unknown = request.body,
): void {
  const origin = request.headers.origin;
  if (origin && origin !== "null" && hostOf(origin) !== request.host) throw new Refusal("csrf");
  if (origin === "null" || request.headers["sec-fetch-site"] === "cross-site") throw new Refusal("csrf");
  const binding = bindingOf(request);
  const sent = sentFormToken(request, fields);
  if (!binding || !sent || !isFormToken(key, binding, sent)) throw new Refusal("csrf");
}

export function keyOf(site: SiteRow | null, processKey: FormTokenKey): FormTokenKey {
  return site?.formTokenKey ?? processKey;
}

/** Sockets carry no form token: the browser itself has to say that one of our own pages opened them. */
export function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin !== undefined && hostOf(origin) === request.host;
}

function hostOf(origin: string): string {
  try {
    return new URL(origin).host;
  } catch {
    return "";
  }
}

function sentFormToken(request: FastifyRequest, body: unknown): string | null {
  const header = request.headers["x-magic"];
  if (typeof header === "string") return header;
  const field = typeof body === "object" && body !== null && "magic" in body ? body.magic : null;
  return typeof field === "string" ? field : null;
}
