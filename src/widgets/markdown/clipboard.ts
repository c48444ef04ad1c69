import type { KindClipboard } from "../kit/clipboard.ts";
import { tagOf } from "../kit/html-node.ts";
import { codeSource } from "./pasted-code.ts";
import { renderMarkdown } from "./reader.ts";
import { type Markdown, markdownMost } from "./schema.ts";

export const markdownClipboard: KindClipboard<Markdown> = {
  html: ({ source }, { origin }) => plainHtml(renderMarkdown(source), origin),
  text: ({ source }) => source,
  takesElement(node) {
    const source = tagOf(node) === "pre" ? codeSource(node) : null;
    if (source === null || source.length > markdownMost) return null;
    return [{ kind: "Markdown", version: 1, content: { source } }];
  },
};

/** Without what only a page of ours needs. The HTML is the reader's own: in words and attributes no sign of a tag is left. */
function plainHtml(html: string, origin: string): string {
  return html
    .replace(/<div class="kit-table-frame"[^>]*>(<table>)/g, "$1")
    .replaceAll("</table></div>", "</table>")
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag
        .replace(/ (?:dir|tabindex|id|loading|target|rel|class|aria-label)="[^"]*"/g, "")
        .replace(/ (src|href)="\/(?!\/)/g, (_, name: string) => ` ${name}="${origin}/`),
    );
}
