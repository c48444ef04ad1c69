import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { filesShown, sheetLinksOf } from "./sheet-links.ts";

const entry = "src/app/entry-browser.tsx";
const manifest = {
  [entry]: { imports: ["_root.js"] },
  "_root.js": { css: ["assets/reading.css"], imports: ["_root.js"] },
  "src/features/reading/screens/page-screen.tsx": { css: ["assets/reading.css"] },
  "src/features/writing/parts/edit-page.tsx": { css: ["assets/reading.css", "assets/editing.css"] },
  "src/app/development/gallery-screen.tsx": { imports: ["_root.js", "_gallery.js"] },
  "_gallery.js": { css: ["assets/development.css"] },
};
const links = sheetLinksOf(manifest, entry);

it("every document links what is there at the first paint, and not what comes with edit mode", () => {
  expect(links.everywhere).toBe('<link rel="stylesheet" href="/assets/reading.css">');
  expect(links.besides("page-screen")).toBe("");
  expect(links.besides("no-such-screen")).toBe("");
});

it("a screen that has a style sheet besides links it too, wherever it is asked for", () => {
  expect(links.besides("gallery-screen")).toBe('<link rel="stylesheet" href="/assets/development.css">');
});

it("a part of a screen that seldom shows has its style sheet linked where its data show it, before anything is painted", () => {
  const shown = { cards: [], table: ["people-table"], chart: ["org-chart"] };
  for (const [view, files] of Object.entries(shown)) {
    const chart = view === "chart" ? { levels: [] } : null;
    expect(filesShown("people", { view, chart })).toEqual(["people-screen", ...files]);
  }
  expect(filesShown("page", { chart: "a word" })).toEqual(["page-screen"]);
  const source = "src/features/people/reporting/parts/org-chart.tsx";
  expect(existsSync(source)).toBe(true);
  expect(existsSync("src/features/people/screens/people-table.tsx")).toBe(true);
  const sheets = sheetLinksOf({ ...manifest, [source]: { css: ["assets/setting-up.css"] } }, entry);
  expect(sheets.besides("org-chart")).toBe('<link rel="stylesheet" href="/assets/setting-up.css">');
});
