import type { KindClipboard } from "../kit/clipboard.ts";
import { cleanText } from "../kit/clean-text.ts";
import { type HtmlNode, tagOf, textBelow } from "../kit/html-node.ts";
import { sideHtml } from "../kit/line-sides.ts";
import { alignFrom, sideIn } from "../kit/pasted-side.ts";
import { lineBreak } from "../kit/draft.ts";
import { inlineHtml } from "../kit/inline-html.ts";
import { runsOf } from "../kit/inline-runs.ts";
import {
  inlinesOfWords,
  type MarkedRange,
  type MarkedWords,
  wordsOfRuns,
  wordsWith,
} from "../kit/marked-words.ts";
import { pastedCell } from "../kit/pasted-cell.ts";
import type { Heading } from "./schema.ts";
import { headingMost } from "../kit/text-limits.ts";

/** The four sizes are the first four of other programs, as they are when they are typed with `#`. */
const outside = { h0: 1, h1: 2, h2: 3, h3: 4 } as const satisfies Record<Heading["level"], number>;

export const headingClipboard: KindClipboard<Heading> = {
  html({ level, align, ...words }, out) {
    const inside = inlinesOfWords(words)
      .map((inline) => inlineHtml(inline, out))
      .join("");
    return `<h${outside[level]}${sideHtml(align, words.text)}>${inside}</h${outside[level]}>`;
  },
  text: ({ text, level }) => `${"#".repeat(outside[level])} ${text}`,
  takesElement(node, origin) {
    const said = /^h([1-6])$/.exec(tagOf(node))?.[1];
    if (!said) return null;
    const words = wordsIn(node, origin);
    const { text } = words;
    if (text === "" || text.length > headingMost) return null;
    const level = `h${Math.min(3, Number(said) - 1)}`;
    const align = alignFrom(sideIn(node, null), text);
    return [
      { kind: "Heading", version: 1, content: { ...words, level, anchor: "", ...(align ? { align } : {}) } },
    ];
  },
};

/**
 * The words of a foreign heading with their marks. How the heading itself looks there says nothing, nor does bold of all of it: a
 * heading is bold already.
 */
function wordsIn(node: HtmlNode, origin: string): MarkedWords {
  const said = pastedCell(node, origin, { own: [], isOneLine: true });
  const isPlain = typeof said === "string" || said.some(({ type }) => type === "mention");
  if (isPlain) return { text: cleanText(textBelow(node)).trim() };
  const { text, marks = [] } = wordsOfRuns(
    runsOf(said).map((run) => ({ ...run, text: run.text.replaceAll(lineBreak, " ") })),
  );
  const isAllBold =
    marks.every(({ marks: own }) => own.some(({ type }) => type === "bold")) &&
    lettersOf(marks) === text.length;
  return wordsWith(text, isAllBold ? withoutBold(marks) : marks);
}

const lettersOf = (marks: readonly MarkedRange[]) => marks.reduce((sum, { from, to }) => sum + to - from, 0);

function withoutBold(marks: readonly MarkedRange[]): MarkedRange[] {
  return marks.flatMap((range) => {
    const own = range.marks.filter(({ type }) => type !== "bold");
    return own.length > 0 ? [{ ...range, marks: own }] : [];
  });
}
