import { expect, it } from "vitest";
import { sheetAddress } from "#kernel/look-sheet.ts";
import { defaultAccent } from "#kernel/default-look.ts";
import { entranceLinkOf, fontLinksOf } from "./early-links.ts";

const assets = [
  "assets/inter-latin-ext-wght-normal-a.woff2",
  "assets/inter-latin-wght-normal-b.woff2",
  "assets/source-serif-4-latin-wght-italic-c.woff2",
  "assets/source-serif-4-latin-wght-normal-d.woff2",
];
const links = fontLinksOf({
  "src/app/entry-browser.tsx": { assets },
  "_root.js": { assets },
  "_other.js": {},
});
const inter =
  '<link rel="preload" href="/assets/inter-latin-wght-normal-b.woff2" as="font" type="font/woff2" crossorigin>';
const serif =
  '<link rel="preload" href="/assets/source-serif-4-latin-wght-normal-d.woff2" as="font" type="font/woff2" crossorigin>';

it("links the fonts of the first paint in each document, each once", () => {
  expect(links(null)).toBe(inter + serif);
});

it("links no font that the site's theme doesn't show", () => {
  const withFonts = (fonts: "serif" | "sans" | "georgia" | "device") =>
    links(sheetAddress({ accent: defaultAccent, fonts, scheme: "light" }));
  expect(withFonts("serif")).toBe(inter + serif);
  expect(withFonts("sans")).toBe(inter);
  expect(withFonts("georgia")).toBe(inter);
  expect(withFonts("device")).toBe("");
});

it("links the picture at the entrance where there is room for it", () => {
  expect(
    entranceLinkOf({ "_root.js": { assets: ["assets/not-found-a.svg", "assets/entrance-b.svg"] } }),
  ).toBe(
    '<link rel="preload" href="/assets/entrance-b.svg" as="image" type="image/svg+xml" media="(min-width: 900px)">',
  );
  expect(entranceLinkOf({ "_root.js": { assets } })).toBe("");
});
