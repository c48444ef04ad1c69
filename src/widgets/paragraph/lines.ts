import type { LineLook, RichLine, RichText } from "../kit/draft.ts";
import { inlinesFrom, runsOf } from "../kit/inline-runs.ts";
import { eachLine, nestedLines } from "./nested-lines.ts";
import type { Block, Box, ListItem, ParagraphContent } from "./schema.ts";

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
    const { align, content = [] } = line.type === "paragraph" ? line : {};
    lines.push({ look: align ? { ...own, align } : own, runs: runsOf(content) });
  });
  return lines.length > 0 ? lines : [emptyLine];
}

const reader = {
  type: (block: AnyBlock) => block.type,
  children: (block: AnyBlock): readonly AnyBlock[] =>
    block.type === "paragraph" ? [] : (block.content as readonly AnyBlock[]),
  start: (block: AnyBlock) => ("start" in block ? block.start : undefined),
};

export const emptyLine: RichLine = { look: {}, runs: [] };

export function hasWords(lines: RichText): boolean {
  return lines.some(({ runs }) => runs.length > 0);
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
      line: (at) => paragraphFrom(lines[at] ?? emptyLine),
      list: (type, items, start) => ({
        type,
        ...(start === undefined ? {} : { start }),
        content: items as ListItem[],
      }),
      item: (content) => ({ type: "listItem", content: content as Block[] }),
      box: (type, content) => ({ type, content: content as Block[] }),
    },
  ) as (Block | Box)[];
}

function paragraphFrom({ look: { align }, runs }: RichLine): Block {
  const content = runs.flatMap(inlinesFrom);
  return {
    type: "paragraph",
    ...(align ? { align } : {}),
    ...(content.length > 0 ? { content } : {}),
  };
}
