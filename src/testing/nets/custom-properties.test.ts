import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** What a sheet asks for without saying what to take instead: where nobody gives it, the whole declaration is void. */
const asked = /var\((--[\w-]+)\s*\)/g;
/** Given by a sheet, as an inline style, or by its name in a script. */
const given = [/(--[\w-]+)\s*:/g, /["'`](--[\w-]+)["'`]/g];

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => (name ? [name] : []));
}

/** Names that these sheets ask for and nothing of all texts gives. */
function voidNames(sheets: readonly string[], texts: readonly string[]): string[] {
  const all = new Set(texts.flatMap((text) => given.flatMap((pattern) => namesIn(text, pattern))));
  return [...new Set(sheets.flatMap((text) => namesIn(text, asked)))].filter((name) => !all.has(name));
}

it("every custom property that a style sheet relies on is given somewhere (long)", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const read = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).map((file) => readFileSync(path.join("src", file), "utf8"));
  const sheets = read(/\.css$/);
  expect(sheets.length).toBeGreaterThan(20);
  expect(voidNames(sheets, [...sheets, ...read(/(?<!\.test)\.tsx?$/)])).toEqual([]);
  expect(voidNames([".a { color: var(--none-such); margin: var(--other, 0) }"], [])).toEqual(["--none-such"]);
});
