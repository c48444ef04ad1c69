import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const folders = ["src", "scripts", "e2e", "bench"];
/** What decides about every file: with another one of these, all are looked at. */
const rules = [".oxlintrc.json", "package-lock.json", "types"];
/** With more than these it takes no longer to look at every file. */
const changedMost = 500;

const kept = (root) => path.join(root, "node_modules", ".cache", "linted.json");

/** The hash of each file that is linted, by its path, and of the rules. */
export function sourcesOf(root) {
  const top = readdirSync(root).filter((name) => /^tsconfig.*\.json$|\.(ts|mjs)$/.test(name));
  const files = {};
  for (const name of folders.flatMap((folder) => filesIn(root, folder))) files[name] = hashOf(root, [name]);
  return { rules: hashOf(root, [...rules.flatMap((name) => filesIn(root, name)), ...top]), files };
}

/** Those that are new or not as they were when they were last clean, sorted; null where every file is to be looked at. */
export function changedSince(root, { rules: now, files }) {
  if (!existsSync(kept(root))) return null;
  const clean = JSON.parse(readFileSync(kept(root), "utf8"));
  if (clean.rules !== now) return null;
  const changed = Object.keys(files).filter((name) => clean.files[name] !== files[name]);
  return changed.length > changedMost ? null : changed.sort();
}

/** Everything is clean as it was when these were read. */
export function noteClean(root, sources) {
  mkdirSync(path.dirname(kept(root)), { recursive: true });
  writeFileSync(kept(root), JSON.stringify(sources));
}

function filesIn(root, name) {
  if (!existsSync(path.join(root, name))) return [];
  if (path.extname(name) !== "" || name.startsWith(".")) return [name];
  const listed = readdirSync(path.join(root, name), { recursive: true, withFileTypes: true });
  return listed
    .filter((each) => each.isFile() && /\.(m?ts|tsx|mjs)$/.test(each.name))
    .map((each) => path.relative(root, path.join(each.parentPath, each.name)))
    .sort();
}

function hashOf(root, names) {
  const hash = createHash("sha1");
  for (const name of names) hash.update(name).update(readFileSync(path.join(root, name)));
  return hash.digest("base64");
}
