import fc from "fast-check";
import { EditorState, type Transaction } from "prosemirror-state";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { tries } from "#testing/properties.ts";
import { cellFromLines, type CellWords } from "../kit/cell-words.ts";
import { linesIn } from "../kit/rich-text.ts";
import { ownChange } from "../kit/shared-text.ts";
import { cellBinding } from "./cell-binding.ts";
import { setCell, textAt } from "./cell-texts.ts";
import { cellSchema } from "./cell-schema.ts";

function writer(name: number, seed?: Uint8Array) {
  const draft = new Y.Doc();
  draft.clientID = name;
  if (seed) Y.applyUpdate(draft, seed);
  const target = { draft, id: "table1" };
  const text = textAt(target, { row: "r", column: "c" });
  const binding = cellBinding(text, cellSchema, (work) => draft.transact(work));
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
  return { draft, target, text, editor, binding, said: (): CellWords => cellFromLines(linesIn(text)) };
}
type Writer = ReturnType<typeof writer>;

function meet(one: Writer, other: Writer): void {
  Y.applyUpdate(one.draft, Y.encodeStateAsUpdate(other.draft));
  Y.applyUpdate(other.draft, Y.encodeStateAsUpdate(one.draft));
}

const { bold } = cellSchema.marks;
type Act = {
  readonly who: 0 | 1;
  readonly at: number;
  readonly what: "type" | "break" | "cut" | "bold" | "meet" | "fill";
};
const act: fc.Arbitrary<Act> = fc.record({
  who: fc.constantFrom(0, 1),
  at: fc.nat(20),
  what: fc.constantFrom("type", "break", "cut", "bold", "meet", "fill"),
});

function perform([one, other]: readonly [Writer, Writer], { who, at, what }: Act, word: string): void {
  const { editor, target } = who === 0 ? one : other;
  const { tr, doc } = editor.state;
  const from = Math.min(at, doc.content.size);
  const to = Math.min(from + 3, doc.content.size);
  if (what === "meet") return meet(one, other);
  // As somebody does who fills the cell by a paste.
  if (what === "fill") return setCell(target, { row: "r", column: "c" }, `${word}\n${word}`);
  if (what === "type") editor.dispatch(tr.insertText(word, from));
  if (what === "break") editor.dispatch(tr.insert(from, cellSchema.node("hardBreak")));
  if (what === "cut" && to > from) editor.dispatch(tr.delete(from, to));
  if (what === "bold" && to > from) editor.dispatch(tr.addMark(from, to, bold.create()));
}

it("two people who write in one cell see the same words with the same marks, and the draft says them (long)", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 14 }), (acts) => {
      const one = writer(1);
      const two = [one, writer(2, Y.encodeStateAsUpdate(one.draft))] as const;
      acts.forEach((each, at) => perform(two, each, `w${at}`));
      meet(...two);
      expect(two[0].said()).toEqual(two[1].said());
      for (const { editor, binding } of two)
        expect(editor.state.doc.toJSON()).toEqual(binding.read().toJSON());
    }),
    { numRuns: tries(100) },
  );
});

it("while letters are composed in a cell others' words wait, and are there when it is over", () => {
  const one = writer(1);
  one.editor.dispatch(one.editor.state.tr.insertText("slow down"));
  const other = writer(2, Y.encodeStateAsUpdate(one.draft));
  one.editor.composing = true;
  one.editor.dispatch(one.editor.state.tr.insertText("v", 0));
  other.editor.dispatch(other.editor.state.tr.insertText("then ", 0));
  meet(one, other);
  expect(one.editor.state.doc.textContent).toBe("vslow down");
  one.editor.composing = false;
  one.binding.composed();
  meet(one, other);
  expect(one.editor.state.doc.textContent).toBe(other.editor.state.doc.textContent);
  expect(one.said()).toContain("then ");
});
