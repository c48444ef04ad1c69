import type { MarkdownIt, StateBlock, StateCore, Token } from "markdown-it";

/** Cells that one text may get without having written them, in tables whose rows are shorter than their heads. */
const paddedMost = 65_536;
/** Characters of addresses that references may repeat, also in a short text. */
const repeatedLeast = 100_000;

/** Headings of one text, many more than a book has. Each costs as much as a line of 200 letters, and is written in two. */
const headingsMost = 5000;

/** What the reader counts in one text. */
export type Counted = { padded?: number; headings?: number };

/**
 * Keeps work and result in proportion to what was written. Two signs of Markdown multiply: a short row is filled up to the
 * width of its table, and one definition is repeated by each of its references; a page of 1 MB would become gigabytes. Headings are dear.
 */
export function keepProportion(reader: MarkdownIt): void {
  const [table] = reader.block.ruler.getRules("");
  if (!table) throw new Error("the reader has no rule for tables");
  const counted: typeof table = (state, startLine, endLine, silent) => {
    const env = state.env as Counted;
    if ((env.padded ?? 0) > paddedMost) return false;
    const before = state.tokens.length;
    const isTable = table(state, startLine, endLine, silent);
    if (isTable && !silent) env.padded = (env.padded ?? 0) + paddedIn(state, before, startLine);
    return isTable;
  };
  reader.block.ruler.before("table", "deepest", showDeepest);
  reader.block.ruler.at("table", counted, { alt: ["paragraph", "reference"] });
  countHeadings(reader);
  reader.core.ruler.after("inline", "references", dropRepeated);
}

/** Lines that would be headings beyond the bound are shown as they are written, and go on with the text above them. */
function countHeadings({ block: { ruler } }: MarkdownIt): void {
  const [heading, underlined] = ruler.getRules("").slice(-3);
  if (!heading || !underlined) throw new Error("the reader has no rules for headings");
  const counted =
    (rule: typeof heading): typeof heading =>
    (state, startLine, endLine, silent) => {
      const env = state.env as Counted;
      const { headings = 0 } = env;
      if (headings >= headingsMost) return false;
      const isHeading = rule(state, startLine, endLine, silent);
      if (isHeading && !silent) env.headings = headings + 1;
      return isHeading;
    };
  ruler.at("heading", counted(heading), { alt: ["paragraph", "reference", "blockquote"] });
  ruler.at("lheading", counted(underlined));
}

/** Quotes and lists in each other, beyond which lines are shown as they are written. A list counts twice. */
const deepest = 30;

/** Each level reads its lines anew, so that the work grows with the depth; deeper ones would not be shown at all. */
function showDeepest(state: StateBlock, startLine: number, endLine: number): boolean {
  if (state.level < deepest) return false;
  const isInside = (line: number) => {
    const indent = state.sCount[line] ?? 0;
    // Below zero stands a line that only goes on with the words of a quote.
    return indent < 0 || indent >= state.blkIndent || state.isEmpty(line);
  };
  let end = startLine + 1;
  while (end < endLine && isInside(end)) end++;
  state.push("paragraph_open", "p", 1).map = [startLine, end];
  const inline = state.push("inline", "", 0);
  inline.content = state.getLines(startLine, end, state.blkIndent, false).trim();
  inline.map = [startLine, end];
  inline.children = [];
  state.push("paragraph_close", "p", -1);
  state.line = end;
  return true;
}

/** A cell is three tokens, and none is written in less than a character. */
function paddedIn(state: StateBlock, before: number, startLine: number): number {
  const written = (state.bMarks[state.line] ?? state.src.length) - (state.bMarks[startLine] ?? 0);
  return Math.max(0, (state.tokens.length - before) / 3 - written);
}

/** References beyond the bound keep their words and lose their address. */
function dropRepeated({ src, tokens }: StateCore): void {
  const most = Math.max(repeatedLeast, src.length);
  let repeated = 0;
  for (const token of tokens)
    for (const child of token.children ?? []) {
      if (child.meta?.["label"] === undefined) continue;
      repeated += lengthOf(child);
      if (repeated > most) child.attrs = child.type === "image" ? [["src", ""]] : [];
    }
}

function lengthOf({ attrs }: Token): number {
  return (attrs ?? []).reduce((sum, [, value]) => sum + String(value).length, 0);
}
