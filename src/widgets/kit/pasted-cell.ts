import { type CellWords, cellFromRuns } from "./cell-words.ts";
import { type RichRun, lineBreak } from "./draft.ts";
import { type HtmlNode, isText, isUnread, tagOf, textBelow } from "./html-node.ts";
import type { Inline, Mark } from "./inline.ts";
import { runsOf } from "./inline-runs.ts";
import { type PastedBlanks, blanksIn, keptBlank, shownLines, withBlanks } from "./pasted-blanks.ts";
import { marksIn } from "./pasted-marks.ts";
import { mentionIn } from "./pasted-mention.ts";

/** Below this depth words lose their marks; no text of a person is there. */
const deepest = 60;

/** What ends a line of a cell; a table in a cell gives its words to the cell. */
const blockTags = new Set("p div li tr ul ol h1 h2 h3 h4 h5 h6 blockquote pre section article".split(" "));

type Look = { readonly marks: readonly Mark[]; readonly blanks: PastedBlanks };

/**
 * The words of a piece of foreign HTML as a cell takes them: with their marks and links, and line breaks where blocks end. `own` are the
 * marks of the whole; `isOneLine` leaves no more blanks than words need.
 */
export function pastedCell(
  node: HtmlNode,
  origin: string,
  {
    own = marksIn(node, [], origin),
    isOneLine = false,
  }: Readonly<{ own?: readonly Mark[]; isOneLine?: boolean }> = {},
): CellWords {
  const inlines: Inline[] = [];
  const walk = (children: ArrayLike<HtmlNode>, look: Look, depth: number) => {
    for (let at = 0; at < children.length; at++) {
      const child = children[at];
      if (child) read(child, look, depth);
    }
  };
  const read = (child: HtmlNode, { marks, blanks }: Look, depth: number) => {
    if (isText(child)) return say(child.nodeValue ?? "", { marks, blanks });
    if (isUnread(child)) return;
    if (depth > deepest) return say(textBelow(child), { marks, blanks });
    if (tagOf(child) === "br") return void inlines.push({ type: "hardBreak" });
    const mention = mentionIn(child, marks, origin);
    if (mention) return void inlines.push(mention);
    walk(
      child.childNodes,
      { marks: marksIn(child, marks, origin), blanks: blanksOf(child, blanks) },
      depth + 1,
    );
    if (blockTags.has(tagOf(child))) inlines.push({ type: "hardBreak" });
    else if (tagOf(child) === "td" || tagOf(child) === "th") say(" ", { marks: [], blanks: "one" });
  };
  const say = (words: string, look: Look) => inlinesIn(words, look).forEach((each) => inlines.push(each));
  const blanksOf = (of: HtmlNode, around: PastedBlanks) => (isOneLine ? "one" : blanksIn(of, around));
  walk(node.childNodes, { marks: own, blanks: blanksOf(node, "one") }, 0);
  return cellFromRuns(trimmed(runsOf(inlines)));
}

/** Words with their looks, with a break for each line feed that is shown. */
function inlinesIn(words: string, { marks, blanks }: Look): Inline[] {
  const own = marks.length > 0 ? { marks: [...marks] } : {};
  return shownLines(words, blanks).flatMap((line, at): Inline[] => {
    const text = cleanWords(line);
    const said: Inline[] = text === "" ? [] : [{ type: "text", text, ...own }];
    return at > 0 ? [{ type: "hardBreak" }, ...said] : said;
  });
}

function cleanWords(words: string): string {
  return words
    .toWellFormed()
    .replace(/[ \t\n\r\f\u2028\u2029]+/g, " ")
    .replace(/[\u0000-\u001f\u007f\ufeff]/g, "");
}

/** Without blanks around breaks, without breaks and blanks at the ends, and with one blank where a browser shows one; others stay. */
function trimmed(runs: readonly RichRun[]): RichRun[] {
  const kept: { letters: string[]; marks: RichRun["marks"] }[] = [];
  let last = lineBreak;
  for (const { text, marks } of runs) {
    const letters: string[] = [];
    for (const letter of text) {
      if (letter === " " && isEdge(last)) continue;
      if (letter === lineBreak && last === " ") (letters.length > 0 ? letters : kept.at(-1)?.letters)?.pop();
      letters.push(letter);
      last = letter;
    }
    kept.push({ letters, marks });
  }
  return withoutEnds(kept);
}

const isEdge = (letter: string | undefined) => letter === " " || letter === lineBreak;

function withoutEnds(runs: readonly { letters: string[]; marks: RichRun["marks"] }[]): RichRun[] {
  const all = runs.flatMap(({ letters, marks }) => letters.map((letter) => ({ letter, marks })));
  const first = all.findIndex(({ letter }) => !isEdge(letter));
  const last = all.findLastIndex(({ letter }) => !isEdge(letter) && letter !== keptBlank);
  const whole: { letters: string[]; marks: RichRun["marks"] }[] = [];
  for (const { letter, marks } of first < 0 ? [] : all.slice(first, last + 1)) {
    const now = whole.at(-1);
    if (now?.marks === marks) now.letters.push(letter);
    else whole.push({ letters: [letter], marks });
  }
  return whole.map(({ letters, marks }) => ({ text: withBlanks(letters.join("")), marks }));
}
