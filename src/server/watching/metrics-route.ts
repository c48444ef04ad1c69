import { createHash, timingSafeEqual } from "node:crypto";
import { type Server, createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { Refusal } from "#kernel/refusal.ts";
import type { System } from "../system.ts";

export const metricsType = "text/plain; version=0.0.4; charset=utf-8";

/** `GET /metrics` for whoever brings the token; without a token that was set there is no such address. */
export function addMetrics(server: FastifyInstance, { metricsToken, metricsText }: System): void {
  if (metricsToken === null) return;
  server.get("/metrics", async (request, reply) => {
    if (!isBearer(request.headers.authorization, metricsToken)) throw new Refusal("not-found");
    return reply
      .type(metricsType)
      .header("cache-control", "no-store")
      .send(await metricsText());
  });
}

function isBearer(header: string | undefined, token: string): boolean {
  const [, sent] = /^Bearer (\S+)$/i.exec(header ?? "") ?? [];
  return sent !== undefined && timingSafeEqual(digest(sent), digest(token));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** The same at an address of its own, which only those who watch can reach and which asks for no token. */
export function listenForMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  metricsText: () => Promise<string>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") return void response.writeHead(404).end();
    metricsText().then(
      (text) => response.writeHead(200, { "content-type": metricsType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => resolve(server));
  });
}
