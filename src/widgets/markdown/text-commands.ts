import type { TextState } from "../kit/field-binding.ts";

/** Puts signs around the selected words, or takes them away again. */
export function toggleAround(state: TextState, sign: string): TextState {
  const { text, start, end } = state;
  const size = sign.length;
  if (text.slice(start - size, start) === sign && text.slice(end, end + size) === sign)
    return {
      text: text.slice(0, start - size) + text.slice(start, end) + text.slice(end + size),
      start: start - size,
      end: end - size,
    };
  return replaced(state, sign + text.slice(start, end) + sign, { start: start + size, end: end + size });
}

/** Makes the selected words a link and selects the place of its address. */
export function makeLink(state: TextState): TextState {
  const words = state.text.slice(state.start, state.end);
  const at = state.start + words.length + 3;
  return replaced(state, `[${words}](https://)`, { start: at, end: at + "https://".length });
}

/** Gives every selected line a sign at its beginning, or takes it away when all have it. */
export function toggleLines(state: TextState, sign: string): TextState {
  const lines = selectedLines(state);
  const marked = lines.text.split("\n");
  const numbered = sign === "1. ";
  const has = (line: string) => (numbered ? /^\d+\. /.test(line) : line.startsWith(sign));
  const all = marked.every((line) => line === "" || has(line)) && marked.some(has);
  const changed = marked.map((line, at) => {
    if (all) return line.replace(numbered ? /^\d+\. / : sign, "");
    return has(line) ? line : `${numbered ? `${at + 1}. ` : sign}${line}`;
  });
  return withLines(state, lines, changed.join("\n"));
}

/** Makes the lines a heading, a deeper one, and after the fourth level plain lines again. */
export function nextHeading(state: TextState): TextState {
  const lines = selectedLines(state);
  const changed = lines.text.split("\n").map((line) => {
    const signs = /^(#{1,6}) /.exec(line)?.[1]?.length ?? 0;
    const words = line.replace(/^#{1,6} /, "");
    if (signs === 0) return `## ${words}`;
    return signs < 4 ? `${"#".repeat(signs + 1)} ${words}` : words;
  });
  return withLines(state, lines, changed.join("\n"));
}

/** Moves the lines two blanks in, or out again. */
export function indent(state: TextState, inwards: boolean): TextState {
  if (inwards && state.start === state.end && !/^\s*(?:[-*+]|\d+\.) /.test(selectedLines(state).text)) {
    return replaced(state, "  ", { start: state.start + 2, end: state.start + 2 });
  }
  const lines = selectedLines(state);
  const changed = lines.text
    .split("\n")
    .map((line) => (inwards ? `  ${line}` : line.replace(/^ {1,2}|^\t/, "")));
  return withLines(state, lines, changed.join("\n"));
}

/** A line below the one that is written: a list goes on, an empty item ends it. Null when there is nothing special. */
export function continueList(state: TextState): TextState | null {
  if (state.start !== state.end) return null;
  const lineStart = state.text.lastIndexOf("\n", state.start - 1) + 1;
  const line = state.text.slice(lineStart, state.start);
  const item = /^(\s*)([-*+]|(\d+)\.) (\[[ xX]\] )?/.exec(line);
  if (!item) return null;
  if (item[0] === line)
    return replaced({ ...state, start: lineStart }, "", { start: lineStart, end: lineStart });
  const sign = item[3] ? `${Number(item[3]) + 1}.` : item[2];
  const next = `\n${item[1] ?? ""}${sign} ${item[4] ? "[ ] " : ""}`;
  const at = state.start + next.length;
  return replaced(state, next, { start: at, end: at });
}

function replaced(state: TextState, words: string, selection: { start: number; end: number }): TextState {
  return { text: state.text.slice(0, state.start) + words + state.text.slice(state.end), ...selection };
}

type Lines = { readonly start: number; readonly end: number; readonly text: string };

function selectedLines({ text, start, end }: TextState): Lines {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const after = text.indexOf("\n", end);
  const to = after < 0 ? text.length : after;
  return { start: from, end: to, text: text.slice(from, to) };
}

function withLines(state: TextState, lines: Lines, words: string): TextState {
  const text = state.text.slice(0, lines.start) + words + state.text.slice(lines.end);
  const grown = words.length - lines.text.length;
  if (state.start !== state.end) return { text, start: lines.start, end: lines.start + words.length };
  const at = Math.max(lines.start, state.end + grown);
  return { text, start: at, end: at };
}
