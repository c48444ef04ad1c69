import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vitest/config";
import { compileTree, compiledPlace } from "./tree.ts";

/**
 * Tests, and `helpers` that run before them (paths from `root`), lead to their compiled form, which Node loads by itself with all that it imports: to be handed two
 * thousand modules one by one took each process of the tests three times as long. A test that puts something in a module's place gets all of it from
 * the test runner, which alone can do that, and so do all that are run again at every change or whose snapshots are written anew, which is done where the test stands.
 */
export function fromCompiled(root: string, helpers: readonly string[]): Plugin {
  const beside = new Set(helpers.map((each) => join(root, each)));
  let isAsWritten = false;
  return {
    name: "from-compiled",
    enforce: "pre",
    configResolved: () => compileTree(root),
    configureVitest({ vitest }) {
      isAsWritten = vitest.config.watch || vitest.config.snapshotOptions.updateSnapshot === "all";
    },
    load(id) {
      if (isAsWritten || !(beside.has(id) || isCompiledTest(root, id))) return null;
      return `export * from ${JSON.stringify(pathToFileURL(compiledPlace(root, relative(root, id))).href)};`;
    },
  };
}

function isCompiledTest(root: string, file: string): boolean {
  const isTest = file.startsWith(join(root, "src/")) && /\.test\.tsx?$/.test(file);
  return isTest && !putsInPlace(readFileSync(file, "utf8"));
}

/** Modules that Node loads itself stay as they are, and so do what they export. */
function putsInPlace(text: string): boolean {
  const [, whole] = /^import \* as (\w+) from "[.#]/m.exec(text) ?? [];
  return (
    /\bvi\.(mock|doMock|resetModules)\(/.test(text) ||
    (whole !== undefined && text.includes(`vi.spyOn(${whole}, `))
  );
}

type Frame = { file: string; line: number; column: number };
const maps = new Map<string, SourceMap>();

/** Says of a place in a compiled module where it was written, in place: what failed is told by that. */
export function tellAsWritten(root: string, frame: Frame): void {
  const inTree = relative(compiledPlace(root), frame.file);
  if (inTree.startsWith("..")) return;
  const entry = mapOf(frame.file).findEntry(frame.line - 1, frame.column - 1);
  if (!("originalLine" in entry)) return;
  Object.assign(frame, {
    file: join(root, inTree.replace(/\.js$/, "")),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  });
}

function mapOf(file: string): SourceMap {
  const map =
    maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")) as SourceMapPayload);
  maps.set(file, map);
  return map;
}
