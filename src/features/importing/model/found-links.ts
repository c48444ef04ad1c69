import { maskedCode } from "./masked-code.ts";

/** A link of a text: where its target stands, character by character, and in which line. */
export type FoundLink = {
  readonly target: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly isPicture: boolean;
};

const inline = /\]\(\s*(<[^<>\n]*>|(?:[^\s()<>\\]|\\.|\((?:[^\s()\\]|\\.)*\))+)/dg;
const defined = /^ {0,3}\[(?:[^\]\\\n]|\\.)+\]:[ \t]*\n?[ \t]*(<[^<>\n]*>|[^\s<>]+)/dgm;

/** The links, pictures and link definitions of a Markdown text, outside of code, in order. */
export function foundLinks(text: string): FoundLink[] {
  const masked = maskedCode(text);
  const links = matchesOf(masked, inline).flatMap(({ index, ...link }) => {
    const opening = openingBracket(masked, index);
    return opening < 0 ? [] : [{ ...link, isPicture: masked[opening - 1] === "!" }];
  });
  const definitions = matchesOf(masked, defined).map(({ index: _, ...link }) => ({
    ...link,
    isPicture: false,
  }));
  return [...links, ...definitions]
    .toSorted((a, b) => a.start - b.start)
    .map((link) => ({ ...link, line: lineAt(text, link.start) }));
}

function matchesOf(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map((match) => {
    const [start, end] = match.indices?.[1] ?? [0, 0];
    const target = (match[1] ?? "").replace(/^<(.*)>$/, "$1").replace(/\\([!-/:-@[-`{-~])/g, "$1");
    return { index: match.index, target, start, end };
  });
}

/** The bracket that the one at `closing` closes, in the same paragraph; -1 when there is none. */
function openingBracket(text: string, closing: number): number {
  let depth = 0;
  for (let at = closing; at >= 0; at--) {
    const sign = text[at - 1] === "\\" ? "" : text[at];
    if (sign === "]") depth++;
    if (sign === "[" && --depth === 0) return at;
    if (sign === "\n" && text[at - 1] === "\n") return -1;
  }
  return -1;
}

function lineAt(text: string, place: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < place; at = text.indexOf("\n", at + 1)) line++;
  return line;
}
