import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inTransaction } from "#database/transaction.ts";
import { previewOf } from "#features/subsites/invites/preview-operations.ts";
import { sayIn } from "#languages/say-in.ts";
import { found } from "#kernel/refusal.ts";
import type { System } from "../system.ts";
import { standsInSubsites } from "./subsite-prefix.ts";
import { wireOf } from "./wire.ts";

/** A mail as it would arrive: a document of its own, in which nothing runs and nothing is fetched. */
const guards = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox",
  "cache-control": "no-store",
};

/** `GET /preview_email/site_invite/` and `/preview_email/space_invite/`: the welcome emails (LOGR-04). */
export function addMailPreviews(server: FastifyInstance, system: System): void {
  for (const kind of ["site_invite", "space_invite"] as const)
    server.route({
      method: "GET",
      config: standsInSubsites,
      url: `/preview_email/${kind}/`,
      handler: (request, reply) => show(system, kind, { request, reply }),
    });
}

async function show(
  system: System,
  kind: "site_invite" | "space_invite",
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const site = found(system.sites.at(request.host), "not-found");
  const wire = wireOf(system, { request, reply, site });
  const html = await inTransaction(system.database, { siteId: site.id, access: "read" }, async (tx) => {
    const actor = await system.resolveActor(tx, wire, system.clock());
    return previewOf(actor, kind, { say: sayIn(wire.language()) }, tx);
  });
  return reply.headers(guards).type("text/html; charset=utf-8").send(html);
}
