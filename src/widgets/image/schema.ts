import * as z from "zod/mini";
import { draftOf } from "../kit/draft.ts";
import { PictureFact } from "../kit/file-fact.ts";
import type { WidgetSchema } from "../widget.ts";

export const altMost = 1000;
export const captionMost = 2000;

/** How wide a picture stands: as the text, as the page, or over the whole of its place. */
export const imageWidths = ["text", "page", "full"] as const;

const Content = z.strictObject({
  /** Null while none is chosen yet; then readers see nothing. */
  file: z.nullable(PictureFact),
  /** For people who cannot see it. */
  alt: z.string().check(z.maxLength(altMost)),
  caption: z.string().check(z.maxLength(captionMost)),
  width: z.enum(imageWidths),
  opensLarge: z.boolean(),
});
export type Image = z.infer<typeof Content>;

/** A picture with words for those who cannot see it, and a line below (WIDG-07). */
export const image: WidgetSchema<Image> = {
  kind: "Image",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ alt, caption, ...values }) => draftOf({ values, texts: { alt, caption } }),
      fromDraft: ({ values, texts }) => ({
        ...values,
        alt: (texts["alt"] ?? "").slice(0, altMost),
        caption: (texts["caption"] ?? "").slice(0, captionMost),
      }),
    },
  },
  outline: () => ({ is: "sign", sign: "picture" }),
  empty: () => ({ file: null, alt: "", caption: "", width: "page", opensLarge: true }),
  plainText: ({ alt, caption }) => [alt, caption].filter(Boolean).join("\n"),
  shownTexts: () => ["caption"],
  anchors: () => [],
  files: ({ file }) => (file ? [file.id] : []),
  picture: ({ file }) => file && { id: file.id, name: file.name },
};
