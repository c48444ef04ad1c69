import type { StoredWidget } from "../widget.ts";
import { lineBreak } from "./draft.ts";
import { textPart } from "./draft-parts.ts";
import type { TextTurn } from "./editor.ts";
import type { Kept } from "./moved-letters.ts";
import { PlainWriting, type SpelledLine } from "./spelled.ts";

/** What a line turns into that is a widget of its own, with plain words. */
export type PlainTurn = Extract<TextTurn, "h0" | "h1" | "h2" | "h3" | "task" | "code">;

const plainTurns: readonly TextTurn[] = ["h0", "h1", "h2", "h3", "task", "code"] satisfies PlainTurn[];

export function isPlainTurn(into: TextTurn): into is PlainTurn {
  return plainTurns.includes(into);
}

/** A line as a widget of its own: which letters stand where in it, and the part of the draft that has them. */
export type TurnedLine = {
  readonly widget: StoredWidget;
  readonly kept: readonly Kept[];
  readonly part: (made: string) => string;
};

/** The most letters of each; longer ones cannot become it (WIDG-06). */
const most = { heading: 600, task: 1000, code: 1_000_000 };

/** `at` is where the line begins in its text. Null for a line that is too long. */
export function turnedLine(line: SpelledLine, into: PlainTurn, at = 0): TurnedLine | null {
  if (into === "code") return asCode(line, at);
  const { text, kept } = plainWords(line, at);
  if (into === "task")
    return text.length > most.task
      ? null
      : {
          widget: { kind: "Checklist", version: 1, content: { items: [{ id: "1", text }] } },
          kept,
          part: (made) => textPart(made, "items/1"),
        };
  return text.length > most.heading
    ? null
    : {
        widget: { kind: "Heading", version: 1, content: { text, level: into, anchor: "" } },
        kept,
        part: (made) => textPart(made, "text"),
      };
}

/** Code keeps its blanks. */
function asCode({ words, names }: SpelledLine, at: number): TurnedLine | null {
  const writing = new PlainWriting(names);
  writing.say(words, at);
  const code = writing.text.replaceAll(lineBreak, "\n");
  if (code.length > most.code) return null;
  return {
    widget: { kind: "CodeSnippet", version: 1, content: { code, language: "" } },
    kept: writing.kept,
    part: (made) => textPart(made, "code"),
  };
}

/** One line of plain words: blanks in a row are one. */
export function plainWords(
  { words, names }: SpelledLine,
  at = 0,
): { readonly text: string; readonly kept: readonly Kept[] } {
  const writing = new PlainWriting(names);
  for (const { 0: word, index } of words.matchAll(/\S+/g)) {
    if (writing.text !== "") writing.blank(at + index - 1);
    writing.say(word, at + index);
  }
  return writing;
}
