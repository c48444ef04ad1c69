import type { HtmlNode } from "#widgets/kit/html-node.ts";
import { takingAt } from "#widgets/clipboards.ts";
import { widgetsFromHtml } from "#widgets/paragraph/pasted-widgets.ts";
import { readContent } from "#widgets/schemas.ts";
import type { PastedWidget } from "#widgets/kit/clipboard.ts";

/** Where what is pasted is read. */
export const origin = "https://noordervaart.example";
export const taking = takingAt(origin);
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
export function read(from: HtmlNode | readonly PastedWidget[]): string[] {
  const widgets = "nodeType" in from ? widgetsFromHtml(from, taking) : from;
  return widgets.map((widget) => {
    const content = readContent(widget) as Record<string, unknown>;
    if (widget.kind === "Heading")
      return [`${String(content["level"])}: ${String(content["text"])}`, content["align"]]
        .filter(Boolean)
        .join(" at ");
    if (widget.kind === "Divider") return "divider";
    if (widget.kind === "CodeSnippet")
      return `code in ${String(content["language"]) || "no language"}: ${String(content["code"])}`;
    if (widget.kind === "Checklist") return `tasks: ${itemsIn(content)}`;
    if (widget.kind === "Image") return `picture: ${pictureIn(widget)}`;
    if (widget.kind === "Table") return `table: ${JSON.stringify(content["rows"])}`;
    return `${String(content["text_style"])}: ${inShort(content["doc"])}`;
  });
}

/** Where it is to be brought from, and its description. */
function pictureIn({ brings, content }: PastedWidget): string {
  const { alt, caption } = content as { alt: string; caption: string };
  const from =
    !brings || brings.from === "file" ? "nowhere" : "id" in brings ? `file ${brings.id}` : brings.address;
  return [from, alt && `(${alt})`, caption].filter(Boolean).join(" ");
}

function itemsIn(content: Record<string, unknown>): string {
  return (content["items"] as { text: string }[]).map(({ text }) => text).join(", ");
}

function inShort(node: unknown): string {
  const {
    type,
    content = [],
    text,
    align = "",
    start = "",
    marks = [],
  } = node as {
    type: string;
    align?: string;
    start?: number;
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
    : `${align}${{ paragraph: "p", bulletList: "ul", orderedList: "ol", listItem: "li" }[type]}${start}[${inside}]`;
}
