import type { FastifyInstance } from "fastify";
import { Refusal } from "#kernel/refusal.ts";
import type { System } from "../system.ts";

/** Once there are several sites, a host that is none of theirs is answered 421, whatever it asks for. */
export function addHosts(server: FastifyInstance, system: System): void {
  server.addHook("onRequest", async (request) => {
    if (/^\/(health|metrics|assets)\b/.test(request.url)) return;
    if (!system.sites.isEmpty() && !system.sites.at(request.host)) throw new Refusal("unknown-host");
  });
}
