import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Refusal } from "#kernel/refusal.ts";
import { addAddress } from "./addresses.ts";

let server: FastifyInstance;
beforeEach(() => {
  server = fastify();
  server.setErrorHandler((error, _, reply) => reply.status(error instanceof Refusal ? 404 : 500).send(""));
  addAddress(server, "/{slug}/", (request) => request.params);
});
afterEach(() => server.close());

async function ask(url: string) {
  const { statusCode, headers, body } = await server.inject({ url });
  return [statusCode, headers.location ?? body];
}

it("an address answers with its closing slash, and without it leads there", async () => {
  expect(await ask("/fog/")).toEqual([200, '{"slug":"fog"}']);
  expect(await ask("/fog?x=1")).toEqual([301, "/fog/?x=1"]);
});

it("an empty slug is no address: the root is left to others", async () => {
  expect(await ask("/")).toEqual([404, ""]);
});

it("what looks like a file is not one of ours", async () => {
  expect(await ask("/favicon.ico")).toEqual([404, ""]);
});
