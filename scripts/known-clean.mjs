import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** With more than these it takes no longer to look at every file. */
const changedMost = 500;

/**
 * What a tool looks at: files of these kinds in these folders and at the top. `rules` decide about every file: with another one of these, all are
 * looked at.
 */
export const tools = {
  lint: {
    folders: ["src", "scripts", "e2e", "bench"],
    kinds: /\.(m?ts|tsx|mjs)$/,
    top: /^$/,
    rules: [".oxlintrc.json", "package-lock.json", "types"],
    topRules: /^tsconfig.*\.json$|\.(ts|mjs)$/,
  },
  format: {
    folders: ["src", "scripts", "e2e", "bench", "types", "bin"],
    kinds: /\.(m?ts|tsx|m?js|cjs|json)$/,
    top: /\.(ts|mjs|json)$|^\..*\.(cjs|json)$/,
    rules: ["biome.json", "package-lock.json"],
    topRules: /^$/,
  },
  // What each file imports decides about all of them at once.
  arrows: {
    folders: ["src"],
    kinds: /\.(m?ts|tsx|mjs|json|css)$/,
    top: /^$/,
    rules: [".dependency-cruiser.cjs", "package.json", "package-lock.json"],
    topRules: /^tsconfig.*\.json$/,
    graph: "src",
  },
};

const kept = (root, tool) => path.join(root, "node_modules", ".cache", `clean-${tool}.json`);

/** The hash of each file that the tool looks at, by its path, and of its rules; of a graph one for its folder. */
export function sourcesOf(root, tool) {
  const { folders, kinds, top, rules, topRules, graph } = tools[tool];
  const atTop = readdirSync(root);
  const looked = [
    ...folders.flatMap((folder) => filesIn(root, folder, kinds)),
    ...atTop.filter((name) => top.test(name)),
  ];
  const decide = [
    ...rules.flatMap((name) => filesIn(root, name, kinds)),
    ...atTop.filter((name) => topRules.test(name)),
  ];
  return {
    rules: hashOf(root, decide),
    files: graph
      ? { [graph]: hashOf(root, looked, importsIn) }
      : Object.fromEntries(looked.map((name) => [name, hashOf(root, [name])])),
  };
}

/** Whatever may bring in another file, up to the first string behind it: rather too much than too little. */
const imports = /\b(?:import|require|from|export\s+(?:type\s+)?[*{])[^;"'`]*["'`][^"'`]*["'`]/g;
const importsIn = (bytes) => (bytes.toString().match(imports) ?? []).join("\n");

/** Those that are new or not as they were when they were last clean, sorted; null where every file is to be looked at. */
export function changedSince(root, tool, { rules: now, files }) {
  if (!existsSync(kept(root, tool))) return null;
  const clean = JSON.parse(readFileSync(kept(root, tool), "utf8"));
  if (clean.rules !== now) return null;
  const changed = Object.keys(files).filter((name) => clean.files[name] !== files[name]);
  return changed.length > changedMost ? null : changed.sort();
}

/** Everything is clean as it was when these were read. */
export function noteClean(root, tool, sources) {
  mkdirSync(path.dirname(kept(root, tool)), { recursive: true });
  writeFileSync(kept(root, tool), JSON.stringify(sources));
}

function filesIn(root, name, kinds) {
  const place = path.join(root, name);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [name];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && kinds.test(each.name))
    .map((each) => path.relative(root, path.join(each.parentPath, each.name)))
    .sort();
}

function hashOf(root, names, read = (bytes) => bytes) {
  const hash = createHash("sha1");
  for (const name of names) hash.update(name).update(read(readFileSync(path.join(root, name))));
  return hash.digest("base64");
}
