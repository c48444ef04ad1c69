import * as z from "zod/mini";
import { cutText } from "../kit/cut-text.ts";
import { limitedText } from "../kit/limited-text.ts";
import { draftOf } from "../kit/draft.ts";
import type { FirstText } from "../kit/first-text.ts";
import { oneOf } from "../kit/one-of.ts";
import type { WidgetSchema } from "../widget.ts";
import { feedOf } from "./feed-address.ts";

export const feedAddressMost = 2000;
export const titleMost = 200;
export const rssAddress: FirstText = {
  path: "address",
  most: feedAddressMost,
  isCode: true,
  enter: "leave",
};
/** How many items are shown. */
export const countMost = 20;
export const feedLooks = ["titles", "summaries"] as const;

const Count = z.int().check(z.gte(1), z.lte(countMost));
const Content = z.strictObject({
  /** As somebody typed it; what is no address of the web shows nothing. */
  address: limitedText(feedAddressMost),
  /** Empty for what the feed calls itself. */
  title: limitedText(titleMost),
  count: Count,
  look: z.enum(feedLooks),
});
export type Rss = z.infer<typeof Content>;

/** The newest of another site, fetched by the server (WIDG-08, WIDG-20). */
export const rss: WidgetSchema<Rss> = {
  kind: "RSS",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ address, title, ...values }) => draftOf({ values, texts: { address, title } }),
      fromDraft: ({ values, texts }) => ({
        address: cutText(texts["address"], feedAddressMost),
        title: cutText(texts["title"], titleMost),
        count: Count.safeParse(values["count"]).data ?? rss.empty().count,
        look: oneOf(feedLooks, values["look"]),
      }),
    },
  },
  outline: ({ count }) => ({ is: "items", count: Math.min(count, 6) }),
  empty: () => ({ address: "", title: "", count: 5, look: "titles" }),
  // What others write today is no word of this page.
  plainText: (content) => (feedOf(content) ? content.title : ""),
  shownTexts: (content) => (feedOf(content) ? ["title"] : []),
  anchors: () => [],
  files: () => [],
  feeds: (content) => [feedOf(content)].flatMap((address) => address ?? []),
};
