import type { KindClipboard, Outgoing } from "../kit/clipboard.ts";
import { inlineHtml } from "../kit/inline-html.ts";
import { sideHtml } from "../kit/line-sides.ts";
import { looksLikeMarkdown, widgetsFromMarkdown, widgetsFromPlain } from "./pasted-markdown.ts";
import { widgetsFromHtml } from "./pasted-widgets.ts";
import { plainInline } from "../kit/inline.ts";
import { nameFrom } from "../kit/mention-faces.ts";
import type { Block, Box, ListItem, ParagraphContent } from "./schema.ts";

export const paragraphClipboard: KindClipboard<ParagraphContent> = {
  html({ text_style, doc }, out) {
    const inside = doc.content.map((block) => blockHtml(block, out)).join("");
    return text_style === "quote" ? `<blockquote>${inside}</blockquote>` : inside;
  },
  text({ text_style, doc }, out) {
    const lines = textOf(doc.content, (block) => blockText(block, out));
    return text_style === "quote" ? quoted(lines) : lines;
  },
  reads: {
    html: widgetsFromHtml,
    text: (text, taking) =>
      looksLikeMarkdown(text) ? widgetsFromMarkdown(text, taking) : widgetsFromPlain(text, taking),
    plain: widgetsFromPlain,
  },
};

function blockHtml(block: Block | Box, out: Outgoing): string {
  switch (block.type) {
    case "paragraph":
      return `<p${sideHtml(block.align, ownWords(block))}>${(block.content ?? []).map((inline) => inlineHtml(inline, out)).join("")}</p>`;
    case "bulletList":
      return `<ul>${itemsHtml(block.content as ListItem[], out)}</ul>`;
    case "orderedList":
      return `<ol${startHtml(startOf(block))}>${itemsHtml(block.content as ListItem[], out)}</ol>`;
    case "quote":
      return `<blockquote>${(block as Box).content.map((each) => blockHtml(each, out)).join("")}</blockquote>`;
    default:
      return (block as Box).content.map((each) => blockHtml(each, out)).join("");
  }
}

function itemsHtml(items: readonly ListItem[], out: Outgoing): string {
  return items
    .map(({ content }) => {
      const [first, ...rest] = content;
      // A single line stands in its item as word processors write it, without a paragraph around it.
      const words = first?.type === "paragraph" && !first.align ? (first.content ?? []) : null;
      const head = words
        ? words.map((inline) => inlineHtml(inline, out)).join("")
        : first
          ? blockHtml(first, out)
          : "";
      return `<li>${head}${rest.map((each) => blockHtml(each, out)).join("")}</li>`;
    })
    .join("");
}

/** The letters that say in which direction a line reads: a name has a direction of its own. */
function ownWords({ content = [] }: Extract<Block, { type: "paragraph" }>): string {
  return content.map((inline) => (inline.type === "text" ? inline.text : "")).join("");
}

function blockText(block: Block | Box, out: Outgoing, indent = ""): string {
  switch (block.type) {
    case "paragraph":
      return (block.content ?? [])
        .map((inline) => (inline.type === "hardBreak" ? `\n${indent}` : plainInline(inline, nameFrom(out))))
        .join("");
    case "bulletList":
    case "orderedList":
      return (block.content as ListItem[])
        .map((item, at) =>
          itemText(item, out, {
            sign: block.type === "orderedList" ? `${(startOf(block) ?? 1) + at}. ` : "- ",
            indent,
          }),
        )
        .join("\n");
    case "quote":
      return quoted(textOf((block as Box).content, (each) => blockText(each, out)));
    default:
      return textOf((block as Box).content, (each) => blockText(each, out));
  }
}

const startHtml = (start: number | undefined) => (start === undefined ? "" : ` start="${start}"`);

const startOf = (block: Block | Box) => ("start" in block ? block.start : undefined);

function itemText(
  { content }: ListItem,
  out: Outgoing,
  { sign, indent }: { readonly sign: string; readonly indent: string },
): string {
  const inner = indent + " ".repeat(sign.length);
  return textOf(content, (block, at) => {
    const text = blockText(block, out, inner);
    if (at === 0) return `${indent}${sign}${text}`;
    return block.type === "paragraph" ? `${inner}${text}` : text;
  });
}

/** In Markdown an empty line stands before a list that counts from another number than one, or it would go on in the words above. */
function textOf<Each extends Block | Box>(
  blocks: readonly Each[],
  textOfBlock: (block: Each, at: number) => string,
): string {
  return blocks
    .map((block, at) => (at > 0 && startOf(block) !== undefined ? "\n" : "") + textOfBlock(block, at))
    .join("\n");
}

function quoted(lines: string): string {
  return lines
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
}
