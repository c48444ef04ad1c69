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

const Content = z.strictObject({
  /** As somebody typed it; what is no address of the kind shows nothing. */
  address: limitedText(embedAddressMost),
  title: limitedText(embedTitleMost),
  height: z.int().check(z.gte(heightLeast), z.lte(heightMost)),
  /** Whether its readers may scroll in it. */
  scrolling: z.boolean(),
});
export type IFrame = z.infer<typeof Content>;

/** Another site in a frame (WIDG-08): https only, in a sandbox. */
export const iframe: WidgetSchema<IFrame> = {
  kind: "IFrame",
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
        scrolling: values["scrolling"] !== false,
      }),
    },
  },
  outline: () => ({ is: "sign", sign: "picture" }),
  empty: () => ({ address: "", title: "", height: 450, scrolling: true }),
  plainText: (content) =>
    shownIFrame(content) ? [content.title, content.address.trim()].filter(Boolean).join("\n") : "",
  shownTexts: (content) => (shownIFrame(content) ? ["title", "address"] : []),
  anchors: () => [],
  files: () => [],
};

export function shownIFrame({ address, height, scrolling }: IFrame): Embedded | null {
  const url = httpsAddress(address);
  if (!url) return null;
  return {
    service: hostOf(url),
    src: url.href,
    address: url.href,
    size: height,
    ...(!scrolling && { isStill: true }),
  };
}
