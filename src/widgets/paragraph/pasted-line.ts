import type { Block, Inline } from "./schema.ts";

/** Collects words into lines and lines into blocks, with blanks as a browser shows them. */
export type PastedText = {
  readonly blocks: Block[];
  inline(inline: Inline): void;
  endLine(): void;
  block(block: Block): void;
};

export function pastedText(): PastedText {
  const blocks: Block[] = [];
  let line: Inline[] = [];

  function endLine(): void {
    const content = trimmed(line);
    line = [];
    if (content.length > 0) blocks.push({ type: "paragraph", content });
  }

  return {
    blocks,
    endLine,
    inline(inline) {
      const last = line.at(-1);
      if (inline.type === "hardBreak") {
        // Two breaks are how many programs write a new paragraph.
        if (last?.type === "hardBreak") endLine();
        else line.push(inline);
        return;
      }
      const isBlankBefore = !last || last.type === "hardBreak" || last.text.endsWith(" ");
      const text = isBlankBefore ? inline.text.replace(/^ +/, "") : inline.text;
      if (text === "") return;
      if (last?.type === "text" && JSON.stringify(last.marks) === JSON.stringify(inline.marks))
        line[line.length - 1] = { ...last, text: last.text + text };
      else line.push({ ...inline, text });
    },
    block(block) {
      endLine();
      blocks.push(block);
    },
  };
}

/** Without blanks and breaks at the end, and without blanks of any kind at the start. */
function trimmed(line: readonly Inline[]): Inline[] {
  const kept = [...line];
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    const text = last.type === "text" ? last.text.trimEnd() : "";
    kept.pop();
    if (last.type === "text" && text !== "") {
      kept.push({ ...last, text });
      break;
    }
  }
  const [first, ...rest] = kept;
  if (first?.type !== "text") return first ? kept : [];
  const text = first.text.trimStart();
  return text === "" ? trimmed(rest) : [{ ...first, text }, ...rest];
}

/** What no text keeps: signs without a face, and halves of pairs. Other blanks than the unbreakable one are one blank. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[ \t\n\r\f\u2028\u2029]+/g, " ")
    .replace(/[\u0000-\u001f\u007f\ufeff]/g, "");
}
