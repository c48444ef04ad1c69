import { lettersIn } from "#kernel/letters-in.ts";
import { cleanText } from "../kit/clean-text.ts";
import { cutText } from "../kit/cut-text.ts";
import type { PastedWidget, Taking } from "../kit/clipboard.ts";
import {
  attributeOf,
  type HtmlNode,
  isElement,
  isText,
  isUnread,
  tagOf,
  textBelow,
} from "../kit/html-node.ts";
import { type PastedBlanks, blanksIn, shownLines } from "../kit/pasted-blanks.ts";
import { type PastedSide, sideIn } from "../kit/pasted-side.ts";
import { type PastedText, pastedText } from "./pasted-line.ts";
import { marksIn } from "../kit/pasted-marks.ts";
import { mentionIn } from "../kit/pasted-mention.ts";
import { type PastedList, hasBox, partsOfList, withBox } from "./pasted-tasks.ts";
import { putRight } from "./put-right.ts";
import type { Block, Inline, ListItem, Mark } from "./schema.ts";
import { textOfBlocks } from "./text-of-blocks.ts";
import { isWordSign, nestedLists, startOf, wordItemOf } from "./word-lists.ts";

/** Enough for a book's chapter. What is beyond is not taken over, which is told; the page itself has a limit too. */
const nodesMost = 100_000;
const lettersMost = 1_000_000;
/** More lines at once would stop the window for seconds: they are all drawn before the next key. */
const linesMost = 5000;
const widgetsMost = 200;
const altMost = 1000;
/** Below this depth words lose their marks and lists; no text of a person is there. */
const deepest = 120;

