import {
  type Command,
  type EditorState,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { PageTools } from "./editor.ts";

/** The letters that a rule is about, by their places in the document. */
export type TypedRange = { readonly from: number; readonly to: number };

/** Signs that people type for something else, as Markdown has them. */
export type TypingRule = {
  /** Only these last letters can complete it. */
  readonly ends: string;
  /** Is held against the words of the line before the caret. */
  readonly pattern: RegExp;
  /** What takes their place: a change of the text, or a deed that changes the page; null where they mean themselves. */
  make(
    state: EditorState,
    match: RegExpExecArray,
    range: TypedRange,
  ): Transaction | ((view: EditorView) => void) | null;
};

type Steps = Pick<PageTools, "endStep">;

/** What the last rule did, for as long as nothing else happens. */
const key = new PluginKey<Transaction | null>("typing-rules");

/** Words that are looked at behind the caret; also bounds what patterns cost. */
const wordsMost = 500;
/** The view cleans up behind a composition for so long. */
const composedAfter = 50;

/** What was typed is there first, and a step of undo by itself: undo gives the signs back. */
export function typingRules(page: () => Steps, rules: readonly TypingRule[]): Plugin {
  return new Plugin<Transaction | null>({
    key,
    state: {
      init: () => null,
      apply(tr, last) {
        const made = tr.getMeta(key) as Transaction | undefined;
        if (made) return made;
        return tr.selectionSet || tr.docChanged ? null : last;
      },
    },
    props: {
      handleTextInput(view, from, _, text, insert) {
        const { $from } = view.state.selection;
        if (view.composing || from !== $from.pos || !found(rules, wordsBefore(view.state) + text))
          return false;
        view.dispatch(insert());
        apply(view, page(), rules);
        return true;
      },
      handleDOMEvents: {
        compositionend(view) {
          setTimeout(() => {
            if (!view.isDestroyed && !view.composing) apply(view, page(), rules);
          }, composedAfter);
          return false;
        },
      },
    },
  });
}

/** Backspace right behind it gives the signs back, too. */
export const undoTypingRule: Command = (state, dispatch) => {
  const made = key.getState(state);
  if (!made || !state.doc.eq(made.doc)) return false;
  const { tr } = state;
  for (let at = made.steps.length - 1; at >= 0; at--) {
    const [step, doc] = [made.steps[at], made.docs[at]];
    if (step && doc) tr.step(step.invert(doc));
  }
  const caret = (made.getMeta("caret-before") as number | undefined) ?? tr.selection.head;
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(caret))).scrollIntoView());
  return true;
};

function apply(view: EditorView, page: Steps, rules: readonly TypingRule[]): void {
  const { state } = view;
  const made = madeBy(rules, state);
  if (!made) return;
  page.endStep();
  if (typeof made === "function") made(view);
  else view.dispatch(made.setMeta(key, made).setMeta("caret-before", state.selection.head).scrollIntoView());
  page.endStep();
}

function madeBy(rules: readonly TypingRule[], state: EditorState) {
  const { $head, empty } = state.selection;
  if (!empty || isInCode(state)) return null;
  const words = wordsBefore(state);
  for (const rule of rules) {
    const match = matchOf(rule, words);
    const made = match && rule.make(state, match, { from: $head.pos - match[0].length, to: $head.pos });
    if (made) return made;
  }
  return null;
}

function found(rules: readonly TypingRule[], words: string): boolean {
  return rules.some((rule) => matchOf(rule, words) !== null);
}

function matchOf({ ends, pattern }: TypingRule, words: string): RegExpExecArray | null {
  return ends.includes(words.at(-1) ?? " ") ? pattern.exec(words) : null;
}

/** From the line's beginning, or its last break. A line of which only the end is looked at begins with nothing that has a sign. */
function wordsBefore({ selection: { $head } }: EditorState): string {
  const words = $head.parent.textBetween(
    Math.max(0, $head.parentOffset - wordsMost),
    $head.parentOffset,
    "\ufffc",
    "\ufffc",
  );
  return $head.parentOffset > wordsMost ? `\ufffc${words}` : words;
}

function isInCode({ storedMarks, selection: { $from } }: EditorState): boolean {
  return (storedMarks ?? $from.marks()).some(({ type }) => type.spec.code === true);
}
