import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { changedSince, noteClean, sourcesOf } from "./linted.mjs";

let root: string;
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
const changed = () => changedSince(root, sourcesOf(root));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "atrium-linted-"));
  for (const folder of ["src/kernel", "e2e"]) mkdirSync(path.join(root, folder), { recursive: true });
  write("package-lock.json", "{}");
  write(".oxlintrc.json", "{}");
  write("src/kernel/words.ts", "export {};\n");
  write("e2e/reading.spec.ts", "export {};\n");
});

it("looks at every file until all were clean once, and then at nothing", () => {
  expect(changed()).toBeNull();
  noteClean(root, sourcesOf(root));
  expect(changed()).toEqual([]);
});

it("looks at what is new or changed since, until it was clean, and at nothing that has gone", () => {
  noteClean(root, sourcesOf(root));
  write("src/kernel/words.ts", "export const changed = 1;\n");
  write("src/kernel/view.tsx", "export {};\n");
  rmSync(path.join(root, "e2e/reading.spec.ts"));
  expect(changed()).toEqual(["src/kernel/view.tsx", "src/kernel/words.ts"]);
  noteClean(root, sourcesOf(root));
  expect(changed()).toEqual([]);
});

it.each([".oxlintrc.json", "package-lock.json", "tsconfig.core.json"])(
  "looks at every file again with another %s",
  (name) => {
    noteClean(root, sourcesOf(root));
    write(name, '{ "other": true }');
    expect(changed()).toBeNull();
  },
);
