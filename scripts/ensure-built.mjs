import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Builds when a source has changed since the last build that succeeded. */
export function ensureBuilt(root) {
  const stamp = path.join(root, "dist", ".sources");
  const sources = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  console.log("Building Atrium (once, and when its sources change)...");
  rmSync(stamp, { force: true });
  const build = spawnSync(process.execPath, [path.join(root, "scripts", "build.mjs")], {
    cwd: root,
    stdio: "inherit",
  });
  if (build.status !== 0) {
    console.error("The build failed; see why above.");
    process.exit(build.status ?? 1);
  }
  writeFileSync(stamp, sources);
}

/** Names, sizes and times of everything the build reads. */
export function fingerprint(root) {
  const names = readdirSync(root).filter((name) =>
    /^(vite\.config\..*|tsconfig.*\.json|package(-lock)?\.json)$/.test(name),
  );
  const scripts = readdirSync(path.join(root, "scripts")).filter((name) => name.startsWith("build"));
  const files = [
    ...names,
    ...scripts.map((name) => path.join("scripts", name)),
    ...filesIn(root, "src"),
  ].sort();
  const hash = createHash("sha256");
  for (const file of files) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function filesIn(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(root, inside);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [inside];
  });
}
