import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

/** Installs the dependencies when node_modules does not hold what the lockfile names. Needs nothing but Node itself. */
export function ensureInstalled(root) {
  if (isInstalled(root)) return;
  console.log("Installing what Atrium needs (once, and after updates)...");
  const npm = npmCommand();
  // Not `npm ci`: it refuses when a registry lacks the build of a package for some other kind of machine.
  const args = [...npm.args, "install", "--no-save", "--loglevel=error"];
  const install = spawnSync(npm.file, args, { cwd: root, stdio: "inherit" });
  if (install.status === 0) return;
  console.error("The installation failed; see why above. Fix that, then run `npm start` again.");
  process.exit(install.status ?? 1);
}

/** npm writes down what it installed; that list, not a mark of ours, is compared, so a plain `npm install` counts too. */
export function isInstalled(root) {
  const wanted = packagesOf(path.join(root, "package-lock.json"));
  const present = packagesOf(path.join(root, "node_modules", ".package-lock.json"));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    const found = present[name];
    if (found) return found.version === entry.version;
    return name === "" || !isNeeded(entry);
  });
}

/** What serves and builds; for a package with programs inside, only the one of this machine. */
function isNeeded({ dev, devOptional, optional, peer, os, cpu, libc }) {
  if (dev || devOptional || libc) return false;
  if (os || cpu) return suits(os, process.platform) && suits(cpu, process.arch);
  return !optional && !peer;
}

function suits(list, value) {
  if (!list) return true;
  return (
    list.includes(value) || (list.every((entry) => entry.startsWith("!")) && !list.includes(`!${value}`))
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** The npm that runs us, if one does, else the one on the path. */
function npmCommand() {
  const running = process.env.npm_execpath;
  if (running?.endsWith("npm-cli.js")) return { file: process.execPath, args: [running] };
  return { file: "npm", args: [] };
}
