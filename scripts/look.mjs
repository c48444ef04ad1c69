// `node scripts/look.mjs lint` or `format`: looks at the files that have changed since they were last found clean; with `--all` at every file.
// `arrows` reads all of them if one imports something else, or if there is another one.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { changedSince, noteClean, sourcesOf } from "./known-clean.mjs";

const tools = {
  lint: { command: ["node_modules/.bin/oxlint", "--deny-warnings"], all: "." },
  format: { command: ["node_modules/.bin/biome", "format"], all: "." },
  arrows: {
    command: [
      "node_modules/.bin/depcruise",
      "--config",
      ".dependency-cruiser.cjs",
      "--output-type",
      "err-long",
      // What has not changed is not read again; it is told by its contents.
      "--cache",
      "node_modules/.cache/arrows",
      "--cache-strategy",
      "content",
    ],
    all: "src",
    // With another TypeScript beside it the tool sees no module at all, and is content.
    proves: (said) => Number(/\((\d+) modules/.exec(said)?.[1] ?? 0) > 50,
  },
};

const root = fileURLToPath(new URL("..", import.meta.url));
const name = process.argv[2];
const { command, all, proves } = tools[name];
const [program, ...words] = command;
const sources = sourcesOf(root, name);
const changed = process.argv.includes("--all") ? null : changedSince(root, name, sources);
if (changed?.length !== 0) {
  const looked = spawnSync(program, [...words, ...(changed ?? [all])], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.stdout.write(looked.stdout ?? "");
  if (looked.status !== 0) process.exit(looked.status ?? 1);
  if (proves && !proves(looked.stdout)) {
    console.error(`${program} has not seen what it should look at.`);
    process.exit(1);
  }
}
noteClean(root, name, sources);
