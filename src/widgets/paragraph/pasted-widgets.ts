import type { StoredWidget } from "../widget.ts";
import {
  attributeOf,
  type HtmlNode,
  isElement,
  isText,
  isUnread,
  tagOf,
  textBelow,
} from "../kit/html-node.ts";
import { hrefFrom } from "../kit/link-target.ts";
import { cleanText, type PastedText, pastedText } from "./pasted-line.ts";
import { marksIn } from "../kit/pasted-marks.ts";
import { tablesFrom } from "./pasted-table.ts";
import { type PastedList, hasBox, partsOfList, withBox } from "./pasted-tasks.ts";
import { putRight } from "./put-right.ts";
import type { Block, Inline, ListItem, Mark } from "./schema.ts";
import { headingMost, headingWidget, textWidget } from "./turn-into-heading.ts";
import { isWordSign, nestedLists, wordItemOf } from "./word-lists.ts";

/** Enough for a book's chapter. What is beyond is not taken over; the page itself has a limit too. */
const nodesMost = 100_000;
const lettersMost = 1_000_000;
const widgetsMost = 200;
/** Below this depth words lose their marks and lists; no text of a person is there. */
const deepest = 120;

type Place = {
  readonly marks: readonly Mark[];
  readonly depth: number;
  readonly text: PastedText;
  /** Within lists there are words only. */
  readonly isInList: boolean;
};

const blockTags = new Set(
  "p div section article main header footer aside nav figure figcaption address center details summary form fieldset dl dt dd li tr td th tbody thead tfoot caption table body hgroup".split(
    " ",
  ),
);

/**
 * The widgets that a piece of foreign HTML says: texts, headings, tables and code, in their order, made of closed lists
 * alone. The tree is only read: nothing in it is fetched, run or kept. Pictures become links to where they are.
 */
export function widgetsFromHtml(body: HtmlNode, origin: string): StoredWidget[] {
  const widgets: StoredWidget[] = [];
  let style = "plain";
  const text = pastedText();
  let nodesLeft = nodesMost;
  let lettersLeft = lettersMost;

  walkChildren(body, { marks: [], depth: 0, text, isInList: false });
  endText();
  return widgets;

  /** What was collected so far becomes a text of its own; what follows stands behind it. */
  function endText(next?: StoredWidget): void {
    text.endLine();
    const blocks = text.blocks.splice(0);
    if (blocks.length > 0)
      widgets.push(textWidget(putRight({ type: "doc", content: blocks }).content, style));
    if (next) widgets.push(next);
  }

  function walkChildren(node: HtmlNode, place: Place): void {
    for (let at = 0; at < node.childNodes.length; at++) {
      const child = node.childNodes[at];
      if (!child || nodesLeft <= 0) return;
      const taken = wordList(node, at, place);
      if (taken === 0) walk(child, place);
      else at += taken - 1;
    }
  }

  function walk(node: HtmlNode, place: Place): void {
    nodesLeft--;
    if (isText(node)) return addWords(node.nodeValue ?? "", place);
    if (isUnread(node) || isWordSign(node)) return;
    if (place.depth > deepest) return addWords(textBelow(node), place);
    const tag = tagOf(node);
    if (tag === "br") return place.text.inline({ type: "hardBreak" });
    if (tag === "img") return addPicture(node, place);
    if (tag === "ul" || tag === "ol") return addList(node, place);
    if (tag === "hr") return place.text.endLine();
    if (!place.isInList && widgets.length < widgetsMost && addWidgets(node, place)) return;
    const inside = { ...place, depth: place.depth + 1, marks: marksIn(node, place.marks, origin) };
    const isBlock = blockTags.has(tag) || /^h[1-6]$|^blockquote$|^pre$/.test(tag);
    if (isBlock) place.text.endLine();
    walkChildren(node, inside);
    if (isBlock) place.text.endLine();
  }

  /** True when the node became widgets of its own. */
  function addWidgets(node: HtmlNode, place: Place): boolean {
    const tag = tagOf(node);
    const heading = headingIn(node);
    if (heading) {
      lettersLeft -= heading.words.length;
      endText(headingWidget(heading.words, heading.level));
      return true;
    }
    if (tag === "table") {
      const [first, ...rest] = tablesFrom(node, origin);
      if (!first) return false;
      endText(first);
      widgets.push(...rest);
      return true;
    }
    if (tag === "pre") {
      const source = codeSource(node);
      if (source) endText({ kind: "Markdown", version: 1, content: { source } });
      return source !== null;
    }
    if (tag !== "blockquote" || style === "quote") return false;
    endText();
    style = "quote";
    walkChildren(node, { ...place, depth: place.depth + 1 });
    endText();
    style = "plain";
    return true;
  }

  function addWords(words: string, { marks, text: into }: Place): void {
    const letters = cleanText(words.slice(0, Math.max(0, lettersLeft)));
    lettersLeft -= letters.length;
    if (letters !== "") into.inline(withMarks(letters, marks));
  }

  /** A picture from elsewhere is not fetched: its words lead to it. */
  function addPicture(node: HtmlNode, place: Place): void {
    const { words, href } = pictureIn(node, origin);
    const marks = place.marks.filter(({ type }) => type !== "link");
    addWords(words, { ...place, marks: href ? [{ type: "link", attrs: { href } }, ...marks] : place.marks });
  }

  function addList(node: HtmlNode, place: Place): void {
    const content: ListItem[] = [];
    for (let at = 0; at < node.childNodes.length && nodesLeft > 0; at++) {
      const child = node.childNodes[at];
      if (!child || isUnread(child) || (isText(child) && (child.nodeValue ?? "").trim() === "")) continue;
      const item = pastedText();
      walk(child, { ...place, depth: place.depth + 1, text: item, isInList: true });
      item.endLine();
      const blocks = style === "plain" && hasBox(child) ? withBox(item.blocks) : item.blocks;
      const isList = isElement(child) && ["ul", "ol"].includes(tagOf(child));
      // Old programs put a list beside the item that it belongs to.
      const last = isList ? content.at(-1) : undefined;
      if (last) last.content.push(...blocks);
      else if (blocks.length > 0) content.push({ type: "listItem", content: blocks });
    }
    if (content.length === 0) return;
    const list: PastedList = { type: tagOf(node) === "ol" ? "orderedList" : "bulletList", content };
    const mayPart = !place.isInList && style === "plain" && widgets.length < widgetsMost;
    for (const part of mayPart ? partsOfList(list) : [list])
      if ("kind" in part) endText(part);
      else place.text.block(part);
  }

  /** Reads the items of Word from here on; gives how many nodes they took. */
  function wordList(parent: HtmlNode, from: number, place: Place): number {
    const items: Parameters<typeof nestedLists>[0][number][] = [];
    let at = from;
    for (; at < parent.childNodes.length && nodesLeft > 0; at++) {
      const node = parent.childNodes[at];
      if (node && !isElement(node) && (node.nodeValue ?? "").trim() === "" && items.length > 0) continue;
      const item = node && wordItemOf(node);
      if (!node || !item) break;
      const line = pastedText();
      walkChildren(node, { ...place, depth: place.depth + 1, text: line, isInList: true });
      line.endLine();
      items.push({ ...item, content: line.blocks.flatMap(inlinesOf) });
    }
    if (items.length === 0) return 0;
    for (const list of nestedLists(items)) place.text.block(list);
    return at - from;
  }
}

