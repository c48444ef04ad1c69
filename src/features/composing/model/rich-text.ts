import type { Block, Inline, ListItem, Mark, ParagraphContent } from "#widgets/paragraph/schema.ts";

/** The id of the page with a title; undefined when no such page comes along. */
export type PageIds = (title: string) => number | undefined;

/** Lines with `**marks**`, lists and `[[Links to pages]]` as a Paragraph holds them. Lines of one paragraph follow each other. */
export function richText(lines: readonly string[], pageIds: PageIds): ParagraphContent["doc"] {
  const content: Block[] = [];
  let words: string[] = [];
  const finish = () => {
    if (words.length > 0) content.push({ type: "paragraph", content: inlines(words.join(" "), pageIds) });
    words = [];
  };
  for (const line of lines) {
    const item = /^( *)(-|\d+\.) (.+)$/.exec(line);
    if (!item) {
      if (line === "") finish();
      else words.push(line);
      continue;
    }
    finish();
    const type = item[2] === "-" ? ("bulletList" as const) : ("orderedList" as const);
    const text = { type: "paragraph" as const, content: inlines(item[3] ?? "", pageIds) };
    addItem(content, {
      type,
      isInner: (item[1] ?? "").length > 0,
      item: { type: "listItem", content: [text] },
    });
  }
  finish();
  return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
}

type NewItem = {
  readonly type: "bulletList" | "orderedList";
  readonly isInner: boolean;
  readonly item: ListItem;
};

function addItem(blocks: Block[], { type, isInner, item }: NewItem): void {
  const last = blocks.at(-1);
  if (isInner && last && last.type !== "paragraph") {
    const outer = last.content.at(-1);
    if (outer) addItem(outer.content, { type, isInner: false, item });
  } else if (last?.type === type) last.content.push(item);
  else blocks.push({ type, content: [item] });
}

const marked =
  /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|`(?<code>[^`]+)`|\[\[(?<page>[^\]|]+)(?:\|(?<words>[^\]]+))?\]\]|\[(?<named>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

function inlines(text: string, pageIds: PageIds): Inline[] {
  const result: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(marked)) {
    if (found.index > from) result.push({ type: "text", text: text.slice(from, found.index) });
    result.push(markedText(found.groups ?? {}, pageIds));
    from = found.index + found[0].length;
  }
  if (from < text.length) result.push({ type: "text", text: text.slice(from) });
  return result;
}

function markedText(groups: Record<string, string | undefined>, pageIds: PageIds): Inline {
  const { bold, italic, code, page, words, named, href } = groups;
  if (bold !== undefined) return { type: "text", text: bold, marks: [{ type: "bold" }] };
  if (italic !== undefined) return { type: "text", text: italic, marks: [{ type: "italic" }] };
  if (code !== undefined) return { type: "text", text: code, marks: [{ type: "code" }] };
  if (named !== undefined) return { type: "text", text: named, marks: [link(href ?? "")] };
  const id = pageIds(page ?? "");
  const text = words ?? page ?? "";
  return id === undefined ? { type: "text", text } : { type: "text", text, marks: [link(`page:${id}`)] };
}

function link(href: string): Mark {
  return { type: "link", attrs: { href } };
}
