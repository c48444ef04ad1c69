import * as z from "zod/mini";
import { isLinkTarget } from "./link-target.ts";

const LinkTarget = z.string().check(z.refine(isLinkTarget));

const Mark = z.union([
  z.strictObject({ type: z.enum(["bold", "italic", "underline", "strike", "highlight", "code"]) }),
  z.strictObject({ type: z.literal("link"), attrs: z.strictObject({ href: LinkTarget }) }),
]);
export type Mark = z.infer<typeof Mark>;

/** Words with the marks that a published text has, from a closed list; its HTML is made from these alone. */
export const Inline = z.union([
  z.strictObject({
    type: z.literal("text"),
    text: z.string().check(z.minLength(1), z.regex(/^[^\u0000]*$/)),
    marks: z.optional(z.array(Mark).check(z.maxLength(7))),
  }),
  z.strictObject({ type: z.literal("hardBreak") }),
]);
export type Inline = z.infer<typeof Inline>;
