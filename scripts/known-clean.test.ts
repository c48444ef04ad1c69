import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { changedSince, noteClean, sourcesOf } from "./known-clean.mjs";

let root: string;
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
const changed = () => changedSince(root, "lint", sourcesOf(root, "lint"));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "atrium-clean-"));
  for (const folder of ["src/kernel", "e2e"]) mkdirSync(path.join(root, folder), { recursive: true });
  write("package-lock.json", "{}");
  write(".oxlintrc.json", "{}");
  write("src/kernel/words.ts", "export {};\n");
  write("e2e/reading.spec.ts", "export {};\n");
});

it("looks at every file until all were clean once, and then at nothing", () => {
  expect(changed()).toBeNull();
  noteClean(root, "lint", sourcesOf(root, "lint"));
  expect(changed()).toEqual([]);
});

it("looks at what is new or changed since, until it was clean, and at nothing that has gone", () => {
  noteClean(root, "lint", sourcesOf(root, "lint"));
  write("src/kernel/words.ts", "export const changed = 1;\n");
  write("src/kernel/view.tsx", "export {};\n");
  rmSync(path.join(root, "e2e/reading.spec.ts"));
  expect(changed()).toEqual(["src/kernel/view.tsx", "src/kernel/words.ts"]);
  noteClean(root, "lint", sourcesOf(root, "lint"));
  expect(changed()).toEqual([]);
});

it.each([".oxlintrc.json", "package-lock.json", "tsconfig.core.json"])(
  "looks at every file again with another %s",
  (name) => {
    noteClean(root, "lint", sourcesOf(root, "lint"));
    write(name, '{ "other": true }');
    expect(changed()).toBeNull();
  },
);

it("keeps apart what each tool found clean, and what decides about it", () => {
  write("src/kernel/wording.nl.json", "{}\n");
  write("biome.json", "{}");
  noteClean(root, "lint", sourcesOf(root, "lint"));
  expect(changedSince(root, "format", sourcesOf(root, "format"))).toBeNull();
  noteClean(root, "format", sourcesOf(root, "format"));
  write("src/kernel/wording.nl.json", "{ }\n");
  expect(changed()).toEqual([]);
  expect(changedSince(root, "format", sourcesOf(root, "format"))).toEqual(["src/kernel/wording.nl.json"]);
  write("biome.json", "{ }");
  expect(changed()).toEqual([]);
  expect(changedSince(root, "format", sourcesOf(root, "format"))).toBeNull();
});

const drawn = () => changedSince(root, "arrows", sourcesOf(root, "arrows"));

it.each([
  ["another import", "src/kernel/words.ts", 'import { a } from "./a.ts";\nimport { c } from "./c.ts";\n'],
  ["one of types alone", "src/kernel/words.ts", 'import type { a } from "./a.ts";\n'],
  ["what is passed on", "src/kernel/words.ts", 'import { a } from "./a.ts";\nexport * from "./c.ts";\n'],
  [
    "what is fetched late",
    "src/kernel/words.ts",
    'import { a } from "./a.ts";\nawait import(\n  "./c.ts"\n);\n',
  ],
  ["another file", "src/kernel/other.ts", ""],
])("draws the arrows anew for %s", (_, name, text) => {
  write("src/kernel/words.ts", 'import { a } from "./a.ts";\nexport const b = a + 1;\n');
  noteClean(root, "arrows", sourcesOf(root, "arrows"));
  write("src/kernel/words.ts", 'import { a } from "./a.ts";\nexport const b = a + 2;\n');
  expect(drawn()).toEqual([]);
  write(name, text);
  expect(drawn()).toEqual(["src"]);
});

it("draws the arrows anew without a file that was there, and by other rules", () => {
  noteClean(root, "arrows", sourcesOf(root, "arrows"));
  rmSync(path.join(root, "src/kernel/words.ts"));
  expect(drawn()).toEqual(["src"]);
  write(".dependency-cruiser.cjs", "module.exports = {};");
  expect(drawn()).toBeNull();
});
