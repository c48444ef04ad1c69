// `npm run demo`: Atrium over a made-up company, in a data folder of its own that is filled at the first start.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { demoEnvironment } from "./demo-environment.mjs";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { stopWithParent } from "./stop-with-parent.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const environment = demoEnvironment(process.env, root);
if (typeof environment === "string") {
  console.error(environment);
  process.exit(1);
}
for (const name of Object.keys(process.env)) delete process.env[name];
Object.assign(process.env, environment);
ensureInstalled(root);
ensureBuilt(root);
stopWithParent();
const { main: command } = await import(resolve(root, "dist/server/cli.mjs"));
if ((await command(["demo"])) === 0) await import("../bin/atrium.mjs");
