import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** What is written in quotes and names a row: the titles of tests, and of the lines of their tables. */
const named = /(["'`])((?:\\.|(?!\1)[^\\\n])*\[[A-Z]{4}-\d\d\](?:\\.|(?!\1)[^\\\n])*)\1/g;

/** The rows that long tests name, and those that the tests of `npm run check` name. */
function rowsNamed(sources: readonly string[]) {
  const titles = sources.flatMap((source) => [...source.matchAll(named)].map(([, , title = ""]) => title));
  const rowsOf = (some: readonly string[]) =>
    new Set(some.flatMap((title) => [...title.matchAll(/\[([A-Z]{4}-\d\d)\]/g)].map(([, row = ""]) => row)));
  const isLong = (title: string) => title.endsWith(" (long)");
  return { long: rowsOf(titles.filter(isLong)), quick: rowsOf(titles.filter((title) => !isLong(title))) };
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

it("a row that is proved at length only is found", () => {
  const both = 'it("opens [MENU-01]", () => {}); it.each(all)("opens %s [MENU-01] (long)", () => {});';
  expect(onlyAtLength([both])).toEqual([]);
  expect(onlyAtLength([both, "it(`closes [MENU-02] (long)`, () => {});"])).toEqual(["MENU-02"]);
});
