// What reading a page costs: node scripts/bytes.mjs, after a build.
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gatherCatalogues } from "../src/languages/gathered.mjs";

/** The most that may travel, in bytes packed with brotli (architecture 7). */
const limits = { "signed in": 130_000, visitor: 15_000, styles: 60_000 };
/** The most of each living kind, beside what brings any of them to life. */
const kindMost = 12_000;
const living = "src/app/living-visitor.tsx";
const screen = "src/features/reading/screens/page-screen.tsx";
const readings = {
  "signed in": ["src/app/entry-browser.tsx", screen],
  visitor: ["src/app/entry-visitor.ts"],
};

/**
 * The weights of reading, and a sentence for each fault: too heavy, or with a library that belongs into a chunk of its
 * own, loaded at the first interaction. `read` gives a built file by name.
 */
export function weighReading(manifest, read) {
  const weights = {};
  const faults = [];
  for (const [reader, entries] of Object.entries(readings)) {
    const files = closure(manifest, entries);
    weights[reader] = weight(files, read);
    for (const file of files)
      if (/react-aria|@tiptap|yjs/.test(String(read(file))))
        faults.push(
          `${reader}: ${file} holds what only an interaction needs; load it with import() from a lazy part`,
        );
  }
  weights.styles = weight(stylesOf(manifest), read);
  const [brings, ...kinds] = livingIn(manifest);
  const common = new Set(brings ? closure(manifest, [...readings.visitor, brings]) : []);
  for (const view of kinds) {
    const own = closure(manifest, [view]).filter((file) => !common.has(file));
    weights[view] = weight(own, read);
    if (weights[view] > kindMost) faults.push(`${view}: ${weights[view]} bytes, the most is ${kindMost}`);
  }
  for (const [what, most] of Object.entries(limits))
    if (weights[what] > most) faults.push(`${what}: ${weights[what]} bytes, the most is ${most}`);
  return { weights, faults };
}

/** The files that are loaded before anything happens: imports followed, import() not. */
function closure(manifest, entries) {
  const seen = new Set();
  const follow = (name) => {
    if (seen.has(name)) return;
    if (!manifest[name]) throw new Error(`${name} is not in the manifest`);
    seen.add(name);
    for (const next of manifest[name].imports ?? []) follow(next);
  };
  for (const entry of entries) follow(entry);
  return [...seen].map((name) => manifest[name].file);
}

/** What brings holes to life for visitors, and the view of each living kind. */
function livingIn(manifest) {
  if (!manifest[living]) return [];
  const views = Object.keys(manifest).filter((name) => /^src\/widgets\/[^/]+\/view\.tsx$/.test(name));
  return [living, ...views.filter((name) => manifest[name].isDynamicEntry)];
}

function stylesOf(manifest) {
  const files = Object.values(manifest).flatMap((chunk) => [...(chunk.css ?? []), chunk.file]);
  return [...new Set(files)].filter((file) => file.endsWith(".css"));
}

function weight(files, read) {
  return files.reduce((sum, file) => sum + read(`${file}.br`).length, 0);
}

if (process.argv[1]?.endsWith("bytes.mjs")) {
  const client = path.resolve("dist/client");
  const translated = Object.keys(gatherCatalogues(fileURLToPath(new URL("../src", import.meta.url))));
  for (const language of ["", ...translated.map((code) => `.${code}`)]) {
    const manifest = JSON.parse(readFileSync(path.join(client, `.vite/manifest${language}.json`), "utf8"));
    const { weights, faults } = weighReading(manifest, (file) => readFileSync(path.join(client, file)));
    for (const [what, bytes] of Object.entries(weights))
      console.log(`${what}${language}: ${bytes} of ${limits[what] ?? kindMost} bytes`);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
  }
}
