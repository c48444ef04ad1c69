import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compileTree, compiledPlace } from "./tree.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "atrium-compiled-"));
  mkdirSync(join(root, "scripts/compiled"), { recursive: true });
  writeFileSync(join(root, "scripts/compiled/module.ts"), "the compiler");
  writeFileSync(join(root, "package.json"), JSON.stringify({ type: "module", imports: { "#*": "./src/*" } }));
  put("src/one.ts", "export const one: number = 1;");
  put("src/a/two-screen.tsx", "export const two = <p>2</p>;");
  put("src/all.ts", 'export const all = import.meta.glob<object>(["./a/*-screen.tsx"]);');
  put("src/one.test.ts", "export const tested: number = 3;");
  put("src/one.d.ts", "declare const one: number;");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(file: string, text: string): void {
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), text);
}
const compiled = (file: string) => readFileSync(compiledPlace(root, file), "utf8").trim();
const writtenAt = (file: string) => statSync(compiledPlace(root, file)).mtimeMs;

it("modules and tests stand in the tree by their own names, declarations do not", async () => {
  await compileTree(root);
  expect(compiled("src/one.ts")).toBe("export const one = 1;");
  expect(compiled("src/a/two-screen.tsx")).toContain('jsx("p", { children: "2" })');
  expect(compiled("src/one.test.ts")).toBe("export const tested = 3;");
  expect(existsSync(compiledPlace(root, "src/one.d.ts"))).toBe(false);
  expect(JSON.parse(readFileSync(join(compiledPlace(root), "package.json"), "utf8"))).toEqual({
    type: "module",
    imports: { "#*": "./src/*" },
  });
});

it("only what has changed is compiled again, and what is gone is gone there too", async () => {
  await compileTree(root);
  const before = ["src/one.ts", "src/a/two-screen.tsx"].map(writtenAt);
  put("src/one.ts", "export const one: string = 'another';");
  put("src/a/three-screen.tsx", "export const three = 3;");
  await compileTree(root);
  const after = ["src/one.ts", "src/a/two-screen.tsx"].map(writtenAt);
  expect([before[0] === after[0], before[1] === after[1]]).toEqual([false, true]);
  expect(compiled("src/one.ts")).toBe('export const one = "another";');
  // What lists files has not changed itself.
  expect(compiled("src/all.ts")).toContain("./a/three-screen.tsx");
  rmSync(join(root, "src/one.ts"));
  await compileTree(root);
  expect([existsSync(compiledPlace(root, "src/one.ts")), compiled("src/all.ts").includes("three")]).toEqual([
    false,
    true,
  ]);
});

it("another compiler compiles everything again", async () => {
  await compileTree(root);
  const before = writtenAt("src/one.ts");
  writeFileSync(join(root, "scripts/compiled/module.ts"), "another compiler");
  await compileTree(root);
  expect(writtenAt("src/one.ts")).not.toBe(before);
});
