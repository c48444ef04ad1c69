import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

it("no colour of found or chosen words depends on what is somewhere in the page: each change of it would style all elements again", () => {
  const all = readdirSync("src", { recursive: true, encoding: "utf8" });
  const sheets = all.filter((file) => file.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(20);
  const isCostly = (sheet: string) =>
    /:has\([^{}]*::highlight\(/.test(readFileSync(path.join("src", sheet), "utf8"));
  expect(sheets.filter(isCostly)).toEqual([]);
});
