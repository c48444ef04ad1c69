// Runs a TypeScript program of this project: node scripts/run.mjs bench/main.ts [its own arguments].
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureTools } from "./ensure-tools.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [program, ...rest] = process.argv.slice(2);
if (!program) {
  console.error("Name the program to run: node scripts/run.mjs bench/main.ts");
  process.exit(2);
}
ensureTools(root);
ensureBuilt(root);
const child = spawn(process.execPath, ["--import", "tsx", program, ...rest], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("close", (status, signal) => {
  process.exitCode = status ?? (signal ? 1 : 0);
});
