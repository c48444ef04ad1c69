import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { stopWithParent } from "./stop-with-parent.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
ensureInstalled(root);
ensureBuilt(root);
stopWithParent();
// Without a command the command line says which there are; only `npm start` serves.
if (process.argv.length === 2) process.argv.push("help");
await import("../bin/atrium.mjs");
