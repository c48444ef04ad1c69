import type { HtmlNode } from "#widgets/kit/html-node.ts";
import { widgetsFromHtml } from "#widgets/paragraph/pasted-widgets.ts";
import { readContent } from "#widgets/schemas.ts";
import type { StoredWidget } from "#widgets/widget.ts";

/** Where what is pasted is read. */
export const origin = "https://noordervaart.example";
type Attributes = Readonly<Record<string, string>>;

/** A node as a browser has it; words stand for themselves. */
export function tag(
  name: string,
  attributes: Attributes,
  ...children: readonly (HtmlNode | string)[]
): HtmlNode {
  const childNodes = children.map(
    (child): HtmlNode =>
      typeof child === "string"
        ? { nodeType: 3, nodeName: "#text", nodeValue: child, childNodes: [] }
        : child,
  );
  return {
    nodeType: 1,
    nodeName: name.toUpperCase(),
    nodeValue: null,
    childNodes,
    getAttribute: (asked) => attributes[asked] ?? null,
  };
}
export const body = (...children: readonly (HtmlNode | string)[]) => tag("body", {}, ...children);

/** What was read, each widget proven by its own schema, in short. */
export function read(from: HtmlNode | readonly StoredWidget[]): string[] {
  const widgets = "nodeType" in from ? widgetsFromHtml(from, origin) : from;
  return widgets.map((widget) => {
    const content = readContent(widget) as Record<string, unknown>;
    if (widget.kind === "Heading") return `${String(content["level"])}: ${String(content["text"])}`;
    if (widget.kind === "Markdown") return `code: ${String(content["source"])}`;
    if (widget.kind === "Checklist") return `tasks: ${itemsIn(content)}`;
    if (widget.kind === "Table") return `table: ${JSON.stringify(content["rows"])}`;
    return `${String(content["text_style"])}: ${inShort(content["doc"])}`;
  });
}

function itemsIn(content: Record<string, unknown>): string {
  return (content["items"] as { text: string }[]).map(({ text }) => text).join(", ");
}

function inShort(node: unknown): string {
  const {
    type,
    content = [],
    text,
    marks = [],
  } = node as {
    type: string;
    content?: unknown[];
    text?: string;
    marks?: { type: string; attrs?: { href: string } }[];
  };
  if (type === "text")
    return marks.reduce((inside, mark) => `${mark.attrs?.href ?? mark.type}(${inside})`, text ?? "");
  if (type === "hardBreak") return "|";
  const inside = content.map(inShort).join("");
  return type === "doc"
    ? inside
    : `${{ paragraph: "p", bulletList: "ul", orderedList: "ol", listItem: "li" }[type]}[${inside}]`;
}
