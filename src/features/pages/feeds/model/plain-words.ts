import { Parser } from "htmlparser2";

/** Letters of HTML that are looked at, and how deep its elements may lie in each other; what is beyond is left out. */
const lookedAt = 20_000;
const deepest = 60;
const silent = new Set(["script", "style", "template", "iframe", "object", "svg", "math", "head", "title"]);
/** Elements inside of a line: words before and after them may be one. */
export const inlineElements = new Set([
  "a",
  "b",
  "strong",
  "i",
  "em",
  "u",
  "s",
  "span",
  "sup",
  "sub",
  "code",
  "small",
  "mark",
]);

/** The words of HTML that a stranger wrote, on one line. Never markup: what looks like a tag is none. */
export function plainWords(html: string, most: number): string {
  const said: string[] = [];
  let depth = 0;
  let quiet = 0;
  const space = (name: string) => void (inlineElements.has(name) || said.push(" "));
  const parser = new Parser({
    onopentag(name) {
      depth++;
      if (depth > deepest) parser.pause();
      if (silent.has(name)) quiet++;
      space(name);
    },
    ontext: (words) => void (quiet === 0 && depth <= deepest && said.push(words)),
    onclosetag(name) {
      depth--;
      if (silent.has(name)) quiet--;
      space(name);
    },
  });
  parser.end(html.slice(0, lookedAt));
  return shortened(said.join(""), most);
}

/** On one line, cut between two words. */
export function shortened(words: string, most: number): string {
  const line = words
    // Control characters, and those that turn the direction of what follows them.
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  if (line.length <= most) return line.toWellFormed();
  const cut = line.slice(0, most - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > most / 2 ? cut.slice(0, space) : cut).toWellFormed().trimEnd()}…`;
}
