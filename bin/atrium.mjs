#!/usr/bin/env node
import { existsSync } from "node:fs";
import module from "node:module";
import { fileURLToPath } from "node:url";

const [command, ...rest] = process.argv.slice(2);
const built = new URL(
  command === undefined ? "../dist/server/main.mjs" : "../dist/server/cli.mjs",
  import.meta.url,
);

// The terminal may be gone before the last lines are written; that must not cut the shutdown short.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

if (existsSync(built)) {
  module.enableCompileCache?.(fileURLToPath(new URL("../dist/.compile-cache", import.meta.url)));
  const { main } = await import(built.href);
  await main(command === undefined ? [] : [command, ...rest]);
} else {
  process.stderr.write("Atrium isn't built yet. Run `npm start`, or `npm run build` first.\n");
  process.exitCode = 1;
}
