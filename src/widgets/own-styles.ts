import accordion from "./accordion/view.css?inline";
import tabs from "./tabs/view.css?inline";
import fileList from "./file-list/view.css?inline";
import code from "./code-snippet/code.css?inline";
import gallery from "./image/gallery.css?inline";
import button from "./button/view.css?inline";
import embed from "./kit/embed.css?inline";
import { fontSheet } from "./kit/font-files.ts";
import letters from "./kit/letter-styles.css?inline";
import pdf from "./pdf/view.css?inline";
import shape from "./shape/view.css?inline";
import math from "./math/view.css?inline";
import video from "./video/view.css?inline";
import type { StillKind } from "./widget.ts";

/**
 * The styles of kinds that few pages hold: they stand in the body beside the first of the kind, and no other page is sent them
 * (decision 0128). The same kinds stand in `scripts/build-sheets.mjs`.
 */
const styles: { readonly [kind in StillKind]?: readonly string[] } = {
  CodeSnippet: [code],
  Image: [gallery],
  Button: [button],
  Shape: [shape],
  Math: [math],
  FileList: [fileList],
  Accordion: [accordion],
  Tabs: [tabs],
  PDF: [pdf],
  Video: [video],
  Youtube: [embed],
  embeds: [embed],
  IFrame: [embed],
  GMaps: [embed],
  GCalendar: [embed],
  GDocEmbed: [embed],
};

/** What has to stand in a widget for its styles to be sent along, of kinds that many pages hold and few in this form. */
const forms: { readonly [kind in StillKind]?: string } = { Image: '"image-gallery ' };

/** Those of a kind for what it shows; none where they come with every page. */
export function ownStylesOf(kind: StillKind, html: string): readonly string[] {
  const own = html.includes(forms[kind] ?? "") ? (styles[kind] ?? []) : [];
  return [...own, ...lettersIn(html)];
}

/** Of words in a font, a size or a colour, whichever kind shows them; people's own words have no such quotes in finished HTML. */
function lettersIn(html: string): string[] {
  if (!html.includes('class="kit-')) return [];
  const fonts = [...html.matchAll(/class="kit-font-([a-z0-9-]+)"/g)].map(([, id = ""]) => id);
  const sheets = [...new Set(fonts)].map((id) => fontSheet(id, "optional"));
  return /class="kit-(?:size|colour)-/.test(html) ? [letters, ...sheets] : sheets;
}
