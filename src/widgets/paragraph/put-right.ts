import type { RichDoc, RichNode } from "../kit/draft.ts";
import { isAlign } from "../kit/line-sides.ts";
import { isStyleName, readStyle } from "../kit/letter-styles.ts";
import { startFrom } from "../kit/list-start.ts";
import { isLinkTarget } from "../kit/link-target.ts";
import { mentionFrom } from "../kit/mention.ts";
import { deepestList } from "../kit/rich-text.ts";
import type { Block, Inline, ListItem, Mark } from "./schema.ts";

/**
 * A rich text as the schema wants it, whatever two people did to it at once (or somebody sent on purpose): unknown
 * nodes give their words to the paragraph around them, unknown marks fall away, lists without items too.
 */
export function putRight(doc: RichDoc | undefined): { type: "doc"; content: Block[] } {
  const content = (doc?.content ?? []).flatMap((node) => blocksOf(node, 1));
  return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
}

function blocksOf(node: RichNode, depth: number): Block[] {
  if (node.type === "bulletList" || node.type === "orderedList") return listOf(node, depth);
  if (node.type === "listItem" || node.type === "doc")
    return (node.content ?? []).flatMap((child) => blocksOf(child, depth));
  const inlines = inlinesOf(node);
  const align = isAlign(node.align) ? { align: node.align } : {};
  return [{ type: "paragraph", ...align, ...(inlines.length > 0 ? { content: inlines } : {}) }];
}

function listOf(node: RichNode, depth: number): Block[] {
  if (depth > deepestList) return (node.content ?? []).flatMap((child) => blocksOf(child, depth));
  const type = node.type as "bulletList" | "orderedList";
  const content = (node.content ?? []).map((child): ListItem => {
    const blocks = (child.type === "listItem" ? (child.content ?? []) : [child]).flatMap((each) =>
      blocksOf(each, depth + 1),
    );
    return { type: "listItem", content: blocks.length > 0 ? blocks : [{ type: "paragraph" }] };
  });
  const start = type === "orderedList" ? startFrom(node.start) : null;
  return content.length > 0 ? [{ type, ...(start === null ? {} : { start }), content }] : [];
}

function inlinesOf(node: RichNode): Inline[] {
  if (node.type === "hardBreak") return [{ type: "hardBreak" }];
  const mention = node.type === "mention" ? mentionFrom(node.mention) : null;
  if (mention) {
    const looks = (node.marks ?? []).flatMap(markOf).filter((mark) => mark.type !== "link");
    return [{ type: "mention", mention, ...(looks.length > 0 ? { marks: looks } : {}) }];
  }
  if (node.type !== "text") return (node.content ?? []).flatMap(inlinesOf);
  const text = (node.text ?? "").replaceAll("\u0000", "");
  if (text === "") return [];
  const marks = (node.marks ?? []).flatMap(markOf);
  return [marks.length > 0 ? { type: "text", text, marks } : { type: "text", text }];
}

const simple = new Set(["bold", "italic", "underline", "strike", "highlight", "code"]);

function markOf(mark: NonNullable<RichNode["marks"]>[number]): Mark[] {
  if (simple.has(mark.type)) return [{ type: mark.type } as Mark];
  if (isStyleName(mark.type)) {
    const attrs = readStyle(mark.type, mark.attrs);
    return attrs ? [{ type: mark.type, attrs }] : [];
  }
  const href = mark.attrs?.["href"];
  return mark.type === "link" && typeof href === "string" && isLinkTarget(href)
    ? [{ type: "link", attrs: { href } }]
    : [];
}
