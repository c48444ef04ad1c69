import type { StateInline } from "markdown-it";

/** Reads `[words]{#name}`: words that links can point to. */
export function readMark(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== "[") return false;
  const end = state.md.helpers.parseLinkLabel(state, state.pos, false);
  if (end < 0) return false;
  const name = /^\]\{#([\w.:-]{1,80})\}/.exec(state.src.slice(end, end + 90));
  if (!name) return false;
  if (!silent) writeMark(state, { start: state.pos + 1, end, name: name[1] ?? "" });
  state.pos = end + name[0].length;
  return true;
}

function writeMark(state: StateInline, mark: { start: number; end: number; name: string }): void {
  const { posMax } = state;
  state.push("mark_open", "span", 1).meta = { name: mark.name };
  state.pos = mark.start;
  state.posMax = mark.end;
  state.md.inline.tokenize(state);
  state.posMax = posMax;
  state.push("mark_close", "span", -1);
}
