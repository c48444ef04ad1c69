import type { FastifyInstance } from "fastify";
import { Refusal } from "#kernel/refusal.ts";
import type { System } from "../system.ts";

/** `/@{slug}` may stand before every address and every call (ROUT-01, CALL-16). */
const prefixed = /^\/@([^/?#]*)([/?#][^]*)?$/;

/** The slug that an address begins with, or null, and the address without it. */
export function splitPrefix(url: string): { slug: string | null; rest: string } {
  const match = prefixed.exec(url);
  if (!match) return { slug: null, rest: url };
  const rest = match[2] ?? "/";
  return { slug: match[1] ?? "", rest: rest.startsWith("/") ? rest : `/${rest}` };
}

/** What routes say whose answers depend on who asks: they find out with whom asks which subsite is meant. */
export const standsInSubsites = { standsInSubsites: true } as const;

/**
 * A prefix stands before what belongs to a subsite. On a site without subsites, and before anything else (files of the product,
 * `robots.txt`), it leads nowhere, whatever stands behind it.
 */
export function addSubsitePrefix(server: FastifyInstance, system: Pick<System, "sites">): void {
  server.addHook("onRequest", async (request) => {
    const { slug } = splitPrefix(request.originalUrl);
    if (slug === null) return;
    const { standsInSubsites: isOfSubsites } = request.routeOptions.config as { standsInSubsites?: true };
    if (slug === "" || !isOfSubsites || !system.sites.at(request.host)?.withSubsites)
      throw new Refusal("not-found");
  });
}
