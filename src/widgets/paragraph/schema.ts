import * as z from "zod/mini";
import { draftOf } from "../kit/draft.ts";
import type { WidgetSchema } from "../widget.ts";
import { isLinkTarget, putRight } from "./put-right.ts";

export const LinkTarget = z.string().check(z.refine(isLinkTarget));

const Mark = z.union([
  z.strictObject({ type: z.enum(["bold", "italic", "underline", "strike", "code"]) }),
  z.strictObject({ type: z.literal("link"), attrs: z.strictObject({ href: LinkTarget }) }),
]);
export type Mark = z.infer<typeof Mark>;

const Inline = z.union([
  z.strictObject({
    type: z.literal("text"),
    text: z.string().check(z.minLength(1), z.regex(/^[^\u0000]*$/)),
    marks: z.optional(z.array(Mark).check(z.maxLength(6))),
  }),
  z.strictObject({ type: z.literal("hardBreak") }),
]);
export type Inline = z.infer<typeof Inline>;

export type Block =
  | { type: "paragraph"; content?: Inline[] | undefined }
  | { type: "bulletList" | "orderedList"; content: ListItem[] };
export type ListItem = { type: "listItem"; content: Block[] };

const Paragraph = z.strictObject({ type: z.literal("paragraph"), content: z.optional(z.array(Inline)) });
const Block: z.ZodMiniType<Block> = z.lazy(() =>
  z.union([
    Paragraph,
    z.strictObject({
      type: z.enum(["bulletList", "orderedList"]),
      content: z.array(Item).check(z.minLength(1)),
    }),
  ]),
);
const Item: z.ZodMiniType<ListItem> = z.lazy(() =>
  z.strictObject({ type: z.literal("listItem"), content: z.array(Block).check(z.minLength(1)) }),
);

/** Lists in lists: eight are plenty, and a document without end would exhaust its reader. */
const deepest = 24;
const Shallow = z.unknown().check(z.refine((value) => depthOf(value, deepest) <= deepest));

const Content = z.pipe(
  Shallow,
  z.strictObject({
    /** WIDG-05. */
    text_style: z.enum(["plain", "note", "quote"]),
    doc: z.strictObject({ type: z.literal("doc"), content: z.array(Block) }),
  }),
) as z.ZodMiniType<ParagraphContent>;
export type ParagraphContent = {
  text_style: "plain" | "note" | "quote";
  doc: { type: "doc"; content: Block[] };
};

/** Rich text from a closed list of blocks and marks (WIDG-14); its HTML is made from this document alone. */
export const paragraph: WidgetSchema<ParagraphContent> = {
  kind: "Paragraph",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ text_style, doc }) => draftOf({ values: { text_style }, rich: { doc } }),
      fromDraft: ({ values, rich }) => ({ ...values, doc: putRight(rich["doc"]) }),
    },
  },
  empty: () => ({ text_style: "plain", doc: { type: "doc", content: [{ type: "paragraph" }] } }),
  plainText: ({ doc }) => doc.content.map(textOfBlock).join("\n"),
  anchors: () => [],
  files: () => [],
};

function textOfBlock(block: Block): string {
  if (block.type !== "paragraph")
    return block.content.flatMap((item) => item.content.map(textOfBlock)).join("\n");
  return (block.content ?? []).map((inline) => (inline.type === "text" ? inline.text : "\n")).join("");
}

function depthOf(value: unknown, left: number): number {
  if (typeof value !== "object" || value === null) return 0;
  if (left <= 0) return 1;
  return 1 + Math.max(0, ...Object.values(value).map((each) => depthOf(each, left - 1)));
}
