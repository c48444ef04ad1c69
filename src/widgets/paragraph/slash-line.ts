import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { fromDraft } from "../kit/text-change.ts";
import { richSchema } from "./rich-schema.ts";
import type { TextTools } from "./text-tools.ts";

/** The place before the line that was begun with a `/`, while it is written on; null at other times. */
const key = new PluginKey<number | null>("slash-line");

/** A `/` in an empty line opens the list of kinds; what is typed behind it filters, and stays text until one is chosen. */
export function slashLine(tools: () => TextTools): Plugin {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function typed(view: EditorView, from: number, to: number, text: string): boolean {
    const { $from, empty } = view.state.selection;
    if (text !== "/" || !empty || $from.depth !== 1 || $from.parent.content.size > 0) return false;
    view.dispatch(view.state.tr.insertText(text, from, to).setMeta(key, $from.before()));
    const { left, top, bottom } = view.coordsAtPos(from + 1);
    tools().page.offerKinds(
      { left, top, bottom },
      {
        words: () => (view.isDestroyed ? null : slashWords(view.state)),
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        put(widget) {
          const line = slashPlace(view.state);
          if (line !== null) tools().putInLine(view, line, widget);
        },
      },
    );
    return true;
  }

  return new Plugin<number | null>({
    key,
    state: {
      init: () => null,
      apply(tr, place, _, state) {
        const begun = tr.getMeta(key) as number | null | undefined;
        if (begun !== undefined) return begun;
        if (place === null) return null;
        // What others write may put the whole text anew; the caret stands in the same words then.
        const now = tr.getMeta(fromDraft) ? lineOf(state) : tr.mapping.map(place);
        return now !== null && wordsAt(state, now) !== null ? now : null;
      },
    },
    view: () => ({ update: tell, destroy: tell }),
    props: {
      handleTextInput: typed,
      handleDOMEvents: {
        blur(view, { relatedTarget }) {
          // A window that is left for another is come back to.
          if (relatedTarget && slashPlace(view.state) !== null)
            view.dispatch(view.state.tr.setMeta(key, null));
          return false;
        },
      },
    },
  });
}

/** What stands behind the `/`; null when nobody writes there. */
export function slashWords(state: EditorState): string | null {
  const place = slashPlace(state);
  return place === null ? null : wordsAt(state, place);
}

function slashPlace(state: EditorState): number | null {
  return key.getState(state) ?? null;
}

function lineOf({ selection: { $from } }: EditorState): number | null {
  return $from.depth === 1 ? $from.before() : null;
}

/** Lines in lists are none of these, nor those in which the caret stands before the `/` or that go on in another. */
function wordsAt(state: EditorState, place: number): string | null {
  const { $from, empty } = state.selection;
  if (!empty || lineOf(state) !== place || $from.parent.type !== richSchema.nodes.paragraph) return null;
  const text = $from.parent.textContent;
  return text.startsWith("/") && $from.parentOffset > 0 && !text.includes("\n") ? text.slice(1) : null;
}
