import type { EditorState, Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { LineLook } from "../kit/draft.ts";
import { emojiRule } from "../kit/emoji-rule.ts";
import { markRules } from "../kit/mark-rules.ts";
import type { PlainTurn } from "../kit/plain-turn.ts";
import { type TypingRule, typingRules } from "../kit/typing-rule.ts";
import { selectedLines, withLines, withStarts } from "./changed-lines.ts";
import { listDepth, nextNumber, withStyle } from "./lists.ts";
import { linesOfDoc } from "./rich-doc.ts";
import { richSchema } from "./rich-schema.ts";
import type { TextTools } from "./text-tools.ts";

const levels = ["h0", "h1", "h2", "h3"] as const;

/**
 * Markdown as people type it: what was meant takes its place; undo or Backspace brings the letters back. In a text inside of another
 * kind no line becomes a widget of its own.
 */
export function typingHabits(tools: () => TextTools, isInner = false): Plugin {
  return typingRules(
    () => tools().page,
    [...lookRules, emojiRule(() => tools().page), ...(isInner ? [] : turnRules(tools))],
  );
}

const lookRules: readonly TypingRule[] = [
  ...markRules(richSchema),
  lookRule(/^\s*[-*+]\s$/, () => ({ list: "bullet" })),
  lookRule(/^\s*(?<number>[1-9]\d{0,2})[.)]\s$/, (state, { number }) => numbered(state, Number(number))),
  lookRule(/^>\s$/, (_, __, look) => withStyle(look, "quote"), true),
];

const turnRules = (tools: () => TextTools): readonly TypingRule[] => [
  turnRule(tools, {
    ends: " ",
    pattern: /^(?<signs>#{1,4})\s$/,
    into: ({ signs = "#" }) => levels[signs.length - 1] ?? "h0",
  }),
  turnRule(tools, { ends: "`", pattern: /^```$/, into: () => "code" }),
  taskRule(tools),
  dividerRule(tools),
];

/** Goes on in the list above where the number does, as a first one does too; else a list begins that counts from the number. */
function numbered(state: EditorState, number: number): LineLook {
  const next = nextNumber(linesOfDoc(state.doc), selectedLines(state).first);
  if (number === 1 || number === next) return { list: "number" };
  return { list: "number", ...(next === null ? {} : { apart: true }), start: number };
}

/** A line that begins with a sign stands otherwise, and the sign goes. In lists only what an item can be besides: it stays one. */
function lookRule(
  pattern: RegExp,
  lookOf: (state: EditorState, groups: Readonly<Record<string, string>>, look: LineLook) => LineLook | null,
  isInLists = false,
): TypingRule {
  return {
    ends: " ",
    pattern,
    make(state, { groups = {} }, { from, to }) {
      const { first } = selectedLines(state);
      const lines = linesOfDoc(state.doc);
      const here = lines[first];
      const look = here && (isInLists || listDepth(state) === 0) ? lookOf(state, groups, here.look) : null;
      if (!here || !look) return null;
      const looks = lines.map((each, number) => (number === first ? { ...each.look, ...look } : each.look));
      const made = withStarts(lines, looks).map((each, number) => {
        const line = lines[number]?.line ?? here.line;
        return { look: each, line: number === first ? line.cut(to - from) : line };
      });
      return withLines(state, made, { anchor: here.at, head: here.at });
    },
  };
}

type Turn = Pick<TypingRule, "ends" | "pattern"> & {
  readonly into: (groups: Readonly<Record<string, string>>) => PlainTurn;
};

/** A line outside of lists becomes a widget of its own. */
function turnRule(tools: () => TextTools, { ends, pattern, into }: Turn): TypingRule {
  return {
    ends,
    pattern,
    make(state, { groups = {} }, range) {
      if (listDepth(state) > 0) return null;
      return withoutSigns(tools, range, (view) => tools().turnLine(view, into(groups)));
    },
  };
}

/** `[] ` and `[x] `. Ticks are what readers enter, so it is said that one did not come along. */
function taskRule(tools: () => TextTools): TypingRule {
  return {
    ends: " ",
    pattern: /^\[(?<tick>[\sxX]?)\]\s$/,
    make: (_, { groups }, range) =>
      withoutSigns(tools, range, (view) => {
        tools().turnLine(view, "task");
        if (groups?.["tick"]?.trim()) tools().tellUnticked();
      }),
  };
}

/** `---` alone in its line; some keyboards make one dash of two. */
function dividerRule(tools: () => TextTools): TypingRule {
  return {
    ends: "-",
    pattern: /^(?:--|\u2014)-$/,
    make({ selection: { $head } }, _, range) {
      if ($head.parentOffset < $head.parent.content.size) return null;
      const widget = { kind: "Divider", version: 1, content: {} } as const;
      return withoutSigns(tools, range, (view) => tools().putAtLine(view, widget));
    },
  };
}

/** The signs are gone with the same step; what they meant may stand in another widget. */
function withoutSigns(
  tools: () => TextTools,
  { from, to }: { from: number; to: number },
  act: (view: EditorView) => void,
): (view: EditorView) => void {
  return (view) =>
    tools().page.change(() => {
      view.dispatch(view.state.tr.delete(from, to));
      act(view);
    });
}
