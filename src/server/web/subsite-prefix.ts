import type { FastifyInstance } from "fastify";
import { Refusal } from "#kernel/refusal.ts";

/** `/@{slug}` may stand before every address and every call (ROUT-01, CALL-16). */
const prefixed = /^\/@([^/?#]*)([/?#][^]*)?$/;

/** The slug that an address begins with, or null, and the address without it. */
export function splitPrefix(url: string): { slug: string | null; rest: string } {
  const match = prefixed.exec(url);
  if (!match) return { slug: null, rest: url };
  const rest = match[2] ?? "/";
  return { slug: match[1] ?? "", rest: rest.startsWith("/") ? rest : `/${rest}` };
}

/** A prefix that is no subsite's answers as not found, whatever stands behind it; no site has subsites so far. */
export function addSubsitePrefix(server: FastifyInstance): void {
  server.addHook("onRequest", async (request) => {
    if (splitPrefix(request.originalUrl).slug !== null) throw new Refusal("not-found");
  });
}
