// `node scripts/look.mjs lint` or `format`: looks at the files that have changed since they were last found clean; with `--all` at every file.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { changedSince, noteClean, sourcesOf } from "./known-clean.mjs";

const commands = {
  lint: ["node_modules/.bin/oxlint", "--deny-warnings"],
  format: ["node_modules/.bin/biome", "format"],
};

const root = fileURLToPath(new URL("..", import.meta.url));
const tool = process.argv[2];
const [program, ...words] = commands[tool];
const sources = sourcesOf(root, tool);
const changed = process.argv.includes("--all") ? null : changedSince(root, tool, sources);
if (changed?.length !== 0) {
  const { status } = spawnSync(program, [...words, ...(changed ?? ["."])], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
noteClean(root, tool, sources);
