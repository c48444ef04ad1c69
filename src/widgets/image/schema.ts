import * as z from "zod/mini";
import { limitedText } from "../kit/limited-text.ts";
import { PictureFact } from "../kit/file-fact.ts";
import { isLinkTarget } from "../kit/link-target.ts";
import type { WidgetSchema } from "../widget.ts";
import { imageFromDraft, imageToDraft, singleFromDraft, singleToDraft } from "./draft.ts";
import { altMost, captionMost, imageLayouts, imageWidths, othersMost } from "./limits.ts";
import { picturesOf, wordsPath } from "./pictures.ts";
import { Point } from "./point.ts";

const told = {
  /** For people who cannot see it. */
  alt: limitedText(altMost),
  caption: limitedText(captionMost),
  point: z.nullable(Point),
  /** Says nothing that the words beside it do not say: people who cannot see it are told of nothing. */
  isDecorative: z.boolean(),
  /** Where it leads; left out where it opens large or does nothing. */
  link: z.optional(z.string().check(z.refine(isLinkTarget))),
};
const Other = z.strictObject({
  id: z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/)),
  file: PictureFact,
  ...told,
});
const Content = z.strictObject({
  /** Null while none is chosen yet; then readers see nothing of it. */
  file: z.nullable(PictureFact),
  ...told,
  width: z.enum(imageWidths),
  opensLarge: z.boolean(),
  layout: z.enum(imageLayouts),
  /** How many of the others stand before it. */
  place: z.int().check(z.gte(0), z.lte(othersMost)),
  others: z.array(Other).check(z.maxLength(othersMost)),
});
export type Image = z.infer<typeof Content>;

/** Pictures with words for those who cannot see them, and a line below each (WIDG-07). */
export const image: WidgetSchema<Image> = {
  kind: "Image",
  version: 3,
  content: Content,
  // One picture alone is what there was.
  // Pictures lead nowhere before they are given a link.
  upgrades: { 1: (content: object) => ({ ...alone, ...content }), 2: (content: object) => content },
  drafts: {
    1: { toDraft: singleToDraft, fromDraft: singleFromDraft },
    2: { toDraft: imageToDraft, fromDraft: imageFromDraft },
    3: { toDraft: imageToDraft, fromDraft: imageFromDraft },
  },
  outline: () => ({ is: "sign", sign: "picture" }),
  empty: () => ({ file: null, alt: "", caption: "", ...alone, width: "page", opensLarge: true }),
  plainText: (content) =>
    spoken(content)
      .flatMap(({ alt, caption, isDecorative }) => [isDecorative ? "" : alt, caption])
      .filter(Boolean)
      .join("\n"),
  shownTexts: (content) => spoken(content).map(({ id }) => wordsPath(id, "caption")),
  anchors: () => [],
  files: (content) => picturesOf(content).map(({ file }) => file.id),
  pictures: (content) => picturesOf(content).map(({ file: { id, name } }) => ({ id, name })),
  picture: (content) => {
    const [first] = picturesOf(content);
    return first ? { id: first.file.id, name: first.file.name } : null;
  },
};

const alone = {
  point: null,
  isDecorative: false,
  layout: "grid",
  place: 0,
  others: [],
} as const satisfies Partial<Image>;

/** The pictures; a place for one speaks as long as nothing else does, since its picture may be on the way. */
function spoken(
  content: Image,
): readonly { id: string; alt: string; caption: string; isDecorative: boolean }[] {
  const pictures = picturesOf(content);
  return pictures.length > 0 ? pictures : [{ ...content, id: "" }];
}
