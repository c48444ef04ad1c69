import MarkdownIt, { type Token } from "markdown-it";
import { findAddresses } from "../kit/auto-link.ts";
import { fileIdIn } from "../kit/file-address.ts";
import { isAllowedAddress, isOutside, outsideLink } from "../kit/link-address.ts";
import type { Anchor } from "../widget.ts";
import { type NamedAnchors, nameAnchors } from "./heading-anchors.ts";
import { readMark } from "./marks.ts";
import { keepProportion } from "../kit/proportion.ts";
import { roughFilesOf } from "./rough-reading.ts";
import { readTicks } from "./ticks.ts";

// HTML in the source is text, never HTML. The code of every tag that comes out stands in markdown-it or below.
const reader = new MarkdownIt({ html: false, linkify: true, typographer: false });
reader.set({ maxNesting: 32 });
keepProportion(reader);
findAddresses(reader.linkify);
// This rule sees a line's rest only and would find addresses in texts that are too long.
reader.inline.ruler.disable("linkify");
reader.validateLink = isAllowedAddress;
reader.inline.ruler.before("link", "mark", readMark);
reader.core.ruler.push("ticks", readTicks);
reader.core.ruler.push("anchors", nameAnchors);
reader.core.ruler.push("directions", ({ tokens }) => tokens.forEach(giveDirection));

const { rules } = reader.renderer;
rules["link_open"] = (tokens, at, options, _, self) => {
  const link = tokenAt(tokens, at);
  if (isOutside(String(link.attrGet("href") ?? "")))
    for (const [name, value] of Object.entries(outsideLink)) link.attrSet(name, value);
  return self.renderToken(tokens, at, options);
};
rules["fence"] = (tokens, at) => codeBlock(tokenAt(tokens, at).content, tokenAt(tokens, at).info);
rules["code_block"] = (tokens, at) => codeBlock(tokenAt(tokens, at).content, "");
rules["table_open"] = (tokens, at) =>
  `<div class="kit-table-frame" role="group" tabindex="0" aria-label="${escaped(headerText(tokens, at))}"><table>\n`;
rules["table_close"] = () => "</table></div>\n";
rules["image"] = (tokens, at) => picture(tokenAt(tokens, at));

/** Finished HTML of a Markdown text. `anchors` are the names its anchors have on the page, in order. */
export function renderMarkdown(source: string, anchors?: readonly string[]): string {
  return reader.render(source, { names: anchors } satisfies NamedAnchors);
}

/** The headings and marks of a text, in reading order. */
export function anchorsOf(source: string): readonly Anchor[] {
  const env: NamedAnchors = {};
  reader.parse(source, env);
  return env.found ?? [];
}

/** The words of a text without its marks; cells of tables with tabs between them. */
export function plainTextOf(source: string): string {
  const lines: string[] = [];
  let row: string[] | null = null;
  for (const token of reader.parse(source, {})) {
    if (token.type === "tr_open") row = [];
    const words = wordsOf(token);
    if (words !== "") (row ?? lines).push(words);
    if (token.type !== "tr_close" || !row) continue;
    if (row.length > 0) lines.push(row.join("\t"));
    row = null;
  }
  return lines.join("\n");
}

function wordsOf({ type, content, children }: Token): string {
  if (children) return children.map((child) => (child.type === "softbreak" ? " " : child.content)).join("");
  return type === "fence" || type === "code_block" ? content : "";
}

/** Longer texts are not taken apart for their files, which are asked for at each change of a draft. */
const exactMost = 20_000;

/** The files of this site that a text shows or links to, each once. */
export function filesOf(source: string): number[] {
  if (!source.includes("/-/file/")) return [];
  if (source.length > exactMost) return roughFilesOf(source);
  const tokens = reader.parse(source, {}).flatMap((token) => token.children ?? []);
  const addresses = tokens.flatMap((token) => [token.attrGet("src"), token.attrGet("href")]);
  const ids = addresses.flatMap((address) => (address === null ? [] : (fileIdIn(String(address)) ?? [])));
  return [...new Set(ids)];
}

const blocks = new Set([
  "paragraph_open",
  "heading_open",
  "list_item_open",
  "td_open",
  "th_open",
  "blockquote_open",
]);

function giveDirection(token: Token): void {
  if (blocks.has(token.type)) token.attrSet("dir", "auto");
}

/** Code scrolls inside its frame, which the keyboard can reach. */
function codeBlock(code: string, info: string): string {
  const language = /^[\w+#.-]{1,40}/.exec(info.trim())?.[0];
  const named = language ? ` class="language-${escaped(language)}"` : "";
  return `<pre tabindex="0" dir="ltr"><code${named}>${escaped(code)}</code></pre>\n`;
}

/** Pictures come from this site alone; one from elsewhere is a link to it. */
function picture(token: Token): string {
  const address = String(token.attrGet("src") ?? "");
  const words = escaped(token.content || address);
  if (address === "") return words;
  if (/^\/(?![/\\])/.test(address))
    return `<img src="${escaped(address)}" alt="${escaped(token.content)}" loading="lazy">`;
  return `<a href="${escaped(address)}" target="_blank" rel="noopener noreferrer">${words}</a>`;
}

function headerText(tokens: readonly Token[], open: number): string {
  let end = open;
  while (end < tokens.length && tokens[end]?.type !== "thead_close") end++;
  return tokens
    .slice(open, end)
    .filter((token) => token.type === "inline")
    .map((token) => token.content.replace(/[`*_[\]]/g, ""))
    .join(", ")
    .slice(0, 120);
}

function tokenAt(tokens: readonly Token[], at: number): Token {
  const token = tokens[at];
  if (!token) throw new Error(`no token ${at}`);
  return token;
}

function escaped(text: string): string {
  return reader.utils.escapeHtml(text);
}
