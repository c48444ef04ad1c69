import { keydownHandler } from "prosemirror-keymap";
import { type Command, Plugin } from "prosemirror-state";

/**
 * What keys do in an editor. With Caps Lock on, Shift makes letters small, and the editor library's own plugin then takes Ctrl+Shift+K
 * for Ctrl+K.
 */
export function keymap(bindings: Readonly<Record<string, Command>>): Plugin {
  const all = keydownHandler({ ...bindings });
  const shifted = keydownHandler(
    Object.fromEntries(Object.entries(bindings).filter(([keys]) => keys.includes("Shift-"))),
  );
  return new Plugin({
    props: { handleKeyDown: (view, event) => (isMadeSmall(event) ? shifted : all)(view, event) },
  });
}

const isMadeSmall = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) =>
  shiftKey && (ctrlKey || metaKey) && key.length === 1 && key !== key.toUpperCase();
