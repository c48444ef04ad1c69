import type { FastifyInstance } from "fastify";
import type { System } from "../system.ts";

/** How long the database may take before the line for messages is asked instead, in milliseconds. */
const patience = 2000;

/**
 * `GET /health`: 200 only when the database answers, for whoever watches the service. Calls may stand in line for a
 * connection; then the line for messages knows better, and a process that has much to do is not taken for a dead one.
 */
export function addHealth(server: FastifyInstance, system: System): void {
  server.get("/health", async (_, reply) => {
    void reply.header("cache-control", "no-store");
    try {
      const answered = await Promise.race([
        system.database.pool.query("select 1").then(() => true),
        new Promise<boolean>((resolve) =>
          setTimeout(() => resolve(system.databaseAnswers()), patience).unref(),
        ),
      ]);
      if (!answered) return await reply.status(503).send({ status: "unavailable", version: system.version });
      return await reply.send({ status: "ok", version: system.version });
    } catch {
      return reply.status(503).send({ status: "unavailable", version: system.version });
    }
  });
}
