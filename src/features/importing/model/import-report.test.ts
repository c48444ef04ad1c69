import { expect, it } from "vitest";
import { importReport } from "./import-report.ts";

type Imported = Parameters<typeof importReport>[0][number];

/** A page with a picture, a link to the web, and a line of HTML. */
const imported = (path: string): Imported => {
  const link = { target: "a.png", line: 1 } as never;
  const page = { path, links: [link, link], leftHtml: [{ line: 2, html: "<i>" }] } as never;
  return { page, links: [{ link, file: `${path}.png`, trouble: null } as never], outcome: "made", id: 1 };
};

it("counts one of a thing as one, and several as several", () => {
  expect(importReport([imported("fog.md")], ["unused.bin"]).split("\n")).toEqual([
    "1 page: 1 made, 0 updated, 0 unchanged.",
    "1 of 1 link within the folder resolved; 1 link leads to the web.",
    "1 picture or other file came along.",
    "",
    "1 line with HTML that is shown as text:",
    "  fog.md:2  <i>",
    "",
    "1 file is linked from no page and was left out:",
    "  unused.bin",
  ]);
  const two = importReport([imported("fog.md"), imported("ice.md")], ["a.bin", "b.bin"]);
  expect(two).toContain("2 pages: 2 made");
  expect(two).toContain("2 of 2 links within the folder resolved; 2 links lead to the web.");
  expect(two).toContain("2 pictures and other files came along.");
  expect(two).toContain("2 files are linked from no page and were left out:");
});
