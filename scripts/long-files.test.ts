import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { longFiles } from "./long-files.mjs";

const all = `it("says all (long)", () => {});
it.each([1, 2])(
  "says %s (long)",
  () => {},
);
`;

it("finds the files in which every test is long, and none with a quick one", () => {
  const root = mkdtempSync(path.join(tmpdir(), "atrium-long-"));
  mkdirSync(path.join(root, "src/kernel"), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(root, "src", name), text);
  write("all.test.ts", all);
  write("kernel/inside.test.tsx", `describe("words", () => {\n  ${all.replaceAll("\n", "\n  ")}\n});\n`);
  write("mixed.test.ts", `${all}it("is quick", () => {});\n`);
  write("quick.test.ts", `it("is (long) only in words", () => {});\n`);
  write("words.ts", all);
  expect(longFiles(root).sort()).toEqual(["src/all.test.ts", "src/kernel/inside.test.tsx"]);
});
