import { withBlanks } from "../kit/pasted-blanks.ts";
import { alignFrom, type PastedSide } from "../kit/pasted-side.ts";
import type { Block, Inline } from "./schema.ts";

/** Collects words into lines and lines into blocks, with blanks as a browser shows them. */
export type PastedText = {
  readonly blocks: Block[];
  /** `side` is where the words around it stand, as another program says it. */
  inline(inline: Inline, side?: PastedSide): void;
  endLine(): void;
  block(block: Block): void;
};

/** `onLine` hears of each line that has words. */
export function pastedText(onLine: () => void): PastedText {
  const blocks: Block[] = [];
  let line: Run[] = [];
  let lineSide: PastedSide = null;

  function endLine(): void {
    const made = paragraphOf(line, lineSide);
    [line, lineSide] = [[], null];
    if (!made) return;
    blocks.push(made);
    onLine();
  }

  return {
    blocks,
    endLine,
    inline(inline, side = null) {
      lineSide = side;
      const last = line.at(-1);
      if (inline.type === "mention") return void line.push(inline);
      if (inline.type === "hardBreak") {
        // Two breaks are how many programs write a new paragraph.
        if (last?.type === "hardBreak") endLine();
        else line.push(inline);
        return;
      }
      const isBlankBefore =
        last?.type !== "mention" && (last?.type !== "text" || last.pieces.at(-1)?.endsWith(" "));
      const text = isBlankBefore ? inline.text.replace(/^ +/, "") : inline.text;
      if (text === "") return;
      const marks = JSON.stringify(inline.marks);
      if (last?.type === "text" && last.marks === marks) last.pieces.push(text);
      else line.push({ type: "text", inline, marks, pieces: [text] });
    },
    block(block) {
      endLine();
      blocks.push(block);
    },
  };
}

function paragraphOf(line: readonly Run[], side: PastedSide): Block | null {
  const content = trimmed(line.map(inlineOf));
  const align = alignFrom(side, content.map(wordsOf).join(""));
  return content.length > 0 ? { type: "paragraph", ...(align ? { align } : {}), content } : null;
}

const wordsOf = (inline: Inline) => (inline.type === "text" ? inline.text : "");

type Words = Extract<Inline, { type: "text" }>;

/** Words of one style in pieces: joining them at each one would copy all that came before. */
type Run =
  | Exclude<Inline, Words>
  | { readonly type: "text"; readonly inline: Words; readonly marks: string; readonly pieces: string[] };

function inlineOf(run: Run): Inline {
  return run.type === "text" ? { ...run.inline, text: run.pieces.join("") } : run;
}

/** Without blanks and breaks at the end, and without blanks of any kind at the start but those that are shown there. */
function trimmed(line: readonly Inline[]): Inline[] {
  const last = line.findLastIndex((inline) => hasWords(inline) && !isBlank(inline));
  if (last < 0) return [];
  const first = line.findIndex((inline) => inline.type === "hardBreak" || hasWords(inline));
  const kept = line.slice(first, last + 1);
  return kept.map((inline, at) => {
    if (inline.type !== "text") return inline;
    const text = withBlanks(at === 0 ? inline.text.trimStart() : inline.text);
    return { ...inline, text: at === kept.length - 1 ? text.trimEnd() : text };
  });
}

const hasWords = (inline: Inline) =>
  inline.type === "mention" || (inline.type === "text" && inline.text.trim() !== "");

const isBlank = (inline: Inline) => inline.type === "text" && withBlanks(inline.text).trim() === "";
