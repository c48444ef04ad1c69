import type { FastifyInstance } from "fastify";
import { Refusal } from "#kernel/refusal.ts";
import { pathOf } from "../reading.ts";
import type { System } from "../../system.ts";
import { isTooMuch } from "./bounds.ts";

/** What costs no call and no connection, and whoever watches the service. */
const alwaysServed = /^\/(health|metrics|assets\/.*)$/;

/** When more comes than can be served, says so at once: 503 with the seconds after which to come again. */
export function addOverload(server: FastifyInstance, system: System): void {
  server.addHook("onRequest", (request, _, done) => {
    const { database, loop, metrics } = system;
    const { waitingCount, options } = database.pool;
    const load = { waiting: waitingCount, connections: options.max ?? 10, delay: loop.lasting() };
    const isAct = request.method !== "GET" && request.method !== "HEAD";
    if (!isTooMuch(load, isAct) || alwaysServed.test(pathOf(request.originalUrl))) return done();
    metrics.count("atrium_overloaded_total");
    done(new Refusal("overloaded"));
  });
}

/** Seconds after which somebody who was refused may come again; not all of them at once. */
export function retryAfter(): string {
  return String(2 + Math.floor(Math.random() * 4));
}
