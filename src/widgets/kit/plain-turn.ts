import type { StoredWidget } from "../widget.ts";
import { type LineLook, lineBreak } from "./draft.ts";
import { textPart } from "./draft-parts.ts";
import type { TextTurn } from "./editor.ts";
import { type MarkedRange, marksKept, wordsWith } from "./marked-words.ts";
import type { Kept } from "./moved-letters.ts";
import { type PlainWords, PlainWriting, type SpelledLine, plainWords } from "./spelled.ts";
import { codeMost, headingMost, taskMost, tasksMost } from "./text-limits.ts";

/** What a line turns into that is a widget of its own, with plain words. */
export type PlainTurn = Extract<TextTurn, "h0" | "h1" | "h2" | "h3" | "task" | "code">;

const plainTurns: readonly TextTurn[] = ["h0", "h1", "h2", "h3", "task", "code"] satisfies PlainTurn[];

export function isPlainTurn(into: TextTurn): into is PlainTurn {
  return plainTurns.includes(into);
}

/** Lines as widgets of their own, and where their letters stand in these. */
export type TurnedLines = {
  readonly widgets: readonly StoredWidget[];
  readonly moves: readonly MovedLine[];
};

/** Letters that go: all of `range`, those of `kept` into a part of the widget of this number. Ranges stand side by side, in order. */
export type MovedLine = {
  readonly nth: number;
  readonly part: (made: string) => string;
  readonly range: { readonly from: number; readonly to: number };
  readonly kept: readonly Kept[];
};

/** A line that becomes something else: its words with the names in them, where it stands, and which letters have marks. */
export type PlainLine = SpelledLine & {
  readonly align?: LineLook["align"];
  readonly marks?: readonly MarkedRange[];
};

/**
 * Some lines, of which the first begins at a letter of its text: as a heading each, as items of one checklist, or as one block of
 * code. Empty lines between headings or items go. Null where they are too long, or too many.
 */
export function turnedLines(lines: readonly PlainLine[], into: PlainTurn, at = 0): TurnedLines | null {
  return into === "code" ? asCode(lines, at) : asPlainLines(lines, into, at);
}

function asPlainLines(
  lines: readonly PlainLine[],
  into: Exclude<PlainTurn, "code">,
  at: number,
): TurnedLines | null {
  const placed = fullLines(lines, at);
  const texts = placed.map((each) => ({ ...plainWords(each.line, each.start), placed: each }));
  const longest = into === "task" ? taskMost : headingMost;
  if (texts.some(({ text }) => text.length > longest)) return null;
  if (into === "task" && texts.length > tasksMost) return null;
  const isOne = into === "task";
  const moves = texts.map(({ kept }, n) => ({
    nth: isOne ? 0 : n,
    part: (made: string) => textPart(made, isOne ? `items/${n + 1}` : "text"),
    range: { from: n === 0 ? at : (placed[n]?.start ?? at), to: placed[n + 1]?.start ?? endOf(lines, at) },
    kept,
  }));
  if (into === "task") return { widgets: [checklistOf(texts.map(({ text }) => text))], moves };
  return { widgets: texts.map((words) => headingOf(words, into)), moves };
}

function checklistOf(words: readonly string[]): StoredWidget {
  const items = words.map((text, at) => ({ id: `${at + 1}`, text }));
  return { kind: "Checklist", version: 1, content: { items } };
}

/** A heading has the marks of its letters, as the line had them. */
function headingOf(
  { text, kept, placed }: PlainWords & { readonly placed: Placed },
  level: string,
): StoredWidget {
  const { align, marks = [] } = placed.line;
  const own = marks.map((range) => ({
    ...range,
    from: placed.start + range.from,
    to: placed.start + range.to,
  }));
  const words = wordsWith(text, marksKept(own, kept));
  const content = { ...words, level, anchor: "", ...(align ? { align } : {}) };
  return { kind: "Heading", version: 1, content };
}

type Placed = { readonly line: PlainLine; readonly start: number };

/** Those with words; where none has any, the first. */
function fullLines(lines: readonly PlainLine[], at: number): Placed[] {
  let start = at;
  const placed = lines.map((line) => {
    const here = { line, start };
    start += line.words.length + 1;
    return here;
  });
  const full = placed.filter(({ line }) => line.words.trim() !== "");
  return full.length > 0 ? full : placed.slice(0, 1);
}

const endOf = (lines: readonly PlainLine[], at: number) =>
  lines.reduce((end, { words }) => end + words.length + 1, at);

/** Code keeps its blanks, and its empty lines. */
function asCode(lines: readonly PlainLine[], at: number): TurnedLines | null {
  const writing = new PlainWriting(lines.flatMap(({ names }) => names));
  writing.say(lines.map(({ words }) => words).join("\n"), at);
  const code = writing.text.replaceAll(lineBreak, "\n");
  if (code.length > codeMost) return null;
  const { kept } = writing;
  return {
    widgets: [{ kind: "CodeSnippet", version: 1, content: { code, language: "" } }],
    moves: [
      { nth: 0, part: (made) => textPart(made, "code"), range: { from: at, to: endOf(lines, at) }, kept },
    ],
  };
}
