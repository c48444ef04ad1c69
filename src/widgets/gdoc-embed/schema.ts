import * as z from "zod/mini";
import { cutText } from "../kit/cut-text.ts";
import { limitedText } from "../kit/limited-text.ts";
import { draftOf } from "../kit/draft.ts";
import {
  type Embedded,
  embedAddressMost,
  embedTitleMost,
  heightLeast,
  heightMost,
  heightOf,
  hostOf,
  httpsAddress,
} from "../kit/embed.ts";
import type { WidgetSchema } from "../widget.ts";

const documentTypes = ["document", "spreadsheets", "presentation", "forms"] as const;

const Content = z.strictObject({
  /** As somebody typed it; what is no address of the kind shows nothing. */
  address: limitedText(embedAddressMost),
  title: limitedText(embedTitleMost),
  height: z.int().check(z.gte(heightLeast), z.lte(heightMost)),
});
export type GDocEmbed = z.infer<typeof Content>;

/** A Google document, sheet, presentation or form (WIDG-08). */
export const gdocEmbed: WidgetSchema<GDocEmbed> = {
  kind: "GDocEmbed",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ address, title, ...values }) => draftOf({ values, texts: { address, title } }),
      fromDraft: ({ values, texts }) => ({
        address: cutText(texts["address"], embedAddressMost),
        title: cutText(texts["title"], embedTitleMost),
        height: heightOf(values["height"], 600),
      }),
    },
  },
  outline: () => ({ is: "sign", sign: "picture" }),
  empty: () => ({ address: "", title: "", height: 600 }),
  plainText: (content) =>
    shownGDocEmbed(content) ? [content.title, content.address.trim()].filter(Boolean).join("\n") : "",
  shownTexts: (content) => (shownGDocEmbed(content) ? ["title", "address"] : []),
  anchors: () => [],
  files: () => [],
};

const services = {
  document: "Google Docs",
  spreadsheets: "Google Sheets",
  presentation: "Google Slides",
  forms: "Google Forms",
} as const;
const ways = {
  document: "preview",
  spreadsheets: "preview",
  presentation: "embed",
  forms: "viewform?embedded=true",
} as const;

/** What Google shows of it to whoever it was shared with there; rights of Atrium do not change that. */
export function shownGDocEmbed({ address, height }: GDocEmbed): Embedded | null {
  const url = httpsAddress(address);
  if (!url || hostOf(url) !== "docs.google.com") return null;
  const [, said, id] =
    /^\/(document|spreadsheets|presentation|forms)\/d\/((?:e\/)?[\w-]{10,120})(?:\/|$)/.exec(url.pathname) ??
    [];
  const type = documentTypes.find((each) => each === said);
  if (!type || id === undefined) return null;
  const place = `https://docs.google.com/${type}/d/${id}/`;
  return { service: services[type], src: place + ways[type], address: url.href, size: height };
}
