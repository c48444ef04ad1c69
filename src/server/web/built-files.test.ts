import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastify } from "fastify";
import helmet from "helmet";
import { expect, it, onTestFinished } from "vitest";
import { addBuiltFiles } from "./built-files.ts";

async function served(...names: string[]) {
  const root = mkdtempSync(join(tmpdir(), "atrium-built-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of names) writeFileSync(join(root, name), "/* fog */");
  const server = fastify();
  const protect = helmet();
  server.addHook("onRequest", (request, reply, done) => protect(request.raw, reply.raw, () => done()));
  await addBuiltFiles(server, root);
  onTestFinished(() => server.close());
  return async (path: string) => (await server.inject({ url: `/assets/${path}` })).headers;
}

it("sends scripts, styles and fonts without what protects documents, and nothing else", async () => {
  const headersOf = await served("a.js", "a.css", "a.woff2", "a.svg");
  for (const name of ["a.js", "a.css", "a.woff2"]) {
    const headers = await headersOf(name);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(headers).toHaveProperty("strict-transport-security");
    expect(Object.keys(headers).filter((each) => /policy|frame|x-|agent/.test(each))).toEqual([
      "cross-origin-resource-policy",
      "referrer-policy",
      "x-content-type-options",
    ]);
  }
  for (const name of ["a.svg", "none.js"])
    expect(await headersOf(name)).toMatchObject({
      "content-security-policy": expect.stringContaining("default-src 'self'"),
      "x-frame-options": "SAMEORIGIN",
    });
});

it("sends nothing to ask again with: a file of this name never changes", async () => {
  const headersOf = await served("a.js", "a.woff2");
  for (const name of ["a.js", "a.woff2"])
    expect(Object.keys(await headersOf(name)).filter((each) => /etag|modified|ranges/.test(each))).toEqual(
      [],
    );
});
