import fc from "fast-check";
import { EditorState, type Transaction } from "prosemirror-state";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { ownChange } from "./shared-text.ts";
import { lineBinding } from "./line-binding.ts";

function writer(name: number, seed?: Uint8Array) {
  const draft = new Y.Doc();
  draft.clientID = name;
  if (seed) Y.applyUpdate(draft, seed);
  const text = draft.getText("t");
  const binding = lineBinding(text, (work) => draft.transact(work));
  const editor = {
    state: EditorState.create({ doc: binding.read() }),
    composing: false,
    hasFocus: () => true,
    dispatch(tr: Transaction) {
      const { state, transactions } = editor.state.applyTransaction(tr);
      editor.state = state;
      const own = ownChange(transactions);
      if (own) binding.write(own);
    },
  };
  binding.bind(editor);
  const put = (from: number, to: number, words: string) =>
    editor.dispatch(
      words === "" ? editor.state.tr.delete(from, to) : editor.state.tr.insertText(words, from, to),
    );
  return { draft, text, editor, binding, put, said: () => editor.state.doc.textContent };
}
type Writer = ReturnType<typeof writer>;

function meet(one: Writer, other: Writer): void {
  Y.applyUpdate(one.draft, Y.encodeStateAsUpdate(other.draft));
  Y.applyUpdate(other.draft, Y.encodeStateAsUpdate(one.draft));
}

function two(words: string): [Writer, Writer] {
  const one = writer(1);
  one.put(0, 0, words);
  return [one, writer(2, Y.encodeStateAsUpdate(one.draft))];
}

it("two people who type in one heading at once keep each other's letters", () => {
  const [one, other] = two("Why we slow down");
  one.put(7, 7, "always ");
  other.put(16, 16, " in fog");
  meet(one, other);
  expect([one.said(), other.said(), one.text.toString()]).toEqual(
    Array.from({ length: 3 }, () => "Why we always slow down in fog"),
  );
});

it("while letters are composed others' words wait, and are there when it is over", () => {
  const [one, other] = two("Why we slow down");
  one.editor.composing = true;
  one.put(7, 7, "v");
  other.put(7, 7, "then ");
  meet(one, other);
  one.put(7, 8, "ver");
  expect(one.said()).toBe("Why we verslow down");
  meet(one, other);
  one.put(7, 10, "very ");
  one.editor.composing = false;
  one.binding.composed();
  meet(one, other);
  expect([one.said(), other.said()]).toEqual(["Why we very then slow down", "Why we very then slow down"]);
});

it("whatever was there, the draft says what was typed", () => {
  const words = fc.string({ unit: "grapheme" }).map((said) => said.replaceAll("\u0000", ""));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const one = writer(1);
      one.put(0, 0, before);
      one.put(0, before.length, after);
      expect(one.text.toString()).toBe(after);
    }),
  );
});

it("one emoji in another's place stays whole on its way to others", () => {
  const [one] = two("a\u{1f600}b");
  one.put(1, 3, "\u{1f601}");
  one.put(1, 3, "\u{1f201}");
  expect(writer(3, Y.encodeStateAsUpdate(one.draft)).said()).toBe("a\u{1f201}b");
});
