import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** Counts and keys, which are signs more than words, and the sample of a font in the theme. */
const beside = ["500 11px", "11px", "600 26px"];

/** Sizes of text that a sheet gives in numbers of its own instead of taking a step of the scale (`--t-13` and up in `ui/tokens.css`). */
function ownSizes(sheet: string): string[] {
  const sizes = sheet.matchAll(
    /(?:font-size|--lead-size): *([\d.]+(?:px|rem))\s*;|font: *([^;/]*\d(?:px|rem)) *\//g,
  );
  return [...sizes].map(([, size, font]) => size ?? font ?? "");
}

it("texts take their size from the scale (long)", () => {
  const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );
  expect(sheets.length).toBeGreaterThan(20);
  const found = sheets.flatMap((file) => ownSizes(readFileSync(path.join("src", file), "utf8")));
  expect(found.filter((size) => !beside.includes(size))).toEqual([]);
  expect(
    ownSizes(".a { font-size: 20px; } .b { font: 400 1.25rem / 1.2 x; } .c { --lead-size: 1.25rem; }"),
  ).toEqual(["20px", "400 1.25rem", "1.25rem"]);
});
