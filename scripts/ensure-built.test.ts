import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ensureBuilt, fingerprint } from "./ensure-built.mjs";

let root: string;
const at = (name: string) => path.join(root, name);

/** A tree whose build appends a line to `builds`, outside of what it reads. */
beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue();
  root = mkdtempSync(path.join(tmpdir(), "atrium-built-"));
  for (const folder of ["src/kernel", "scripts"]) mkdirSync(at(folder), { recursive: true });
  writeFileSync(at("package.json"), "{}");
  writeFileSync(at("src/kernel/words.ts"), "export {};\n");
  writeFileSync(
    at("scripts/build.mjs"),
    `import { appendFileSync, mkdirSync } from "node:fs";
     appendFileSync(${JSON.stringify(at("builds"))}, "x");
     mkdirSync(${JSON.stringify(at("dist"))}, { recursive: true });`,
  );
});

afterEach(() => vi.restoreAllMocks());

const builds = () => (existsSync(at("builds")) ? readFileSync(at("builds"), "utf8").length : 0);

it("builds a fresh clone once (long)", () => {
  ensureBuilt(root);
  ensureBuilt(root);
  expect(builds()).toBe(1);
});

it("builds again when a source changed, came or went (long)", () => {
  ensureBuilt(root);
  writeFileSync(at("src/kernel/words.ts"), "export const changed = 1;\n");
  ensureBuilt(root);
  writeFileSync(at("src/kernel/verdict.ts"), "export {};\n");
  ensureBuilt(root);
  rmSync(at("src/kernel/verdict.ts"));
  ensureBuilt(root);
  expect(builds()).toBe(4);
});

it("builds again when the result is gone (long)", () => {
  ensureBuilt(root);
  rmSync(at("dist"), { recursive: true });
  ensureBuilt(root);
  expect(builds()).toBe(2);
});

it("two that start at once build one after the other, so that the second finds it built (long)", async () => {
  const build = readFileSync(at("scripts/build.mjs"), "utf8");
  writeFileSync(at("scripts/build.mjs"), `${build}\nawait new Promise((done) => setTimeout(done, 300));`);
  const start = () =>
    new Promise<number | null>((done) => {
      const script = `import { ensureBuilt } from ${JSON.stringify(path.resolve("scripts/ensure-built.mjs"))};
        ensureBuilt(${JSON.stringify(root)});`;
      const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "ignore" });
      child.on("exit", done);
    });
  expect(await Promise.all([start(), start(), start()])).toEqual([0, 0, 0]);
  expect([builds(), existsSync(at("dist/.building"))]).toEqual([1, false]);
});

it("does not wait for a build that was killed (long)", () => {
  mkdirSync(at("dist"));
  // Numbers of processes end far below it.
  writeFileSync(at("dist/.building"), "99999999");
  ensureBuilt(root);
  rmSync(at("dist/.sources"));
  writeFileSync(at("dist/.building"), "1");
  utimesSync(at("dist/.building"), new Date(), new Date(Date.now() - 3_600_000));
  ensureBuilt(root);
  expect([builds(), existsSync(at("dist/.building"))]).toEqual([2, false]);
});

it("sees a change that keeps the size, and the build's own change", () => {
  const before = fingerprint(root);
  utimesSync(at("src/kernel/words.ts"), new Date(), new Date(Date.now() + 5000));
  const touched = fingerprint(root);
  expect(touched).not.toBe(before);
  writeFileSync(at("scripts/build.mjs"), "");
  expect(fingerprint(root)).not.toBe(touched);
});

it("is not moved by a test", () => {
  const before = fingerprint(root);
  writeFileSync(at("src/kernel/words.test.ts"), "export {};\n");
  expect(fingerprint(root)).toBe(before);
});
