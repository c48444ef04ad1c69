import * as z from "zod/mini";
import { cutText } from "../kit/cut-text.ts";
import { limitedText } from "../kit/limited-text.ts";
import { draftOf } from "../kit/draft.ts";
import type { FirstText } from "../kit/first-text.ts";
import { isLinkTarget } from "../kit/link-target.ts";
import { oneOf } from "../kit/one-of.ts";
import type { WidgetSchema } from "../widget.ts";

/** The most letters on a button. */
export const textMost = 120;
export const buttonText: FirstText = { path: "text", most: textMost, enter: "leave" };
export const buttonLooks = ["filled", "soft", "outlined"] as const;
export const buttonColours = ["accent", "neutral", "green", "red"] as const;
export const buttonSides = ["start", "center", "end", "full"] as const;

const Content = z.strictObject({
  text: limitedText(textMost),
  /** Empty while none is chosen yet; then readers see nothing. */
  href: z.string().check(z.refine((href) => href === "" || isLinkTarget(href))),
  look: z.enum(buttonLooks),
  colour: z.enum(buttonColours),
  align: z.enum(buttonSides),
  /** In a tab of its own; other sites always are. */
  newTab: z.boolean(),
  /** Of the set of icons. */
  icon: z.optional(z.int().check(z.gte(0), z.lte(199))),
});
export type Button = z.infer<typeof Content>;

/** A link that looks like a button (WIDG-07). */
export const button: WidgetSchema<Button> = {
  kind: "Button",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ text, ...values }) => draftOf({ values, texts: { text } }),
      fromDraft: ({ values, texts }) => ({
        text: cutText(texts["text"], textMost),
        href: isHref(values["href"]) ? values["href"] : "",
        look: oneOf(buttonLooks, values["look"]),
        colour: oneOf(buttonColours, values["colour"]),
        align: oneOf(buttonSides, values["align"]),
        newTab: values["newTab"] === true,
        ...iconOf(values["icon"]),
      }),
    },
  },
  empty: () => ({ text: "", href: "", look: "filled", colour: "accent", align: "start", newTab: false }),
  plainText: (content) => (isShown(content) ? content.text : ""),
  anchors: () => [],
  files: () => [],
};

/** Readers see one that says something and leads somewhere. */
export function isShown({ text, href }: Button): boolean {
  return text.trim() !== "" && href !== "";
}

function isHref(value: unknown): value is string {
  return typeof value === "string" && isLinkTarget(value);
}

function iconOf(icon: unknown): { readonly icon?: number } {
  return Number.isInteger(icon) && Number(icon) >= 0 && Number(icon) <= 199 ? { icon: Number(icon) } : {};
}
