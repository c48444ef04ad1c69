import type { KindClipboard } from "../kit/clipboard.ts";
import { renderMarkdown } from "./reader.ts";
import type { Markdown } from "./schema.ts";

export const markdownClipboard: KindClipboard<Markdown> = {
  html: ({ source }, { origin }) => plainHtml(renderMarkdown(source), origin),
  text: ({ source }) => source,
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
