import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { isInstalled } from "./ensure-installed.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "atrium-installed-"));
  mkdirSync(path.join(root, "node_modules"));
});

function locked(packages: Record<string, object>): void {
  writeFileSync(path.join(root, "package-lock.json"), JSON.stringify({ packages }));
}

function installed(packages: Record<string, object>): void {
  writeFileSync(path.join(root, "node_modules", ".package-lock.json"), JSON.stringify({ packages }));
}

const pg = { "node_modules/pg": { version: "8.23.1" } };

it("a bare clone is not installed", () => {
  locked(pg);
  expect(isInstalled(root)).toBe(false);
});

it("the packages of the lockfile are enough, whoever installed them", () => {
  locked({ "": { version: "0.1.0" }, ...pg });
  installed(pg);
  expect(isInstalled(root)).toBe(true);
});

it("another version, or a package that came with an update, is missing", () => {
  installed(pg);
  locked({ "node_modules/pg": { version: "8.24.0" } });
  expect(isInstalled(root)).toBe(false);
  locked({ ...pg, "node_modules/fastify": { version: "5.12.8" } });
  expect(isInstalled(root)).toBe(false);
});

it("tools of development may be absent, as they are in production", () => {
  locked({ ...pg, "node_modules/vitest": { version: "4.1.12", dev: true } });
  installed(pg);
  expect(isInstalled(root)).toBe(true);
});

it("programs for other machines may be absent, the one for this machine may not", () => {
  installed(pg);
  const build = { version: "18.4.0", optional: true };
  locked({ ...pg, "node_modules/other": { ...build, os: ["plan9"], cpu: [process.arch] } });
  expect(isInstalled(root)).toBe(true);
  locked({ ...pg, "node_modules/mine": { ...build, os: [process.platform], cpu: [process.arch] } });
  expect(isInstalled(root)).toBe(false);
});
