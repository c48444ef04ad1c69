import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Host-only cookies: no Domain attribute, so no neighbour host ever sees them. */
export const sessionCookie = "atrium_session";
/** A browser in which the link of a guest was used. */
export const guestCookie = "atrium_guest";
export const visitorCookie = "atrium_visitor";
/** Asks for the machine-made language where that is allowed (ATRIUM_PSEUDO). */
export const pseudoCookie = "atrium_pseudo";

const yearInSeconds = 365 * 86_400;

type CookieOptions = { secure: boolean };

export function setSessionCookie(reply: FastifyReply, token: string | null, { secure }: CookieOptions): void {
  const base = { path: "/", httpOnly: true, sameSite: "lax" as const, secure };
  // Whoever signs out leaves nothing open behind them, a page read as a guest included.
  if (token === null) void reply.clearCookie(sessionCookie, base).clearCookie(guestCookie, base);
  else void reply.setCookie(sessionCookie, token, { ...base, maxAge: yearInSeconds });
}

export function setGuestCookie(
  reply: FastifyReply,
  token: string,
  { days, secure }: CookieOptions & { days: number },
): void {
  const maxAge = days * 86_400;
  void reply.setCookie(guestCookie, token, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge });
}

/** What the magic is bound to: the session, or a random value that a browser without one is given. */
export function bindingOf(request: FastifyRequest): string | null {
  return request.cookies[sessionCookie] ?? request.cookies[visitorCookie] ?? null;
}

export function giveBinding(request: FastifyRequest, reply: FastifyReply, { secure }: CookieOptions): string {
  const there = bindingOf(request);
  if (there) return there;
  const value = randomBytes(24).toString("base64url");
  void reply.setCookie(visitorCookie, value, { path: "/", httpOnly: true, sameSite: "lax", secure });
  return value;
}
