import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { version } from "vite";
import { type Compiled, compiledModule } from "./module.ts";

/** Where the compiled form of a module of `root` stands. In there nothing is the test runner's to transform. */
export const compiledPlace = (root: string, file = "") =>
  join(root, "node_modules/.cache/compiled", file && `${file}.js`);

type Kept = { readonly made: string; readonly stamps: Record<string, string> };

/**
 * Compiles each module below `src` that has changed since the last time, about a millisecond each, tests too. One that lists files is compiled each time,
 * and what is no longer there is removed.
 */
export async function compileTree(root: string): Promise<void> {
  const files = modulesIn(root, "src");
  const made = madeBy(root);
  const last = keptIn(root);
  const known = last.made === made ? last.stamps : {};
  const stamps = Object.fromEntries(files.map((file) => [file, stampOf(join(root, file))]));
  for (const file of Object.keys(last.stamps)) if (!stamps[file]) removeCompiled(root, file);
  await Promise.all(
    files.map(async (file) => {
      if (known[file] === stamps[file]) return;
      const text = await readFile(join(root, file), "utf8");
      const compiled = await compiledModule({ root, file, text }, files);
      writeCompiled(root, file, compiled);
      if (compiled.listsFiles) delete stamps[file];
    }),
  );
  write(join(compiledPlace(root), "package.json"), JSON.stringify(packageOf(root)));
  write(keptFile(root), JSON.stringify({ made, stamps } satisfies Kept));
}

/** The modules of a folder, as paths from `root`. */
function modulesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return modulesIn(root, path);
    return /\.tsx?$/.test(path) && !path.endsWith(".d.ts") ? [path] : [];
  });
}

function stampOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

const keptFile = (root: string) => join(compiledPlace(root), "kept.json");

function keptIn(root: string): Kept {
  try {
    return JSON.parse(readFileSync(keptFile(root), "utf8")) as Kept;
  } catch {
    return { made: "", stamps: {} };
  }
}

/** What compiled forms depend on besides the module: what compiles, and where. */
function madeBy(root: string): string {
  const compiler = readFileSync(join(root, "scripts/compiled/module.ts"), "utf8");
  return createHash("sha256").update([version, root, compiler].join("\n")).digest("hex");
}

/** The names that modules have for each other, in the compiled tree. */
function packageOf(root: string): object {
  const { type, imports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<
    string,
    unknown
  >;
  return { type, imports };
}

function writeCompiled(root: string, file: string, { code, map }: Compiled): void {
  const place = compiledPlace(root, file);
  mkdirSync(dirname(place), { recursive: true });
  write(place, code);
  write(`${place}.map`, map);
}

function removeCompiled(root: string, file: string): void {
  for (const end of ["", ".map"]) rmSync(compiledPlace(root, file) + end, { force: true });
}

/** Whole or not at all: two runs may be at it, and one of them may already be reading. */
function write(file: string, text: string): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, text);
  renameSync(beside, file);
}
