import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Where a test or a group of them begins; what stands up to the next one is its table, its title and its body. */
const beginning = /(?=\b(?:it|test|describe)(?:\.each)?\()/;

/** The rows that long tests name, and those that the tests of `npm run check` name. */
function rowsNamed(sources: readonly string[]) {
  const tests = sources.flatMap((source) => source.split(beginning));
  const rowsOf = (some: readonly string[]) =>
    new Set(some.flatMap((test) => [...test.matchAll(/\[([A-Z]{4}-\d\d)\]/g)].map(([, row = ""]) => row)));
  const isLong = (test: string) => / \(long\)["'`]/.test(test);
  return { long: rowsOf(tests.filter(isLong)), quick: rowsOf(tests.filter((test) => !isLong(test))) };
}

/** The rows that are proved at length only. */
function onlyAtLength(sources: readonly string[]): string[] {
  const { long, quick } = rowsNamed(sources);
  return [...long].filter((row) => !quick.has(row));
}

it("each row that a long test names is proved by a quick one too, so that `npm run check` misses none", () => {
  const files = readdirSync(join(process.cwd(), "src"), { recursive: true, encoding: "utf8" });
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && !file.endsWith(".drill.test.ts"));
  const sources = tests.map((file) => readFileSync(join(process.cwd(), "src", file), "utf8"));
  const { long, quick } = rowsNamed(sources);
  expect(long.size).toBeGreaterThan(100);
  expect(quick.size).toBeGreaterThan(400);
  expect(onlyAtLength(sources)).toEqual([]);
});

it("a row that is proved at length only is found, in the table of a test too", () => {
  // No row of this name is claimed here: it stands in brackets only once it is put in.
  const said = (test: string) => test.replace("ROW", "[MENU-01]");
  const quick = said('it("opens ROW", () => {});');
  const long = [
    said('it("closes ROW (long)", () => {});'),
    said('it.each([["ROW"]])("closes %s (long)", () => {});'),
  ];
  for (const each of long) {
    expect(onlyAtLength([each])).toEqual(["MENU-01"]);
    expect(onlyAtLength([`${quick} ${each}`])).toEqual([]);
  }
});
