// What reading a page costs: node scripts/bytes.mjs, after a build.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { layers } from "./build-layers.mjs";
import { classesIn, classesOfEditing, setsUp } from "./build-sheets.mjs";
import { brotli } from "./build-pack.mjs";
import { gatherCatalogues } from "../src/languages/gathered.mjs";

/** The most that may travel, in bytes packed with brotli (architecture 7). */
const limits = {
  "signed in": 106_200,
  home: 106_500,
  visitor: 15_000,
  styles: 20_000,
  "styles of edit mode": 8_000,
};
/** The same of screens that people open day by day, each with what all of them load. */
const screensMost = {
  "src/features/pages/browsing/screens/browse-screen.tsx": 122_500,
  "src/features/people/screens/people-screen.tsx": 108_500,
  "src/features/sessions/screens/sign-in-screen.tsx": 105_800,
  "src/features/activity/profile/screens/profile-screen.tsx": 128_800,
};
/** The most of each living kind, beside what brings any of them to life. */
const kindMost = 12_000;
const living = "src/app/living-visitor.tsx";
const readByPeople = /^src\/features\/.*-screen\.tsx$/;
const screen = "src/features/reading/screens/page-screen.tsx";
const home = "src/features/reading/homepage/screens/home-screen.tsx";
/** With all that is fetched before somebody does anything. */
const readings = {
  "signed in": ["src/app/entry-browser.tsx", screen],
  home: ["src/app/entry-browser.tsx", home],
  visitor: ["src/app/entry-visitor.ts"],
};
/** What readers' screens fetch when somebody edits. */
const editMode = [
  "src/features/writing/parts/edit-page.tsx",
  "src/features/writing/canvas/parts/edit-canvas.tsx",
];

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
      if (/react-aria|@tiptap|\byjs\b/.test(String(read(file))))
        faults.push(
          `${reader}: ${file} holds what only an interaction needs; load it with import() from a lazy part`,
        );
  }
  for (const [name, most] of Object.entries(screensMost).filter(([each]) => manifest[each])) {
    weights[name] = weight(closure(manifest, ["src/app/entry-browser.tsx", name]), read);
    if (weights[name] > most) faults.push(`${name}: ${weights[name]} bytes, the most is ${most}`);
  }
  const linked = linkedSheets(manifest);
  weights.styles = weight(linked, read);
  weights["styles of edit mode"] = weight(without(sheetsOf(manifest, editMode), linked), read);
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

/**
 * Where readers would be sent what only edit mode shows, one sentence a fault. `sheets` are the style sheets as they are
 * written, by path (decision 0035).
 */
export function weighSheets(manifest, read, sheets) {
  const linked = linkedSheets(manifest);
  const texts = linked.map((file) => [file, classesIn(String(read(file)))]);
  const screens = Object.keys(manifest).filter((name) => readByPeople.test(name));
  return [
    ...sheetsOf(manifest, Object.keys(manifest))
      .filter((file) => layersIn(String(read(file))) !== layers.join())
      .map((file) => `${file}: does not say all layers in their order; another file may come before it`),
    ...classesOfEditing(sheets).flatMap((name) =>
      texts
        .filter(([, classes]) => classes.has(name))
        .map(
          ([file]) =>
            `${file}: has "${name}", which only edit mode shows; scripts/build-sheets.mjs says what goes where`,
        ),
    ),
    ...screens.flatMap((name) =>
      besidesOf(name, without(sheetsOf(manifest, [name]), linked)).map(
        (file) => `${name}: links ${file} besides; a reader's screen has the one style sheet that all have`,
      ),
    ),
  ];
}

/** What a screen may not link. */
function besidesOf(screen, files) {
  return setsUp(screen) ? files.filter((file) => !/setting-up[^/]*\.css$/.test(file)) : files;
}

/** The layers in the order in which a built style sheet names them first. */
function layersIn(text) {
  return [
    ...new Set([...text.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names]) => names.split(/, ?/))),
  ].join();
}

/** The files that are loaded before anything happens: imports followed, import() not. */
function closure(manifest, entries) {
  return chunksOf(manifest, entries).map(({ file }) => file);
}

/** What every document links. */
function linkedSheets(manifest) {
  return sheetsOf(manifest, Object.values(readings).flat());
}

function sheetsOf(manifest, entries) {
  return [...new Set(chunksOf(manifest, entries).flatMap(({ css }) => css ?? []))];
}

function chunksOf(manifest, entries) {
  const seen = new Set();
  const follow = (name) => {
    if (seen.has(name)) return;
    if (!manifest[name]) throw new Error(`${name} is not in the manifest`);
    seen.add(name);
    for (const next of manifest[name].imports ?? []) follow(next);
  };
  for (const entry of entries) follow(entry);
  return [...seen].map((name) => manifest[name]);
}

function without(files, others) {
  return files.filter((file) => !others.includes(file));
}

/** What brings holes to life for visitors, and the view of each living kind. */
function livingIn(manifest) {
  if (!manifest[living]) return [];
  const views = Object.keys(manifest).filter((name) => /^src\/widgets\/[^/]+\/view\.tsx$/.test(name));
  return [living, ...views.filter((name) => manifest[name].isDynamicEntry)];
}

function weight(files, read) {
  return files.reduce((sum, file) => sum + read(`${file}.br`).length, 0);
}

/** The build of the quick checks leaves out what is packed. */
function readOrPack(file) {
  const isLeftOut = file.endsWith(".br") && !existsSync(file);
  return isLeftOut ? brotli(readFileSync(file.slice(0, -".br".length))) : readFileSync(file);
}

if (process.argv[1]?.endsWith("bytes.mjs")) {
  const client = path.resolve("dist/client");
  const sheets = Object.fromEntries(
    readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .map((file) => [`src/${file.replaceAll("\\", "/")}`, readFileSync(path.join("src", file), "utf8")]),
  );
  const translated = Object.keys(gatherCatalogues(fileURLToPath(new URL("../src", import.meta.url))));
  for (const language of ["", ...translated.map((code) => `.${code}`)]) {
    const manifest = JSON.parse(readFileSync(path.join(client, `.vite/manifest${language}.json`), "utf8"));
    const read = (file) => readOrPack(path.join(client, file));
    const { weights, faults } = weighReading(manifest, read);
    faults.push(...weighSheets(manifest, read, sheets));
    for (const [what, bytes] of Object.entries(weights))
      console.log(`${what}${language}: ${bytes} of ${limits[what] ?? screensMost[what] ?? kindMost} bytes`);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
  }
}
