// `node scripts/lint.mjs`: looks at the files that have changed since they were last found clean; with `--all` at every file.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { changedSince, noteClean, sourcesOf } from "./linted.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const sources = sourcesOf(root);
const changed = process.argv.includes("--all") ? null : changedSince(root, sources);
if (changed?.length !== 0) {
  const { status } = spawnSync("node_modules/.bin/oxlint", ["--deny-warnings", ...(changed ?? [])], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
noteClean(root, sources);
