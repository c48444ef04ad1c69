import * as z from "zod/mini";
import { storable } from "./limited-text.ts";
import { styleNames, styleValue } from "./letter-styles.ts";
import { isLinkTarget } from "./link-target.ts";
import { Mention, type NameOf, nameless } from "./mention.ts";

const LinkTarget = z.string().check(z.refine(isLinkTarget));

/** A font, a size or a colour, each from its closed list. */
const StyleMark = z
  .strictObject({
    type: z.enum(styleNames),
    attrs: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  .check(z.refine(({ type, attrs }) => styleValue(type, attrs) !== null));
const LookMark = z.union([
  z.strictObject({ type: z.enum(["bold", "italic", "underline", "strike", "highlight", "code"]) }),
  StyleMark,
]);
export const Mark = z.union([
  LookMark,
  z.strictObject({ type: z.literal("link"), attrs: z.strictObject({ href: LinkTarget }) }),
]);
export type Mark = z.infer<typeof Mark>;

/** Words with the marks that a published text has, from a closed list; its HTML is made from these alone. */
export const Inline = z.union([
  z.strictObject({
    type: z.literal("text"),
    text: z.string().check(z.minLength(1), z.regex(storable)),
    marks: z.optional(z.array(Mark).check(z.maxLength(10))),
  }),
  z.strictObject({ type: z.literal("hardBreak") }),
  z.strictObject({
    type: z.literal("mention"),
    mention: Mention,
    /** It leads to what it names, and nowhere else. */
    marks: z.optional(z.array(LookMark).check(z.maxLength(9))),
  }),
]);
export type Inline = z.infer<typeof Inline>;

/** The words alone: a break is a line feed, a mention the name that it is given. */
export function plainInline(inline: Inline, nameOf: NameOf = nameless): string {
  if (inline.type === "hardBreak") return "\n";
  return inline.type === "mention" ? nameOf(inline.mention) : inline.text;
}
