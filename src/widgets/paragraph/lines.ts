import {
  type LineLook,
  type RichLine,
  type RichMarks,
  type RichRun,
  type RichText,
  lineBreak,
} from "../kit/draft.ts";
import { isSame, letterMarks, lineEnd } from "../kit/rich-text.ts";
import { eachLine, nestedLines } from "./nested-lines.ts";
import { isLinkTarget } from "./put-right.ts";
import type { Block, Box, Inline, ListItem, Mark, ParagraphContent } from "./schema.ts";

type Style = ParagraphContent["text_style"];
type AnyBlock = Block | Box | ListItem;

/** The lines that a published text says. */
export function linesOf({ doc, text_style }: ParagraphContent): RichText {
  return linesOfBlocks(doc.content, text_style);
}

export function linesOfBlocks(blocks: readonly (Block | Box)[], style: Style = "plain"): RichText {
  const lines: RichLine[] = [];
  eachLine<AnyBlock>(blocks, reader, (line, look) => {
    const own = style === "plain" || look.style ? look : { ...look, style };
    lines.push({ look: own, runs: line.type === "paragraph" ? runsOf(line.content ?? []) : [] });
  });
  return lines.length > 0 ? lines : [emptyLine];
}

const reader = {
  type: (block: AnyBlock) => block.type,
  children: (block: AnyBlock): readonly AnyBlock[] =>
    block.type === "paragraph" ? [] : (block.content as readonly AnyBlock[]),
};

export const emptyLine: RichLine = { look: {}, runs: [] };

/** A line feed within a line is a blank to readers, and would end the line here. */
function runsOf(inlines: readonly Inline[]): RichRun[] {
  return joined(
    inlines.map((inline) =>
      inline.type === "hardBreak"
        ? { text: lineBreak, marks: {} }
        : { text: inline.text.replaceAll(lineEnd, " "), marks: marksOf(inline.marks ?? []) },
    ),
  );
}

function joined(runs: readonly RichRun[]): RichRun[] {
  const whole: RichRun[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last && isSame(last.marks, run.marks))
      whole[whole.length - 1] = { ...last, text: last.text + run.text };
    else whole.push(run);
  }
  return whole;
}

function marksOf(marks: readonly Mark[]): RichMarks {
  const named = new Map(
    marks.map((mark) => [mark.type, mark.type === "link" ? mark.attrs : (true as const)]),
  );
  return Object.fromEntries(
    letterMarks.flatMap((name) => {
      const value = named.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** What is published of lines. A style of all of them is the text's own. */
export function contentFrom(lines: RichText): ParagraphContent {
  const [first] = lines;
  const own = first?.look.style;
  const isWhole = own !== undefined && lines.every(({ look }) => look.style === own);
  const shown = isWhole ? lines.map((line) => ({ ...line, look: withoutStyle(line.look) })) : lines;
  return { text_style: isWhole ? own : "plain", doc: { type: "doc", content: blocksFrom(shown) } };
}

function withoutStyle({ style: _, ...look }: LineLook): LineLook {
  return look;
}

export function blocksFrom(lines: RichText): (Block | Box)[] {
  return nestedLines<AnyBlock>(
    lines.map(({ look }) => look),
    {
      line: (at) => paragraphFrom(lines[at]?.runs ?? []),
      list: (type, items) => ({ type, content: items as ListItem[] }),
      item: (content) => ({ type: "listItem", content: content as Block[] }),
      box: (type, content) => ({ type, content: content as Block[] }),
    },
  ) as (Block | Box)[];
}

function paragraphFrom(runs: readonly RichRun[]): Block {
  const content = runs.flatMap(inlinesFrom);
  return content.length > 0 ? { type: "paragraph", content } : { type: "paragraph" };
}

function inlinesFrom({ text, marks }: RichRun): Inline[] {
  const own = letterMarks.flatMap((name) => markFrom(name, marks[name]));
  return text
    .replaceAll("\u0000", "")
    .split(lineBreak)
    .flatMap((words, at): Inline[] => [
      ...(at > 0 ? [{ type: "hardBreak" } as const] : []),
      ...(words === ""
        ? []
        : [{ type: "text", text: words, ...(own.length > 0 ? { marks: own } : {}) } as const]),
    ]);
}

function markFrom(type: (typeof letterMarks)[number], value: RichMarks[string] | undefined): Mark[] {
  if (value === undefined) return [];
  if (type !== "link") return [{ type }];
  return value !== true && isLinkTarget(value.href) ? [{ type, attrs: { href: value.href } }] : [];
}
