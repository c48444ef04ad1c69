import * as z from "zod/mini";
import { type RichDoc, type RichText, draftOf } from "../kit/draft.ts";
import { outlineOfText } from "../drawn-outline.ts";
import type { WidgetSchema } from "../widget.ts";
import { contentFrom, linesOf } from "./lines.ts";
import { Inline, type Mark, plainInline } from "../kit/inline.ts";
import type { Mention, NameOf } from "../kit/mention.ts";
import { putRight } from "./put-right.ts";

export type { Inline, Mark };

export type Block =
  | { type: "paragraph"; align?: "center" | "end" | undefined; content?: Inline[] | undefined }
  | { type: "bulletList" | "orderedList"; content: ListItem[] };
export type ListItem = { type: "listItem"; content: Block[] };
/** Some of a text's lines as a quote or a note; of all of them, the whole text's style says so. */
export type Box = { type: "quote" | "note"; content: Block[] };

const Paragraph = z.strictObject({
  type: z.literal("paragraph"),
  align: z.optional(z.enum(["center", "end"])),
  content: z.optional(z.array(Inline)),
});
const Block: z.ZodMiniType<Block> = z.lazy(() =>
  z.union([
    Paragraph,
    z.strictObject({
      type: z.enum(["bulletList", "orderedList"]),
      content: z.array(Item).check(z.minLength(1)),
    }),
  ]),
);
const Box = z.strictObject({
  type: z.enum(["quote", "note"]),
  content: z.array(Block).check(z.minLength(1)),
});
const Item: z.ZodMiniType<ListItem> = z.lazy(() =>
  z.strictObject({ type: z.literal("listItem"), content: z.array(Block).check(z.minLength(1)) }),
);

/** Six lists in each other, with marked words in a quote; a document without end would exhaust its reader. */
const deepest = 40;
const Shallow = z.unknown().check(z.refine((value) => depthOf(value, deepest) <= deepest));

const Content = z.pipe(
  Shallow,
  z.strictObject({
    /** WIDG-05. */
    text_style: z.enum(["plain", "note", "quote"]),
    doc: z.strictObject({ type: z.literal("doc"), content: z.array(z.union([Block, Box])) }),
  }),
) as z.ZodMiniType<ParagraphContent>;
export type ParagraphContent = {
  text_style: "plain" | "note" | "quote";
  doc: { type: "doc"; content: (Block | Box)[] };
};

/** Rich text from a closed list of blocks and marks (WIDG-14); its HTML is made from this document alone. */
export const paragraph: WidgetSchema<ParagraphContent> = {
  kind: "Paragraph",
  isRunningText: true,
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: (content) => draftOf({ rich: { doc: linesOf(content) } }),
      fromDraft: ({ values: { text_style, ...values }, rich }) => ({
        ...values,
        ...contentFrom(linesFrom(rich["doc"], text_style)),
      }),
      // What lines become has the shape of a text: it is not checked again at each key.
      withTexts: (_, { values: { text_style }, rich }) => contentFrom(linesFrom(rich["doc"], text_style)),
    },
  },
  asDrafted: (content) => contentFrom(linesOf(content)),
  empty: () => ({ text_style: "plain", doc: { type: "doc", content: [{ type: "paragraph" }] } }),
  plainText: ({ doc }, nameOf) => doc.content.map((block) => textOfBlock(block, nameOf)).join("\n"),
  outline: ({ text_style, doc }) =>
    text_style === "note"
      ? { is: "sign", sign: "note" }
      : outlineOfText(doc.content.map((block) => textOfBlock(block)).join("\n")),
  mentions: ({ doc }) => doc.content.flatMap(mentionsIn),
  anchors: () => [],
  files: () => [],
};

/** Drafts that were begun before rich texts had lines hold a tree, and a style of the whole of it. */
function linesFrom(text: RichText | RichDoc | undefined, style: unknown): RichText {
  if (text && !("content" in text)) return text;
  return linesOf({
    text_style: style === "quote" || style === "note" ? style : "plain",
    doc: putRight(text),
  });
}

function textOfBlock(block: Block | Box | ListItem, nameOf?: NameOf): string {
  if (block.type === "paragraph")
    return (block.content ?? []).map((inline) => plainInline(inline, nameOf)).join("");
  return (block.content as (Block | ListItem)[]).map((each) => textOfBlock(each, nameOf)).join("\n");
}

function mentionsIn(block: Block | Box | ListItem): Mention[] {
  if (block.type === "paragraph")
    return (block.content ?? []).flatMap((inline) => (inline.type === "mention" ? inline.mention : []));
  return (block.content as (Block | ListItem)[]).flatMap(mentionsIn);
}

function depthOf(value: unknown, left: number): number {
  if (typeof value !== "object" || value === null) return 0;
  if (left <= 0) return 1;
  return 1 + Math.max(0, ...Object.values(value).map((each) => depthOf(each, left - 1)));
}
