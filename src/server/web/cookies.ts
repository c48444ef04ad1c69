import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { companyMinutes } from "#features/sessions/door/rules.ts";
import { sessionDaysMost } from "#features/sessions/rules.ts";
import { waitingMinutes } from "#features/sessions/two-step/rules.ts";

/** The names over http. Over https each is preceded by `__Host-`. */
export const sessionCookie = "atrium_session";
/** A browser in which the link of a guest was used. */
export const guestCookie = "atrium_guest";
export const visitorCookie = "atrium_visitor";
/** A browser in which a person has signed in before. */
export const knownBrowserCookie = "atrium_known";
/** A browser in which the first step of a sign-in was proved. */
export const waitingCookie = "atrium_waiting";
/** A browser that is on its way to the provider of its company and back. */
export const companyCookie = "atrium_company";
/** Asks for the machine-made language where that is allowed (ATRIUM_PSEUDO). */
export const pseudoCookie = "atrium_pseudo";

const daySeconds = 86_400;
const knownBrowserDays = 365;

/** A cookie as it was sent. `isFormer`: over https under its plain name, as all were named before. */
export type SentCookie = { readonly value: string; readonly isFormer: boolean };

/**
 * A cookie by its name. Browsers keep a `__Host-` cookie only when it is Secure, has no Domain and was set by this host, so
 * no other host of the domain can set one. A plain name over https proves less: whoever reads it must check more.
 */
export function sentCookie(request: FastifyRequest, name: string): SentCookie | null {
  const value = request.cookies[nameFor(request, name)];
  if (value) return { value, isFormer: false };
  const former = request.cookies[name];
  return former ? { value: former, isFormer: true } : null;
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string | null): void {
  if (token !== null)
    return setCookie(request, reply, { name: sessionCookie, value: token, days: sessionDaysMost });
  // Whoever signs out leaves nothing open behind them, a page read as a guest included.
  clearCookie(request, reply, sessionCookie);
  clearCookie(request, reply, guestCookie);
}

export function setGuestCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, days }: { token: string; days: number },
): void {
  setCookie(request, reply, { name: guestCookie, value: token, days });
}

export function setKnownBrowserCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setCookie(request, reply, { name: knownBrowserCookie, value: token, days: knownBrowserDays });
}

export function setWaitingCookie(request: FastifyRequest, reply: FastifyReply, token: string | null): void {
  if (token === null) return clearCookie(request, reply, waitingCookie);
  const days = (waitingMinutes * 60) / daySeconds;
  setCookie(request, reply, { name: waitingCookie, value: token, days });
}

export function setCompanyCookie(request: FastifyRequest, reply: FastifyReply, token: string | null): void {
  if (token === null) return clearCookie(request, reply, companyCookie);
  const days = (companyMinutes * 60) / daySeconds;
  setCookie(request, reply, { name: companyCookie, value: token, days });
}

/** What the form token is bound to: the session, or a random value that a browser without one is given. */
export function bindingOf(request: FastifyRequest): string | null {
  const session = sentCookie(request, sessionCookie)?.value;
  return session ?? request.cookies[nameFor(request, visitorCookie)] ?? null;
}

export function giveBinding(request: FastifyRequest, reply: FastifyReply): string {
  const there = bindingOf(request);
  if (there) return there;
  const value = randomBytes(24).toString("base64url");
  void reply.setCookie(nameFor(request, visitorCookie), value, attributesFor(request));
  return value;
}

function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, days }: { name: string; value: string; days: number },
): void {
  const maxAge = days * daySeconds;
  void reply.setCookie(nameFor(request, name), value, { ...attributesFor(request), maxAge });
  if (isSecure(request) && request.cookies[name]) void reply.clearCookie(name, attributesFor(request));
}

function clearCookie(request: FastifyRequest, reply: FastifyReply, name: string): void {
  void reply.clearCookie(nameFor(request, name), attributesFor(request));
  if (isSecure(request)) void reply.clearCookie(name, attributesFor(request));
}

function nameFor(request: FastifyRequest, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

/** Host-only: no Domain attribute, so no neighbour host ever sees them. */
function attributesFor(request: FastifyRequest) {
  return { path: "/", httpOnly: true, sameSite: "lax" as const, secure: isSecure(request) };
}

function isSecure(request: FastifyRequest): boolean {
  return request.protocol === "https";
}
