import type { FastifyReply, FastifyRequest } from "fastify";
import type { Wire } from "#calls/wire.ts";
import type { SiteRow } from "#features/sites/store.ts";
import { sessionCookie, setSessionCookie } from "./cookies.ts";

/** The border facts of one request, for handlers. */
export function wireOf(request: FastifyRequest, reply: FastifyReply, site: SiteRow | null): Wire {
  return {
    siteId: site?.id ?? 0,
    host: request.host,
    address: request.ip,
    device: request.headers["user-agent"] ?? "",
    sessionToken: request.cookies[sessionCookie] ?? null,
    siteAddress: site?.address ?? `${request.protocol}://${request.host}`,
    remembered: (name) => request.cookies[name] ?? null,
    setSession: (token) => setSessionCookie(reply, token, { secure: request.protocol === "https" }),
  };
}
