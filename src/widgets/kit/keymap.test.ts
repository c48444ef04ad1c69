import type { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import { keymap } from "./keymap.ts";

const held = { keyCode: 75, ctrlKey: true, shiftKey: false, metaKey: false, altKey: false };

/** What of these keys a press of the K key does. */
function pressed(bound: readonly string[], press: { key: string; shiftKey: boolean; ctrlKey?: boolean }) {
  const done: string[] = [];
  const commands = bound.map((keys) => [keys, () => done.push(keys) > 0] as const);
  const { handleKeyDown } = keymap(Object.fromEntries(commands)).props;
  const view = { state: null, dispatch: () => {} } as unknown as EditorView;
  handleKeyDown?.call({} as never, view, { ...held, ...press } as KeyboardEvent);
  return done.join();
}

it("Ctrl+Shift with a letter is never taken for Ctrl with it, also while Caps Lock makes the letter small", () => {
  const both = ["Ctrl-k", "Ctrl-Shift-k"];
  for (const key of ["K", "k"]) {
    expect([key, pressed(["Ctrl-k"], { key, shiftKey: true })]).toEqual([key, ""]);
    expect([key, pressed(both, { key, shiftKey: true })]).toEqual([key, "Ctrl-Shift-k"]);
    expect([key, pressed(both, { key, shiftKey: false })]).toEqual([key, "Ctrl-k"]);
  }
});
