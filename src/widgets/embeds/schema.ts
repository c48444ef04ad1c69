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
} from "../kit/embed.ts";
import type { WidgetSchema } from "../widget.ts";
import { serviceAt } from "./services.ts";

const Content = z.strictObject({
  /** As somebody typed it; what is no address of the kind shows nothing. */
  address: limitedText(embedAddressMost),
  title: limitedText(embedTitleMost),
  /** In pixels; videos follow their width. */
  height: z.int().check(z.gte(heightLeast), z.lte(heightMost)),
});
export type Embeds = z.infer<typeof Content>;

/** Something of a known service by its address (WIDG-08); which services there are says `services.ts`. */
export const embeds: WidgetSchema<Embeds> = {
  kind: "embeds",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ address, title, ...values }) => draftOf({ values, texts: { address, title } }),
      fromDraft: ({ values, texts }) => ({
        address: cutText(texts["address"], embedAddressMost),
        title: cutText(texts["title"], embedTitleMost),
        height: heightOf(values["height"], 450),
      }),
    },
  },
  outline: () => ({ is: "sign", sign: "picture" }),
  empty: () => ({ address: "", title: "", height: 450 }),
  plainText: (content) =>
    shownEmbeds(content) ? [content.title, content.address.trim()].filter(Boolean).join("\n") : "",
  shownTexts: (content) => (shownEmbeds(content) ? ["title", "address"] : []),
  anchors: () => [],
  files: () => [],
};

export function shownEmbeds({ address, height }: Embeds): Embedded | null {
  const found = serviceAt(address);
  return found && { ...found, size: found.isVideo ? "video" : height };
}
