import { EditorState, Selection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { textPart, valuesPart } from "../kit/draft-parts.ts";
import type { PageTools } from "../kit/editor.ts";
import { lineBinding } from "../kit/line-binding.ts";
import { ownChange } from "../kit/shared-text.ts";
import { typeInto } from "#testing/typed-keys.ts";
import { headingKeys } from "./heading-keys.ts";

/** A heading without a window, with the caret at its start. */
function heading(words: string) {
  const draft = new Y.Doc();
  const text = draft.getText(textPart("fog", "text"));
  const values = draft.getMap(valuesPart("fog"));
  text.insert(0, words);
  values.set("level", "h2");
  const own = {};
  const undo = new Y.UndoManager(draft, { trackedOrigins: new Set([own]), captureTimeout: 1e9 });
  const page = {
    change: (work: () => void) => draft.transact(work, own),
    endStep: () => undo.stopCapturing(),
  } as unknown as PageTools;
  const plugins = headingKeys({ draft, id: "fog", page: () => page });
  const binding = lineBinding(text, page.change);
  const view = {
    state: EditorState.create({ doc: binding.read(), plugins }),
    composing: false,
    isDestroyed: false,
    hasFocus: () => true,
    dispatch(tr: Transaction) {
      const { state, transactions } = view.state.applyTransaction(tr);
      view.state = state;
      const change = ownChange(transactions);
      if (change) binding.write(change);
    },
  };
  binding.bind(view);
  view.dispatch(view.state.tr.setSelection(Selection.atStart(view.state.doc)));
  return {
    type: (letters: string) => typeInto(view as unknown as EditorView, plugins, letters),
    undo: () => undo.undo(),
    now: () => `${values.get("level") as string} ${text.toString()}`,
  };
}

it.each([
  ["# ", "h0 Fog"],
  ["## ", "h1 Fog"],
  ["#### ", "h3 Fog"],
  ["##### ", "h2 ##### Fog"],
  ["a # ", "h2 a # Fog"],
])("typed at the start of a heading, %s makes it %s; one undo gives the signs back", (signs, expected) => {
  const one = heading("Fog");
  one.type(signs);
  expect(one.now()).toBe(expected);
  if (expected.endsWith(" Fog") && !expected.includes("#")) one.undo();
  expect(one.now()).toBe(`h2 ${signs}Fog`);
});

it("signs of marks, which a heading does not hold, stay as they were typed", () => {
  const one = heading("");
  one.type("**a** _b_ `c` ~~d~~ ==e== [f](https://example.org) - 1. > ");
  expect(one.now()).toBe("h2 **a** _b_ `c` ~~d~~ ==e== [f](https://example.org) - 1. > ");
});
