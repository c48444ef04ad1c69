import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = process.cwd();
const guide = readFileSync(path.join(root, "docs/deployment.md"), "utf8");
const programs = ["src", "bin", "scripts", "bench", "e2e"];
/** Of the machine and of the build, not of ours. */
const foreign = new Set(["PATH", "TMPDIR", "SSR"]);

function sources(): string[] {
  const inFolders = programs.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  return [...inFolders, "playwright.config.ts", "vitest.config.ts"].map((file) =>
    readFileSync(path.join(root, file), "utf8"),
  );
}

function namesRead(text: string): string[] {
  const ours = text.match(/\bATRIUM_(?:[A-Z0-9]+_)*[A-Z0-9]+\b(?!_)/g) ?? [];
  const read = text.matchAll(/\b(?:process\.env|env|environment)(?:\.|\[")([A-Z][A-Z_0-9]+)\b/g);
  return [...ours, ...[...read].map(([, name = ""]) => name)];
}

const known = [...guide.matchAll(/^(`[A-Z][^|\n]*?) \|/gm)].flatMap(([, cell = ""]) =>
  [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name]) => name ?? ""),
);

it("every environment variable that the code reads stands in the deployment guide, and no other (long)", () => {
  const read = [...new Set(sources().flatMap(namesRead))].filter((name) => !foreign.has(name));
  expect(read.toSorted()).toEqual([...new Set(known)].toSorted());
});
