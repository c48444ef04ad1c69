import { InputRule, inputRules } from "prosemirror-inputrules";
import type { MarkType } from "prosemirror-model";
import type { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { LineLook } from "../kit/draft.ts";
import { selectedLines, withLines } from "./changed-lines.ts";
import { listDepth, withStyle } from "./lists.ts";
import { linesOfDoc } from "./rich-doc.ts";
import { richSchema } from "./rich-schema.ts";
import type { TextTools } from "./text-tools.ts";

const { marks } = richSchema;

/** Markdown as people type it: what was meant takes its place; Backspace brings the letters back. */
export function typingHabits(tools: () => TextTools, view: () => EditorView): Plugin[] {
  return [
    inputRules({
      rules: [
        markRule(/(?:^|[^*])(\*\*([^*\s](?:[^*]*[^*\s])?)\*\*)$/u, marks.bold),
        markRule(/(?:^|[^*])(\*([^*\s](?:[^*]*[^*\s])?)\*)$/u, marks.italic),
        markRule(/(?:^|[^`])(`([^`]+)`)$/u, marks.code),
        lookRule(/^\s*[-*+]\s$/, (look) => ({ ...look, list: "bullet" })),
        lookRule(/^\s*1[.)]\s$/, (look) => ({ ...look, list: "number" })),
        lookRule(/^>\s$/, (look) => withStyle(look, "quote")),
        new InputRule(/^(#{1,3})\s$/, (state, match, start, end) => {
          if (listDepth(state) > 0) return null;
          const level = (["h1", "h2", "h3"] as const)[(match[1]?.length ?? 1) - 1] ?? "h1";
          // The signs are gone first; the heading may stand in another widget.
          queueMicrotask(() => tools().turnIntoHeading(view(), level));
          return state.tr.delete(start, end);
        }),
      ],
    }),
  ];
}

/** A line outside of lists that begins with a sign stands otherwise, and the sign goes. */
function lookRule(pattern: RegExp, lookOf: (look: LineLook) => LineLook): InputRule {
  return new InputRule(pattern, (state, _, start, end) => {
    if (listDepth(state) > 0) return null;
    const { first } = selectedLines(state);
    const lines = linesOfDoc(state.doc);
    const here = lines[first];
    if (!here) return null;
    const line = here.line.cut(end - start);
    const made = lines.map((each, number) => (number === first ? { look: lookOf(each.look), line } : each));
    return withLines(state, made, { anchor: here.at, head: here.at });
  });
}

/** The letters between two signs get a mark, and the signs go. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(
    pattern,
    (state, match, start, end) => {
      const [whole, signed = "", words = ""] = match;
      const from = start + whole.length - signed.length;
      const sign = signed.indexOf(words);
      const tr = state.tr.delete(from + sign + words.length, end).delete(from, from + sign);
      return tr.addMark(from, from + words.length, type.create()).removeStoredMark(type);
    },
    { inCodeMark: false },
  );
}
