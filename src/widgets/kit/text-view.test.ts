import type { EditorView } from "prosemirror-view";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as Y from "yjs";
import { enterWindow, openWindow } from "#testing/screens/window.ts";
import { putCaret } from "./caret.ts";
import { lineBinding } from "./line-binding.ts";
import { openTextView } from "./text-view.ts";

/** Longer than the editor's library waits before it puts a selection back. */
const awhile = 250;

let leave = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  leave = enterWindow(openWindow("https://harbour.example/", "<body></body>"), {});
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

function opened(words: string) {
  const draft = new Y.Doc();
  draft.getText("t").insert(0, words);
  const place = document.body.appendChild(document.createElement("p"));
  const binding = lineBinding(draft.getText("t"), (work) => draft.transact(work));
  const { view } = openTextView(place, { binding, plugins: [], props: {}, onUpdate: () => undefined });
  return { view, letters: view.dom.firstChild as Text };
}

/** The browser moves its caret, and has not told of it yet. */
function goTo(letters: Text, at: number): void {
  document.getSelection()?.collapse(letters, at);
}

const caret = (view: EditorView) => [document.getSelection()?.focusOffset, view.state.selection.head];

it("a key takes the caret to the start right behind the press that opened the text, and it stays there", () => {
  const { view, letters } = opened("Between the harbour mouth");
  goTo(letters, 0);
  putCaret(view, { position: 12 });
  expect(caret(view)).toEqual([12, 12]);
  goTo(letters, 0);
  vi.advanceTimersByTime(awhile);
  document.dispatchEvent(new Event("selectionchange"));
  expect(caret(view)).toEqual([0, 0]);
});

it("the caret is given up and taken again with the focus", () => {
  const { view, letters } = opened("Between the harbour mouth");
  putCaret(view, { position: 12 });
  expect(view.hasFocus()).toBe(true);
  (view.dom as HTMLElement).blur();
  (view.dom as HTMLElement).focus();
  goTo(letters, 3);
  document.dispatchEvent(new Event("selectionchange"));
  expect(caret(view)).toEqual([3, 3]);
});
