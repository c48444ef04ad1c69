import { maskedCode } from "./masked-code.ts";
import { namedLinks } from "./named-links.ts";

/** A link of a text: where its target stands, character by character, and in which line. */
export type FoundLink = {
  readonly target: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly isPicture: boolean;
  /** Of a link by name, `[[Fog]]`: what it says to its readers. It takes the place of the whole link. */
  readonly label?: string;
};

const inline = /\]\(\s*(<[^<>\n]*>|(?:[^\s()<>\\]|\\.|\((?:[^\s()\\]|\\.)*\))+)/dg;
const defined = /^ {0,3}\[(?:[^\]\\\n]|\\.)+\]:[ \t]*(?:\n[ \t]*)?(<[^<>\n]*>|[^\s<>]+)/dgm;

/** The links, pictures and link definitions of a Markdown text, outside of code, in order. */
export function foundLinks(text: string): FoundLink[] {
  const masked = maskedCode(text);
  const openings = openingBrackets(masked);
  const links = matchesOf(masked, inline).flatMap(({ index, ...link }) => {
    const opening = openings.get(index);
    return opening === undefined ? [] : [{ ...link, isPicture: masked[opening - 1] === "!" }];
  });
  const definitions = matchesOf(masked, defined).map(({ index: _, ...link }) => ({
    ...link,
    isPicture: false,
  }));
  const lineAt = lineCounter(text);
  return [...links, ...definitions, ...namedLinks(masked)]
    .toSorted((a, b) => a.start - b.start)
    .map((link) => ({ ...link, line: lineAt(link.start) }));
}

function matchesOf(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map((match) => {
    const [start, end] = match.indices?.[1] ?? [0, 0];
    const target = (match[1] ?? "").replace(/^<(.*)>$/, "$1").replace(/\\([!-/:-@[-`{-~])/g, "$1");
    return { index: match.index, target, start, end };
  });
}

/** For each closing bracket the place of the one that it closes, in the same paragraph. */
function openingBrackets(text: string): Map<number, number> {
  const openings = new Map<number, number>();
  let open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/\n\n|(?<!\\)[[\]]/g)) {
    if (sign === "[") open.push(index);
    else if (sign === "]") {
      const opening = open.pop();
      if (opening !== undefined) openings.set(index, opening);
    } else open = [];
  }
  return openings;
}

/** Tells the line of a place; asked in ascending order, so that the text is read once. */
function lineCounter(text: string): (place: number) => number {
  let line = 1;
  let next = text.indexOf("\n");
  return (place) => {
    for (; next >= 0 && next < place; next = text.indexOf("\n", next + 1)) line++;
    return line;
  };
}
