import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { System } from "../system.ts";

/** The pattern of the address that was asked, which is the same for everybody; one answer for all that is nowhere. */
export function routeOf({ routeOptions, is404 }: FastifyRequest): string {
  return is404 ? "none" : (routeOptions.url ?? "none");
}

const watched = new Set(["/health", "/metrics"]);

/** One line and one figure for each answer. */
export function addRequests(server: FastifyInstance, system: System): void {
  server.addHook("onResponse", (request: FastifyRequest, reply: FastifyReply, done) => {
    const { sites, note, metrics } = system;
    const { method, id } = request;
    const route = routeOf(request);
    const status = reply.raw.statusCode;
    const ms = Math.round(reply.elapsedTime);
    metrics.count("atrium_requests_total", { method, route, status });
    metrics.took({ method, route }, reply.elapsedTime / 1000);
    const site = sites.at(request.host)?.id ?? null;
    // Whoever watches the service asks all day long: only a bad answer is worth a line.
    if (!watched.has(route) || status >= 400) note({ what: "request", id, method, route, status, ms, site });
    done();
  });
}
