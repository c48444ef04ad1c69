import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Installs everything the lockfile names, tools included, when the tools are missing, whatever NODE_ENV says. */
export function ensureTools(root) {
  if (existsSync(path.join(root, "node_modules/vitest/package.json"))) return;
  console.log("Installing what Atrium and its tests need...");
  // Not `npm ci`: it refuses when a registry lacks the build of a package for some other kind of machine.
  const args = ["install", "--no-save", "--include=dev", "--loglevel=error"];
  const install = spawnSync("npm", args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  if (install.status === 0) return;
  console.error("The installation failed; see why above.");
  process.exit(1);
}
