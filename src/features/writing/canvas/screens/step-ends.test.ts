import { expect, it, vi } from "vitest";
import * as Y from "yjs";
import { endStepsAtPlaces } from "./step-ends.ts";

it("what was typed in two places is two steps of undo, however quickly the caret was put from one to the other", () => {
  const draft = new Y.Doc();
  const text = draft.getText("text");
  const undo = new Y.UndoManager(text, { captureTimeout: 1e9 });
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const ended = new AbortController();
  endStepsAtPlaces(undo, ended.signal);
  const type = (words: string) => text.insert(text.length, words);
  const press = (key: string) => page.dispatchEvent(Object.assign(new Event("keydown"), { key }));

  type("a");
  press("b");
  type("b");
  page.dispatchEvent(new Event("pointerdown"));
  type("c");
  press("ArrowUp");
  type("d");
  const left = [1, 2, 3].map(() => {
    undo.undo();
    return text.toString();
  });
  expect(left).toEqual(["abc", "ab", ""]);

  ended.abort();
  type("a");
  press("ArrowUp");
  type("b");
  undo.undo();
  expect(text.toString()).toBe("");
  vi.unstubAllGlobals();
});

it.each(["paste", "cut"])(
  "%s is a step of undo by itself, between what was typed before and behind",
  (deed) => {
    const draft = new Y.Doc();
    const text = draft.getText("text");
    const undo = new Y.UndoManager(text, { captureTimeout: 1e9 });
    // The window hears of a deed before the text in which it is done, and after it.
    const [before, after] = [new EventTarget(), new EventTarget()];
    vi.stubGlobal("addEventListener", (type: string, hear: () => void, options: AddEventListenerOptions) =>
      (options.capture ? before : after).addEventListener(type, hear, options),
    );
    const ended = new AbortController();
    endStepsAtPlaces(undo, ended.signal);

    text.insert(0, "a");
    before.dispatchEvent(new Event(deed));
    text.insert(1, "b");
    after.dispatchEvent(new Event(deed));
    text.insert(2, "c");
    const left = [1, 2, 3].map(() => {
      undo.undo();
      return text.toString();
    });
    expect(left).toEqual(["ab", "a", ""]);
    ended.abort();
    vi.unstubAllGlobals();
  },
);
