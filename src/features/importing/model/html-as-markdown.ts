import { withoutClosingSigns } from "./closing-signs.ts";
import { maskedCode } from "./masked-code.ts";

/** A piece of HTML that has no Markdown of its own and stays in the page as text. */
export type LeftHtml = { readonly line: number; readonly html: string };

/**
 * Writes the HTML that documents of code hosts carry as Markdown: anchors, pictures, links, simple marks, comments. Lines
 * keep their numbers. What has no Markdown stays as text and is told.
 */
export function htmlAsMarkdown(text: string): { text: string; left: readonly LeftHtml[] } {
  const comments = replaceOutsideCode(text, comment, ([whole]) => withoutWords(whole));
  const anchored = anchorsToHeadings(comments);
  const written = rewritings.reduce(
    (now, [pattern, write]) => replaceOutsideCode(now, pattern, write),
    anchored,
  );
  return { text: written, left: htmlLeftIn(written) };
}

/** A comment, or one that never ends: that is read to the end of the text once, and not again from each beginning. */
const comment = /<!--[^]*?-->|<!--[^]*$/g;

function withoutWords(commented: string): string {
  const hasEnd = commented.length > "<!-->".length && commented.endsWith("-->");
  return hasEnd ? commented.replace(/[^\n]/g, "") : commented;
}

type Write = (match: readonly [string, ...string[]]) => string;

const anchorName = `<a\\s+(?:id|name)=["']([\\w.:-]{1,80})["']\\s*>`;

const rewritings: readonly (readonly [RegExp, Write])[] = [
  [new RegExp(`${anchorName}\\s*</a>`, "gi"), ([, name]) => `[]{#${name}}`],
  [new RegExp(`${anchorName}([^<\\n]*)</a>`, "gi"), ([, name, words]) => `[${words}]{#${name}}`],
  [/<a\s+href=["']([^"'\s]+)["'][^<>]*>([^<\n]*)<\/a>/gi, ([, address, words]) => `[${words}](${address})`],
  [/<img\s[^<>]*>/gi, ([tag]) => `![${attribute(tag, "alt")}](${attribute(tag, "src")})`],
  [
    /<h([1-6])(?:\s[^<>]*)?>([^<\n]*)<\/h\1>/gi,
    ([, level, words]) => `${"#".repeat(Number(level))} ${words}`,
  ],
  [/<code><b>([^<`\n]*)<\/b><\/code>/gi, ([, words]) => `\`${words}\``],
  [/<(code|kbd|tt|samp)>([^<`\n[\]]*)<\/\1>/gi, ([, , words]) => `\`${words}\``],
  [/<(code|kbd|tt|samp)>([^<\n]*)<\/\1>/gi, ([, , words]) => words ?? ""],
  [/<(b|strong)>([^<\n]*)<\/\1>/gi, ([, , words]) => `**${words}**`],
  [/<(i|em)>([^<\n]*)<\/\1>/gi, ([, , words]) => `_${words}_`],
  [/<(sup|sub|small|u)>([^<\n]*)<\/\1>/gi, ([, , words]) => words ?? ""],
  [/<summary>([^<\n]*)<\/summary>/gi, ([, words]) => `**${words}**`],
  [/<br\s*\/?>/gi, () => " "],
  [/<\/?(?:div|p|center|details|span|picture)(?:\s[^<>]*)?>/gi, () => ""],
];

/** An anchor that stands alone below a heading, or inside it, becomes the heading's own name. */
function anchorsToHeadings(text: string): string {
  if (!/<a\s/i.test(text)) return text;
  const lines = text.split("\n");
  const masked = maskedCode(text).split("\n");
  const alone = new RegExp(`^\\s*${anchorName}\\s*</a>\\s*$`, "i");
  const inside = new RegExp(`${anchorName}\\s*</a>`, "i");
  lines.forEach((line, at) => {
    const isHeading = /^ {0,3}#{1,6} /.test(masked[at] ?? "");
    const inHeading = isHeading && inside.exec(line);
    if (inHeading) lines[at] = named(withoutMatch(line, inHeading), inHeading[1] ?? "");
    const own = masked[at]?.includes("<a") ? alone.exec(line) : null;
    const above = own ? lastWritten(lines, at) : -1;
    if (
      !own ||
      above < 0 ||
      !/^ {0,3}#{1,6} /.test(lines[above] ?? "") ||
      /\{#[\w.:-]+\}\s*$/.test(lines[above] ?? "")
    )
      return;
    lines[above] = named(lines[above] ?? "", own[1] ?? "");
    lines[at] = "";
  });
  return lines.join("\n");
}

function withoutMatch(line: string, match: RegExpExecArray): string {
  return line.slice(0, match.index).trimEnd() + line.slice(match.index + match[0].length);
}

function named(heading: string, name: string): string {
  return `${withoutClosingSigns(heading)} {#${name}}`;
}

function lastWritten(lines: readonly string[], before: number): number {
  for (let at = before - 1; at >= 0; at--) if (lines[at]?.trim()) return at;
  return -1;
}

function replaceOutsideCode(text: string, pattern: RegExp, write: Write): string {
  // Most texts hold none of these: looking for code in them is what costs.
  if (text.search(pattern) < 0) return text;
  const masked = maskedCode(text);
  return text.replace(pattern, (...found: unknown[]) => {
    const groups = found.filter((each): each is string => typeof each === "string").slice(0, -1);
    const at = Number(found.find((each) => typeof each === "number"));
    const [whole = ""] = groups;
    return masked[at] === "<" ? write([whole, ...groups.slice(1)]) : whole;
  });
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}=["']([^"']*)["']`, "i").exec(tag)?.[1] ?? "";
}

const knownTag =
  /<\/?(?:a|abbr|audio|b|big|blockquote|button|caption|cite|code|col|dd|del|div|dl|dt|em|embed|figure|font|form|h[1-6]|hr|i|iframe|img|input|ins|kbd|li|mark|object|ol|option|p|pre|q|s|script|select|strong|style|sub|sup|svg|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|video)(?:\s[^<>]*)?\/?>/i;

function htmlLeftIn(text: string): LeftHtml[] {
  if (!text.includes("<")) return [];
  return maskedCode(text)
    .split("\n")
    .flatMap((line, at) => {
      const tag = knownTag.exec(line);
      return tag ? [{ line: at + 1, html: tag[0].slice(0, 60) }] : [];
    });
}
