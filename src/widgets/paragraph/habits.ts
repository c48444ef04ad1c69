import { InputRule, inputRules, wrappingInputRule } from "prosemirror-inputrules";
import type { MarkType } from "prosemirror-model";
import type { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { richSchema } from "./rich-schema.ts";
import type { TextTools } from "./text-tools.ts";

const { marks, nodes } = richSchema;

/** Markdown as people type it: what was meant takes its place; Backspace brings the letters back. */
export function typingHabits(tools: () => TextTools, view: () => EditorView): Plugin[] {
  return [
    inputRules({
      rules: [
        markRule(/(?:^|[^*])(\*\*([^*\s](?:[^*]*[^*\s])?)\*\*)$/u, marks.bold),
        markRule(/(?:^|[^*])(\*([^*\s](?:[^*]*[^*\s])?)\*)$/u, marks.italic),
        markRule(/(?:^|[^`])(`([^`]+)`)$/u, marks.code),
        wrappingInputRule(/^\s*[-*+]\s$/, nodes.bulletList),
        wrappingInputRule(/^\s*1[.)]\s$/, nodes.orderedList),
        new InputRule(/^(#{1,3})\s$/, (state, match, start, end) => {
          if (state.selection.$from.depth > 1) return null;
          const level = (["h1", "h2", "h3"] as const)[(match[1]?.length ?? 1) - 1] ?? "h1";
          // The signs are gone first; the heading may stand in another widget.
          queueMicrotask(() => tools().turnIntoHeading(view(), level));
          return state.tr.delete(start, end);
        }),
        new InputRule(/^>\s$/, (state, _, start, end) => {
          if (state.selection.$from.depth > 1) return null;
          tools().setStyle("quote");
          return state.tr.delete(start, end);
        }),
      ],
    }),
  ];
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
