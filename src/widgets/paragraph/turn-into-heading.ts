import type { StoredWidget } from "../widget.ts";
import type { Block, Inline, ListItem } from "./schema.ts";

export type HeadingLevel = "h0" | "h1" | "h2" | "h3";

/** A longer text cannot become a heading (WIDG-06). */
export const headingMost = 600;

/** A text cut around one of its lines, which becomes a heading. */
export type AroundHeading = {
  readonly before: readonly Block[];
  readonly text: string;
  readonly after: readonly Block[];
};

/**
 * Cuts a text around the line at `path`: its place among the blocks, in the item of a list, and so on. What a list holds
 * before and behind the line stays a list. Null when the line has too many characters for a heading.
 */
export function cutAround(blocks: readonly Block[], path: readonly number[]): AroundHeading | null {
  const [place = 0, item = 0, ...inside] = path;
  const block = blocks[place];
  if (!block) return null;
  const [before, after] = [blocks.slice(0, place), blocks.slice(place + 1)];
  if (block.type === "paragraph") {
    const text = wordsOf(block.content ?? []);
    return text.length > headingMost ? null : { before, text, after };
  }
  const cut = cutAround(block.content[item]?.content ?? [], inside);
  return (
    cut && {
      before: [...before, ...listOf(block.type, [...block.content.slice(0, item), itemOf(cut.before)])],
      text: cut.text,
      after: [...listOf(block.type, [itemOf(cut.after), ...block.content.slice(item + 1)]), ...after],
    }
  );
}

function listOf(type: "bulletList" | "orderedList", items: readonly (ListItem | null)[]): Block[] {
  const content = items.filter((item) => item !== null);
  return content.length > 0 ? [{ type, content }] : [];
}

function itemOf(content: readonly Block[]): ListItem | null {
  return content.length > 0 ? { type: "listItem", content: [...content] } : null;
}

/** A heading is one line of plain words. */
export function wordsOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => (inline.type === "text" ? inline.text : " "))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

export function headingWidget(text: string, level: HeadingLevel): StoredWidget {
  return { kind: "Heading", version: 1, content: { text, level, anchor: "" } };
}

export function textWidget(content: readonly Block[], text_style = "plain"): StoredWidget {
  const doc = { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
  return { kind: "Paragraph", version: 1, content: { text_style, doc } };
}
