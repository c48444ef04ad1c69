import type { MarkType, Schema } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import { hrefFrom } from "./link-target.ts";
import type { TypingRule } from "./typing-rule.ts";

/** Markdown's signs around words, in any text that has marks. */
export function markRules({ marks }: Schema): TypingRule[] {
  return Object.entries(signs).flatMap(([name, patterns]) => {
    const type = marks[name];
    return type ? patterns.map((pattern) => ruleFor(pattern, type)) : [];
  });
}

const signs: Readonly<Record<string, readonly RegExp[]>> = {
  bold: [
    /(?<![*\p{L}\p{N}])\*\*(?<words>[^*\s\ufffc](?:[^*\ufffc]*[^*\s\ufffc])?)\*\*$/u,
    /(?<![_\p{L}\p{N}])__(?<words>[^_\s\ufffc](?:[^_\ufffc]*[^_\s\ufffc])?)__$/u,
  ],
  italic: [
    /(?<![*\p{L}\p{N}])\*(?<words>[^*\s\ufffc](?:[^*\ufffc]*[^*\s\ufffc])?)\*$/u,
    /(?<![_\p{L}\p{N}])_(?<words>[^_\s\ufffc](?:[^_\ufffc]*[^_\s\ufffc])?)_$/u,
  ],
  strike: [/(?<!~)~~(?<words>[^~\s\ufffc](?:[^~\ufffc]*[^~\s\ufffc])?)~~$/u],
  highlight: [/(?<!=)==(?<words>[^=\s\ufffc](?:[^=\ufffc]*[^=\s\ufffc])?)==$/u],
  code: [/(?<!`)`(?<words>[^`\ufffc]+)`$/u],
  /** `[words](https://…)` */
  link: [/(?<!!)\[(?<words>[^[\]\ufffc]+)\]\((?<address>[^()\s\ufffc]+)\)$/u],
};

function ruleFor(pattern: RegExp, type: MarkType): TypingRule {
  return type.name === "link" ? linkRule(pattern, type) : markRule(pattern, type);
}

/** The letters between two signs get a mark, and the signs go. */
function markRule(pattern: RegExp, type: MarkType): TypingRule {
  return {
    ends: "*_~=`",
    pattern,
    make(state, match, { from, to }) {
      const length = match.groups?.["words"]?.length ?? 0;
      const sign = (match[0].length - length) / 2;
      if (hasCode(state, from, to) || isInsideCode(match)) return null;
      const tr = state.tr.delete(to - sign, to).delete(from, from + sign);
      return tr.addMark(from, from + length, type.create()).removeStoredMark(type);
    },
  };
}

function linkRule(pattern: RegExp, type: MarkType): TypingRule {
  return {
    ends: ")",
    pattern,
    make(state, match, { from, to }) {
      const { words = "", address = "" } = match.groups ?? {};
      const href = /^(?:https?:|mailto:|\/)/i.test(address) ? hrefFrom(address, location.origin) : null;
      if (href === null || hasCode(state, from, to) || isInsideCode(match)) return null;
      const tr = state.tr.delete(from + 1 + words.length, to).delete(from, from + 1);
      tr.removeMark(from, from + words.length, type);
      return tr.addMark(from, from + words.length, type.create({ href })).removeStoredMark(type);
    },
  };
}

/** Signs behind one that begins code mean themselves. */
function isInsideCode({ input, index }: RegExpExecArray): boolean {
  return (input.slice(0, index).split("`").length - 1) % 2 === 1;
}

function hasCode({ doc, schema }: EditorState, from: number, to: number): boolean {
  const { code } = schema.marks;
  return code !== undefined && doc.rangeHasMark(from, to, code);
}
