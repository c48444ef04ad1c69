import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

it("the list of people on paper has no button that opens its filters, though paper is as narrow as a phone", async () => {
  const sheet = await readFile(new URL("./parts/people.css", import.meta.url), "utf8");
  const onPaper = sheet.slice(sheet.lastIndexOf("@media print"));
  expect(onPaper).toMatch(/\.people-filters-button,[^{}]*\{\s*display: none;/);
});
