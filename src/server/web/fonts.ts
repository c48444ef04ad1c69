import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { FastifyInstance } from "fastify";
import { Refusal, found } from "#kernel/refusal.ts";
import { fontPackages, fontRelease } from "#widgets/kit/font-files.ts";

const { resolve } = createRequire(import.meta.url);

/** `GET /-/font/{release}/{file}`: the files of the fixed list of families (decision 0144), the same for the whole world and kept for good. */
export function addFonts(server: FastifyInstance): void {
  server.get<{ Params: { release: string; name: string } }>(
    "/-/font/:release/:name",
    async (request, reply) => {
      const { release, name } = request.params;
      const holder = found(fontPackages.get(name), "not-found");
      if (release !== fontRelease) throw new Refusal("not-found");
      const file = await readFile(resolve(`${holder}/files/${name}`));
      return reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .type("font/woff2")
        .send(file);
    },
  );
}
