import { Window } from "happy-dom";
import type { HtmlNode } from "#widgets/kit/html-node.ts";

const window = new Window();

/** The body of an HTML document as a browser reads it. */
export function parsedHtml(html: string): HtmlNode {
  return new window.DOMParser().parseFromString(html, "text/html").body as unknown as HtmlNode;
}
