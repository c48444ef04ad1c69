import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Builds when a source has changed since the last build that succeeded; of two that start at once, one builds and the other waits for it. */
export function ensureBuilt(root) {
  const stamp = path.join(root, "dist", ".sources");
  if (isBuilt(stamp, fingerprint(root))) return;
  const release = takeBuildLock(path.join(root, "dist"));
  const status = build(root, stamp);
  release();
  if (status === 0) return;
  console.error("The build failed; see why above.");
  process.exit(status);
}

function isBuilt(stamp, sources) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === sources;
}

/** Builds unless another process has done so by now; gives the status of the build. */
function build(root, stamp) {
  const sources = fingerprint(root);
  if (isBuilt(stamp, sources)) return 0;
  console.log("Building Atrium (once, and when its sources change)...");
  rmSync(stamp, { force: true });
  const { status } = spawnSync(process.execPath, [path.join(root, "scripts", "build.mjs")], {
    cwd: root,
    stdio: "inherit",
  });
  if (status === 0) writeFileSync(stamp, sources);
  return status ?? 1;
}

/** A build that takes longer is taken for one that was killed, in milliseconds: another process may have its number by then. */
const buildTakesMost = 10 * 60_000;

/** Waits until no other process builds; gives what ends it. The lock of a process that is gone does not count. */
function takeBuildLock(folder) {
  const lock = path.join(folder, ".building");
  mkdirSync(folder, { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (isHeld(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    else rmSync(lock, { force: true });
  }
}

function isHeld(lock) {
  const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (made === undefined || Date.now() - made > buildTakesMost) return false;
  const holder = Number(existsSync(lock) ? readFileSync(lock, "utf8") : 0);
  // Its number is written a moment after it is there.
  if (holder === 0) return Date.now() - made < 1000;
  return holder !== process.pid && isRunning(holder);
}

function isRunning(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
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
