import type { FastifyInstance } from "fastify";
import { formTokenFor } from "#secrets/form-token.ts";
import { keyOf } from "./borders.ts";
import { giveBinding } from "./cookies.ts";
import type { System } from "../system.ts";

/** `GET /new_magic.js` hands this browser its form token, and to no other site's page (CALL-08, CALL-15). */
export function addNewFormToken(server: FastifyInstance, system: System, processKey: Buffer): void {
  server.get("/new_magic.js", async (request, reply) => {
    void reply.header("cache-control", "no-store").type("text/javascript; charset=utf-8");
    const from = request.headers["sec-fetch-site"];
    if (from && from !== "same-origin" && from !== "none") return reply.status(403).send("");
    const binding = giveBinding(request, reply);
    const key = keyOf(system.sites.at(request.host), processKey);
    return reply.send(`window.magic=${JSON.stringify(formTokenFor(key, binding))}`);
  });
}
