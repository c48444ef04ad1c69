import MarkdownIt, { type Token } from "markdown-it";
import type { PastedWidget, Taking } from "../kit/clipboard.ts";
import { keepProportion } from "../kit/proportion.ts";
import type { HtmlNode } from "../kit/html-node.ts";
import { widgetsFromHtml } from "./pasted-widgets.ts";

const reader = new MarkdownIt({ html: false, linkify: false, typographer: false });
reader.set({ maxNesting: 32 });
keepProportion(reader);

/** Signs that nobody writes by chance: headings, lists, fences, tables, quotations at the start of a line, links. */
const markdownSigns =
  /^(?:#{1,6} \S|(?:[-*+]|\d{1,3}[.)]) \S|```|> \S|\|.+\|\s*$)|\*\*[^\s*][^*\n]*\*\*|\[[^[\]\n]+\]\((?:https?:|mailto:|\/)[^()\s]+\)/m;

export function looksLikeMarkdown(text: string): boolean {
  return markdownSigns.test(text.slice(0, 100_000));
}

/** The widgets that a Markdown text says. */
export function widgetsFromMarkdown(source: string, taking: Taking): PastedWidget[] {
  return widgetsFromHtml(treeOf(reader.parse(source, {})), taking);
}

/** Words without any signs: lines stay lines with the blanks before and in them, and empty ones part paragraphs. */
export function widgetsFromPlain(text: string, taking: Taking): PastedWidget[] {
  const paragraphs = text.replace(/\r\n?/g, "\n").split(/\n\s*\n/);
  const nodes = paragraphs.map((paragraph) =>
    element(
      "p",
      { style: "white-space: pre-wrap" },
      paragraph.split("\n").flatMap((line, at) => [...(at > 0 ? [element("br")] : []), words(line)]),
    ),
  );
  return widgetsFromHtml(element("body", {}, nodes), taking);
}

type Made = HtmlNode & { readonly childNodes: HtmlNode[] };

function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  childNodes: HtmlNode[] = [],
): Made {
  return {
    nodeType: 1,
    nodeName: name,
    nodeValue: null,
    childNodes,
    getAttribute: (asked) => (Object.hasOwn(attributes, asked) ? (attributes[asked] ?? null) : null),
  };
}

function words(text: string): HtmlNode {
  return { nodeType: 3, nodeName: "#text", nodeValue: text, childNodes: [] };
}

/** The reader's flat list of openings and closings as a tree. */
function treeOf(tokens: readonly Token[], root = "body"): Made {
  const top = element(root);
  const open = [top];
  for (const token of tokens) {
    if (token.nesting < 0) {
      const closed = open.pop();
      if (token.type === "ordered_list_close" && closed) partList(open.at(-1) ?? top, closed);
      continue;
    }
    const node = nodeOf(token);
    if (!node) continue;
    open.at(-1)?.childNodes.push(node);
    if (token.nesting > 0) open.push(node as Made);
  }
  return top;
}

/** A number that does not come next begins a list of its own, as where it is typed; 1 may stand for every item. */
function partList(parent: Made, list: Made): void {
  const numberOf = (item: HtmlNode | undefined) => Number(item?.getAttribute?.("value"));
  let expected = numberOf(list.childNodes[0]);
  for (const item of list.childNodes.splice(0)) {
    const number = numberOf(item);
    if (number !== expected && number !== 1) {
      parent.childNodes.push(element("ol", { start: String(number) }));
      expected = number;
    }
    expected++;
    const into = parent.childNodes.at(-1) as Made;
    into.childNodes.push(item);
  }
}

function nodeOf(token: Token): HtmlNode | null {
  const attributes = Object.fromEntries((token.attrs ?? []).map(([name, value]) => [name, String(value)]));
  switch (token.type) {
    case "text":
      return words(token.content);
    case "softbreak":
      return words(" ");
    case "inline":
      return treeOf(token.children ?? [], "span");
    case "fence":
    case "code_block":
      return element("pre", { class: `language-${token.info.trim()}` }, [words(token.content)]);
    case "code_inline":
      return element("code", {}, [words(token.content)]);
    case "list_item_open":
      return element("li", { value: token.info });
    case "image":
      return element("img", { ...attributes, alt: token.content });
    default:
      return token.tag === "" ? null : element(token.tag, attributes);
  }
}
