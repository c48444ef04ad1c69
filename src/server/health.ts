import type { FastifyInstance } from "fastify";
import type { System } from "./system.ts";

/** `GET /health`: 200 only when the database answers, for whoever watches the service. */
export function addHealth(server: FastifyInstance, system: System): void {
  server.get("/health", async (_, reply) => {
    void reply.header("cache-control", "no-store");
    try {
      await system.database.pool.query("select 1");
      return await reply.send({ status: "ok", version: system.version });
    } catch {
      return reply.status(503).send({ status: "unavailable", version: system.version });
    }
  });
}
