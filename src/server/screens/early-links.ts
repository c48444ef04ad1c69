import { lookInName } from "#kernel/look-sheet.ts";
import { readOnce } from "#kernel/read-once.ts";
import type { FontPair } from "#kernel/site-look.ts";

type Manifest = Readonly<Record<string, { readonly assets?: readonly string[] }>>;

/** What each pair of fonts shows of ours at the first paint: upright letters of most languages; the rest comes when it is met. */
const files: Readonly<Record<FontPair, readonly RegExp[]>> = {
  serif: [/\/inter-latin-wght-normal-/, /\/source-serif-4-latin-wght-normal-/],
  sans: [/\/inter-latin-wght-normal-/],
  georgia: [/\/inter-latin-wght-normal-/],
  device: [],
};

/**
 * Links that bring fonts beside the style sheet which names them, and not after it: text that is painted in another font first
 * breaks its lines elsewhere, and the page moves when its own one comes.
 */
export function fontLinksOf(manifest: Manifest): (sheet: string | null) => string {
  const assets = assetsOf(manifest);
  const linksOf = (pair: FontPair): string =>
    files[pair]
      .flatMap((name) => assets.find((asset) => name.test(asset)) ?? [])
      .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
      .join("");
  const links = { serif: linksOf("serif"), sans: linksOf("sans"), georgia: linksOf("georgia"), device: "" };
  // Without a sheet the site looks like the product.
  return (sheet) => links[sheet === null ? "serif" : pairOf(sheet)];
}

/** The picture beside the sheet of those who are not in yet, where there is room for it: the largest thing on those screens. */
export function entranceLinkOf(manifest: Manifest): string {
  const file = assetsOf(manifest).find((asset) => /\/entrance-[^/]+\.svg$/.test(asset));
  return file
    ? `<link rel="preload" href="/${file}" as="image" type="image/svg+xml" media="(min-width: 900px)">`
    : "";
}

function assetsOf(manifest: Manifest): string[] {
  return [...new Set(Object.values(manifest).flatMap((chunk) => chunk.assets ?? []))];
}

/**
 * The pair that the address of a look's style sheet says. Whether an address is today's is told by working the whole sheet out, so each
 * is read once.
 */
const pairOf = readOnce(
  (sheet) => lookInName(sheet.slice(sheet.lastIndexOf("/") + 1))?.look.fonts ?? "serif",
);
