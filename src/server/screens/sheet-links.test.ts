import { expect, it } from "vitest";
import { sheetLinksOf } from "./sheet-links.ts";

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
  expect(links.besides("page")).toBe("");
  expect(links.besides("no-such")).toBe("");
});

it("a screen that has a style sheet besides links it too, wherever it is asked for", () => {
  expect(links.besides("gallery")).toBe('<link rel="stylesheet" href="/assets/development.css">');
});
