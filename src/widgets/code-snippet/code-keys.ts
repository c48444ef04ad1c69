import type { TextState } from "../kit/field-binding.ts";

/** Two blanks where the caret is; lines that are selected move in as a whole. */
export function indented(state: TextState): TextState {
  if (state.start === state.end) return typed(state, "  ");
  return withLines(state, (line) => `  ${line}`);
}

/** Takes up to two blanks, or one tab, from the beginning of each selected line. */
export function outdented(state: TextState): TextState {
  return withLines(state, (line) => line.replace(/^(?: {1,2}|\t)/, ""));
}

/** A new line stands as far in as the one before. */
export function nextLine(state: TextState): TextState {
  const line = state.text.slice(startOfLine(state.text, state.start), state.start);
  return typed(state, `\n${/^[ \t]*/.exec(line)?.[0] ?? ""}`);
}

function typed({ text, start, end }: TextState, words: string): TextState {
  const at = start + words.length;
  return { text: text.slice(0, start) + words + text.slice(end), start: at, end: at };
}

function withLines({ text, start, end }: TextState, change: (line: string) => string): TextState {
  const from = startOfLine(text, start);
  const next = text.indexOf("\n", Math.max(start, end - 1));
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const changed = lines.map(change);
  const grown = (count: number) =>
    changed.slice(0, count).join("").length - lines.slice(0, count).join("").length;
  return {
    text: text.slice(0, from) + changed.join("\n") + text.slice(to),
    start: Math.max(from, start + grown(1)),
    end: Math.max(from, end + grown(lines.length)),
  };
}

function startOfLine(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}
