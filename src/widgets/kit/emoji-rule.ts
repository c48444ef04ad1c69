import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { PageTools } from "./editor.ts";
import type { TypingRule } from "./typing-rule.ts";

type Page = Pick<PageTools, "endStep" | "emojiCalled">;

/** A name as it has just been ended. */
export const endedName = /(?<=^|[\s([{"'\u2018\u201c\u00bf\ufffc-]):(?<name>[^\s:\ufffc]{1,40}):$/u;

/**
 * A name between two colons becomes its emoji, whether or not the list of emoji has come or was closed. Where names are still being
 * loaded it does when they are there, if the letters are still what stands before the caret in its line.
 */
export function emojiRule(page: () => Page): TypingRule {
  return {
    ends: ":",
    pattern: endedName,
    make({ tr }, { groups = {} }, { from, to }) {
      const { name = "" } = groups;
      const sign = page().emojiCalled(name);
      if (!(sign instanceof Promise)) return sign === null ? null : tr.insertText(sign, from, to);
      return (view) => void putWhenLoaded(view, { page, name, sign });
    },
  };
}

type Awaited = { readonly page: () => Page; readonly name: string; readonly sign: Promise<string | null> };

async function putWhenLoaded(view: EditorView, { page, name, sign: coming }: Awaited): Promise<void> {
  const sign = await coming;
  if (sign === null || view.isDestroyed || view.composing) return;
  const from = lastPlace(view.state, `:${name}:`);
  if (from === null) return;
  page().endStep();
  view.dispatch(view.state.tr.insertText(sign, from, from + name.length + 2));
  page().endStep();
}

function lastPlace({ selection: { $head } }: EditorState, letters: string): number | null {
  const words = $head.parent.textBetween(0, $head.parentOffset, "\ufffc", "\ufffc");
  const at = words.lastIndexOf(letters);
  return at < 0 ? null : $head.start() + at;
}
