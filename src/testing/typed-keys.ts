import type { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/** Types letters into an editor without a window, one by one, as its plugins hear them. */
export function typeInto(view: EditorView, plugins: readonly Plugin[], words: string): void {
  for (const letter of words) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    const isTaken = plugins.some(
      (plugin) => plugin.props.handleTextInput?.call(plugin, view, from, to, letter, insert) === true,
    );
    if (!isTaken) view.dispatch(insert());
  }
}

/** Presses keys: `Ctrl+Alt+1`. False when nothing took them. */
export function pressKeys(view: EditorView, plugins: readonly Plugin[], keys: string): boolean {
  const parts = keys.split("+");
  const event = {
    key: parts.at(-1) ?? "",
    ctrlKey: parts.includes("Ctrl"),
    altKey: parts.includes("Alt"),
    shiftKey: parts.includes("Shift"),
    metaKey: false,
  } as KeyboardEvent;
  return plugins.some((plugin) => plugin.props.handleKeyDown?.call(plugin, view, event) === true);
}
