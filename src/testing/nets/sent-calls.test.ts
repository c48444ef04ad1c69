import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(process.cwd(), "src");

/** Every use of `send` from client/call.ts outside of tests, with what stands around it. */
function sentCalls(source: string): { before: string; after: string }[] {
  return [...source.matchAll(/(?<![.\w])send\(/g)]
    .filter(({ index }) => !/function\*?\s+$/.test(source.slice(0, index)))
    .map(({ index }) => ({ before: source.slice(0, index), after: source.slice(index, index + 900) }));
}

/** Why an answer could be lost here, or null: it is handed on, or its `success` is asked for. */
function loses({ before, after }: { before: string; after: string }): string | null {
  if (/(?:return|=>|\btold\()\s*(?:await\s+)?$/.test(before)) return null;
  const name = /const (\w+) =(?: \w+ === null \? \w+ :)? await $/.exec(before)?.[1];
  if (name === undefined) return "its answer is dropped";
  return new RegExp(`\\b${name}\\.success\\b`).test(after) ? null : `nobody asks whether ${name} succeeded`;
}

const callers = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }))
  .filter(({ source }) => /import \{[^}]*\bsend\b[^}]*\} from "(#client|\.)\/call\.ts"/.test(source));

it("there are callers to look at", () => {
  expect(callers.length).toBeGreaterThan(20);
});

it.each(callers.map(({ file, source }) => [file, source] as const))(
  "%s looks at the answer of every call that it sends [CALL-09]",
  (_, source) => {
    expect(sentCalls(source).map(loses).filter(Boolean)).toEqual([]);
  },
);

it.each(callers.map(({ file, source }) => [file, source] as const))(
  "%s hands a failure on whole, so that a default is said and a session's notice stays [CALL-06]",
  (_, source) => {
    expect(source).not.toMatch(/\bfail\([^)]*\.(reason|said)\b/);
  },
);

it("a dropped answer, and one that nobody asks, are found", () => {
  const found = (source: string) => sentCalls(source).map(loses);
  expect(found("  await send(rename, {});\n  close();")).toEqual(["its answer is dropped"]);
  expect(found("  void send(rename, {});")).toEqual(["its answer is dropped"]);
  expect(found("  const answer = await send(rename, {});\n  close();")).toEqual([
    "nobody asks whether answer succeeded",
  ]);
  expect(found("  const answer = await send(rename, {});\n  if (!answer.success) tell();")).toEqual([null]);
});