type Place = {
  readonly marks: readonly Mark[];
  readonly side: PastedSide;
  readonly blanks: PastedBlanks;
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
 * The widgets that a piece of foreign HTML says, in their order, made of closed lists alone: texts, and what the other kinds
 * take of it. The tree is only read: nothing in it is fetched, run or kept. In lists there are words only.
 */
export function widgetsFromHtml(body: HtmlNode, taking: Taking): PastedWidget[] {
  const { origin } = taking;
  const widgets: PastedWidget[] = [];
  let style = "plain";
  const room = pasteRoom();
  const addWords = wordsInto(room);
  const text = pastedText(room.takeLine);
  const mayPart = ({ isInList }: Place) => !isInList && style === "plain" && widgets.length < widgetsMost;

  walkChildren(body, { marks: [], side: null, blanks: "one", depth: 0, text, isInList: false });
  endText();
  return room.isCut() ? widgets.map((widget) => ({ ...widget, isCut: true })) : widgets;

  /** What was collected so far becomes a text of its own; what follows stands behind it. */
  function endText(...next: readonly PastedWidget[]): void {
    text.endLine();
    const blocks = text.blocks.splice(0);
    if (blocks.length > 0)
      widgets.push(textOfBlocks(putRight({ type: "doc", content: blocks }).content, style));
    widgets.push(...next);
  }

  function walkChildren(node: HtmlNode, place: Place): void {
    for (let at = 0; at < node.childNodes.length; at++) {
      const child = node.childNodes[at];
      if (!child || !room.isFor(child)) return;
      const taken = wordList(node, at, place);
      if (taken === 0) walk(child, place);
      else at += taken - 1;
    }
  }

  function walk(node: HtmlNode, place: Place): void {
    room.takeNode();
    if (isText(node)) return addWords(node.nodeValue ?? "", place);
    if (isUnread(node) || isWordSign(node)) return;
    if (place.depth > deepest) return addWords(textBelow(node), place);
    const tag = tagOf(node);
    const whole = wholeInline(node, place.marks, origin);
    if (whole) return place.text.inline(whole, place.side);
    if (tag === "ul" || tag === "ol") return addList(node, place);
    if (tag === "hr" && !mayPart(place)) return place.text.endLine();
    if (!place.isInList && widgets.length < widgetsMost && addWidgets(node, place)) return;
    // Nothing of ours links to strangers' pictures: one that has no place here leaves its description.
    if (tag === "img") return addWords(altOf(node), place);
    const inside = insideOf(node, place, origin);
    const isBlock = blockTags.has(tag) || /^h[1-6]$|^blockquote$|^pre$/.test(tag);
    if (isBlock) place.text.endLine();
    walkChildren(node, inside);
    if (isBlock) place.text.endLine();
  }

  /** True when the node became widgets of its own. */
  function addWidgets(node: HtmlNode, place: Place): boolean {
    const tag = tagOf(node);
    if (tag === "table") walkCaption(node, place);
    const taken = isDrawnBox(node) ? null : taking.element(node);
    if (taken) {
      room.takeContents(taken.map(({ content }) => content));
      endText(...taken);
      return true;
    }
    if (tag !== "blockquote" || style === "quote") return false;
    endText();
    style = "quote";
    walkChildren(node, { ...place, depth: place.depth + 1 });
    endText();
    style = "plain";
    return true;
  }

  /** A table of ours has no caption: it stands above as words. */
  function walkCaption(table: HtmlNode, place: Place): void {
    const caption = Array.from(table.childNodes).find((child) => tagOf(child) === "caption");
    if (caption) walk(caption, place);
  }

  function addList(node: HtmlNode, place: Place): void {
    const content: ListItem[] = [];
    for (const child of childrenOf(node, room)) {
      if (isUnread(child) || (isText(child) && (child.nodeValue ?? "").trim() === "")) continue;
      const item = pastedText(room.takeLine);
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
    const list = listOf(node, content);
    for (const part of mayPart(place) ? partsOfList(list, taking.tasks) : [list])
      if ("kind" in part) endText(part);
      else place.text.block(part);
  }

  /** Reads the items of Word from here on; gives how many nodes they took. */
  function wordList(parent: HtmlNode, from: number, place: Place): number {
    const items: Parameters<typeof nestedLists>[0][number][] = [];
    let at = from;
    for (; at < parent.childNodes.length; at++) {
      const node = parent.childNodes[at];
      if (!node || !room.isFor(node)) break;
      if (!isElement(node) && (node.nodeValue ?? "").trim() === "" && items.length > 0) continue;
      const item = wordItemOf(node);
      if (!item) break;
      const line = pastedText(room.takeLine);
      walkChildren(node, { ...place, depth: place.depth + 1, text: line, isInList: true });
      line.endLine();
      items.push({ ...item, content: line.blocks.flatMap(inlinesOf) });
    }
    if (items.length === 0) return 0;
    for (const list of nestedLists(items)) place.text.block(list);
    return at - from;
  }
}

function listOf(node: HtmlNode, content: ListItem[]): PastedList {
  if (tagOf(node) === "ul") return { type: "bulletList", content };
  const start = startOf(node);
  return { type: "orderedList", ...(start === null ? {} : { start }), content };
}

/** Adds words to the text of their place, line by line where their line feeds are shown. */
function wordsInto(room: ReturnType<typeof pasteRoom>) {
  return (words: string, { marks, side, blanks, text: into }: Place): void => {
    for (const [at, line] of shownLines(words, blanks).entries()) {
      if (at > 0 && !room.takeBreak()) return;
      if (at > 0) into.inline({ type: "hardBreak" }, side);
      const letters = room.takeWords(line);
      if (letters !== "") into.inline(withMarks(letters, marks), side);
    }
  };
}

/** The children of a node, as far as they are still read. */
function* childrenOf(
  { childNodes }: HtmlNode,
  room: Pick<ReturnType<typeof pasteRoom>, "isFor">,
): Generator<HtmlNode> {
  for (let at = 0; at < childNodes.length; at++) {
    const child = childNodes[at];
    if (!child || !room.isFor(child)) return;
    yield child;
  }
}

/** How much of what is pasted is still taken over, and whether something had to be left out. */
function pasteRoom() {
  let nodes = nodesMost;
  let letters = lettersMost;
  let lines = linesMost;
  let isCut = false;
  return {
    /** Whether a node is still read; what has words and no line left is cut off. */
    isFor(node: HtmlNode): boolean {
      if (nodes <= 0) return false;
      if (lines <= 0) isCut ||= textBelow(node).trim() !== "";
      return lines > 0;
    },
    takeLine() {
      lines--;
    },
    /** Whether words go on in one more line. */
    takeBreak(): boolean {
      isCut ||= lines <= 0;
      return lines-- > 0;
    },
    isCut: () => isCut || nodes <= 0,
    takeNode() {
      nodes--;
    },
    takeContents(contents: unknown) {
      letters -= lettersIn(contents, letters);
    },
    takeWords(words: string): string {
      const taken = cleanText(words.slice(0, Math.max(0, letters)));
      isCut ||= words.length > letters && words.trim() !== "";
      letters -= taken.length;
      return taken;
    },
  };
}

function insideOf(node: HtmlNode, place: Place, origin: string): Place {
  const { marks, side, blanks, depth } = place;
  const inside = {
    marks: marksIn(node, marks, origin),
    side: sideIn(node, side),
    blanks: blanksIn(node, blanks),
  };
  return { ...place, ...inside, depth: depth + 1 };
}

function altOf(picture: HtmlNode): string {
  return isDrawnBox(picture) ? "" : cutText(attributeOf(picture, "alt"), altMost);
}

/** What stands for itself among the words: a break, a mention. */
function wholeInline(node: HtmlNode, marks: readonly Mark[], origin: string): Inline | null {
  return tagOf(node) === "br" ? { type: "hardBreak" } : mentionIn(node, marks, origin);
}

/** The box of a task, which its list says anyway. */
function isDrawnBox(node: HtmlNode): boolean {
  return tagOf(node) === "img" && attributeOf(node, "aria-roledescription").toLowerCase() === "checkbox";
}

function inlinesOf(block: Block): Inline[] {
  return block.type === "paragraph" ? (block.content ?? []) : [];
}

function withMarks(text: string, marks: readonly Mark[]): Inline {
  return marks.length > 0 ? { type: "text", text, marks: [...marks] } : { type: "text", text };
}