/** The words of a heading that fits one, and its level; null for anything else. */
function headingIn(node: HtmlNode): { words: string; level: "h1" | "h2" | "h3" } | null {
  const level = /^h([1-6])$/.exec(tagOf(node))?.[1];
  const words = level ? cleanText(textBelow(node)).trim() : "";
  if (words === "" || words.length > headingMost) return null;
  return { words, level: `h${Math.min(3, Number(level)) as 1 | 2 | 3}` };
}

/** The words of a picture, and where it is. */
function pictureIn(node: HtmlNode, origin: string): { words: string; href: string | null } {
  const source = attributeOf(node, "src");
  const href = /^https?:/i.test(source) ? hrefFrom(source, origin) : null;
  const isPixel = attributeOf(node, "width") === "1" || attributeOf(node, "height") === "1";
  return { words: attributeOf(node, "alt").slice(0, 1000) || (href && !isPixel ? fileName(href) : ""), href };
}

function inlinesOf(block: Block): Inline[] {
  return block.type === "paragraph" ? (block.content ?? []) : [];
}

function withMarks(text: string, marks: readonly Mark[]): Inline {
  return marks.length > 0 ? { type: "text", text, marks: [...marks] } : { type: "text", text };
}

function fileName(href: string): string {
  const [path = ""] = href.split(/[?#]/);
  return path.slice(path.lastIndexOf("/") + 1) || href;
}

/** Code stands in a fence that is longer than any in it. */
function codeSource(node: HtmlNode): string | null {
  const text = textBelow(node)
    .slice(0, lettersMost)
    .toWellFormed()
    .replace(/[\u0000\r]/g, "");
  let end = text.length;
  while (text[end - 1] === "\n") end--;
  const code = text.slice(0, end);
  if (code.trim() === "") return null;
  const inner = Array.from(node.childNodes).find((child) => tagOf(child) === "code");
  const said = `${attributeOf(node, "class")} ${inner ? attributeOf(inner, "class") : ""}`;
  const language = /\b(?:lang(?:uage)?|highlight-source)-([\w+#-]{1,30})/.exec(said)?.[1] ?? "";
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}\n`;
}
