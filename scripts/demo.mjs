// `npm run demo`: Atrium over a made-up company, in a data folder of its own that is filled at the first start; with
// `-- --language nl` in Dutch, with `-- --subsites` with subsites for five of its teams.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { demoEnvironment, demoLanguage, demoWithSubsites } from "./demo-environment.mjs";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { stopWithParent } from "./stop-with-parent.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { language, withSubsites } = asked();
const environment = demoEnvironment(process.env, root, language, withSubsites);
if (typeof environment === "string") giveUp(environment);
for (const name of Object.keys(process.env)) delete process.env[name];
Object.assign(process.env, environment);
ensureInstalled(root);
ensureBuilt(root);
stopWithParent();
const { main: command } = await import(resolve(root, "dist/server/cli.mjs"));
// Serving reads the words of the command line too; those of the demo are not meant for it.
process.argv.length = 2;
const words = [
  "demo",
  ...(language ? ["--language", language] : []),
  ...(withSubsites ? ["--subsites", "yes"] : []),
];
if ((await command(words)) === 0) await import("../bin/atrium.mjs");

function asked() {
  try {
    const args = process.argv.slice(2);
    return { language: demoLanguage(args, process.env), withSubsites: demoWithSubsites(args) };
  } catch (error) {
    return giveUp(error.message);
  }
}

function giveUp(reason) {
  console.error(reason);
  process.exit(1);
}
