/** As much of a document as reading a paste needs; the browser's own nodes have it, and so has what Markdown says. */
export type HtmlNode = {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<HtmlNode>;
  getAttribute?(name: string): string | null;
};

export const isText = (node: HtmlNode) => node.nodeType === 3;
export const isElement = (node: HtmlNode) => node.nodeType === 1;
export const tagOf = (node: HtmlNode) => node.nodeName.toLowerCase();
export const attributeOf = (node: HtmlNode, name: string) => node.getAttribute?.(name) ?? "";

/** Programs, forms, drawings and what no reader sees: neither they nor their words are taken over. */
const unread = new Set(
  "script style head title meta link base noscript template iframe frame frameset object embed applet svg math canvas audio video source track select textarea input option datalist button dialog xml".split(
    " ",
  ),
);

export const isUnread = (node: HtmlNode) =>
  !isText(node) &&
  (!isElement(node) || unread.has(tagOf(node)) || tagOf(node).startsWith("v:") || isWikiTool(node));

/** The link behind each heading of a wiki, which edits that. */
const isWikiTool = (node: HtmlNode) => /(?:^| )mw-editsection(?: |$)/.test(attributeOf(node, "class"));

/** Browsers nest no deeper than 512 elements. */
const deepest = 600;

/** The words below a node, for places that hold nothing else. */
export function textBelow(node: HtmlNode, depth = 0): string {
  if (isText(node)) return node.nodeValue ?? "";
  if (isUnread(node) || depth > deepest) return "";
  if (tagOf(node) === "br") return "\n";
  let text = "";
  for (let at = 0; at < node.childNodes.length; at++) {
    const child = node.childNodes[at];
    if (child) text += textBelow(child, depth + 1);
  }
  return text;
}
