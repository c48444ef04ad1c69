import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inTransaction } from "#database/transaction.ts";
import { readFragment } from "#features/pages/browsing/fragment-operations.ts";
import { sayIn } from "#languages/say-in.ts";
import { Refusal, found } from "#kernel/refusal.ts";
import type { System } from "../system.ts";
import { type FormTokenKey, demandOwnOrigin, keyOf } from "./borders.ts";

import { standsInSubsites } from "./subsite-prefix.ts";
import { wireOf } from "./wire.ts";

type Asked = { readonly embed?: unknown };

/** `GET /ajax/pages/{view}/?embed=yes&magic=…`: the list of pages as a piece of HTML, for whoever has this browser's form token (BRWS-08). */
export function addPagesFragment(server: FastifyInstance, system: System, processKey: FormTokenKey): void {
  server.route({
    method: "GET",
    url: "/ajax/pages/:view/",
    config: standsInSubsites,
    handler: (request, reply) => give(system, { request, reply, processKey }),
  });
}

type Giving = { request: FastifyRequest; reply: FastifyReply; processKey: FormTokenKey };

async function give(system: System, { request, reply, processKey }: Giving): Promise<FastifyReply> {
  const site = found(system.sites.at(request.host), "not-found");
  if ((request.query as Asked).embed !== "yes") throw new Refusal("not-found");
  const { view } = request.params as { view: string };
  demandOwnOrigin(request, keyOf(site, processKey), request.query);
  const wire = wireOf(system, { request, reply, site });
  const now = system.clock();
  const html = await inTransaction(system.database, { siteId: site.id, access: "read" }, async (tx) => {
    const actor = await system.resolveActor(tx, wire, now);
    return readFragment(actor, view, { tx, now, say: sayIn(wire.language()) });
  });
  void reply.header("cache-control", "private, no-store").type("text/html; charset=utf-8");
  return reply.send(html);
}
