import { keydownHandler } from "prosemirror-keymap";
import { type Command, Plugin } from "prosemirror-state";

/** What keys do in an editor. */
export function keymap(bindings: Readonly<Record<string, Command>>): Plugin {
  return new Plugin({ props: { handleKeyDown: keyHandler(bindings) } });
}

/**
 * What keys do, on any layout, and with Cmd on a Mac. With Caps Lock on, Shift makes letters small, and the editor library's own
 * handler then takes Ctrl+Shift+K for Ctrl+K.
 */
export function keyHandler(bindings: Readonly<Record<string, Command>>): ReturnType<typeof keydownHandler> {
  const all = keydownHandler({ ...bindings });
  const shifted = keydownHandler(
    Object.fromEntries(Object.entries(bindings).filter(([keys]) => keys.includes("Shift-"))),
  );
  return (view, event) => (isMadeSmall(event) ? shifted : all)(view, event);
}

const isMadeSmall = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) =>
  shiftKey && (ctrlKey || metaKey) && key.length === 1 && key !== key.toUpperCase();
