import * as z from "zod/mini";
import { cutText } from "../kit/cut-text.ts";
import { limitedText } from "../kit/limited-text.ts";
import { draftOf } from "../kit/draft.ts";
import type { FirstText } from "../kit/first-text.ts";
import { oneOf } from "../kit/one-of.ts";
import type { WidgetSchema } from "../widget.ts";

/** The most letters of each. */
export const titleMost = 200;
export const textMost = 4000;
export const shapes = ["box", "banner", "space"] as const;
export const shapeColours = ["accent", "neutral", "green", "yellow", "red"] as const;
export const shapeSizes = ["small", "medium", "large"] as const;

const Content = z.strictObject({
  shape: z.enum(shapes),
  colour: z.enum(shapeColours),
  /** How much room is around its words; of a space, how high it is. */
  size: z.enum(shapeSizes),
  border: z.boolean(),
  title: limitedText(titleMost),
  text: limitedText(textMost),
  /** Of the set of icons; stands before the words. */
  icon: z.optional(z.int().check(z.gte(0), z.lte(199))),
});
export type Shape = z.infer<typeof Content>;

/** An empty title is not shown before the box is selected; there is nothing to write in a space. */
export function shapeText({ shape: is, title }: Shape): FirstText | null {
  const text = { path: "text", most: textMost, lines: true } as const;
  if (is === "space") return null;
  return title === "" ? text : { path: "title", most: titleMost, enter: text };
}

/** A coloured box or banner with a few words, or room between two blocks (WIDG-07). */
export const shape: WidgetSchema<Shape> = {
  kind: "Shape",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ title, text, ...values }) => draftOf({ values, texts: { title, text } }),
      fromDraft: ({ values, texts }) => ({
        shape: oneOf(shapes, values["shape"]),
        colour: oneOf(shapeColours, values["colour"]),
        size: oneOf(shapeSizes, values["size"]),
        border: values["border"] === true,
        title: cutText(texts["title"], titleMost),
        text: cutText(texts["text"], textMost),
        ...iconOf(values["icon"]),
      }),
    },
  },
  outline: ({ shape: is }) => ({ is: "sign", sign: is === "space" ? "rule" : "note" }),
  empty: () => ({ shape: "box", colour: "accent", size: "medium", border: false, title: "", text: "" }),
  plainText: (content) => (isShown(content) ? [content.title, content.text].filter(Boolean).join("\n") : ""),
  // A space keeps the words of the box that it was, and shows none of them.
  shownTexts: (content) => (isShown(content) ? ["title", "text"] : []),
  anchors: () => [],
  files: () => [],
};

/** Whether there are words to read. */
export function isShown({ shape: is, title, text }: Shape): boolean {
  return is !== "space" && (title.trim() !== "" || text.trim() !== "");
}

function iconOf(icon: unknown): { readonly icon?: number } {
  return Number.isInteger(icon) && Number(icon) >= 0 && Number(icon) <= 199 ? { icon: Number(icon) } : {};
}
