import fc from "fast-check";
import { deleteSelection } from "prosemirror-commands";
import { AllSelection, TextSelection, type Transaction } from "prosemirror-state";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { tries } from "#testing/properties.ts";
import {
  type Writer,
  expectSame,
  line,
  meet,
  perform,
  seeded,
  step,
  writer,
} from "#testing/writers/two-editors.ts";
import { linesIn } from "../kit/rich-text.ts";
import { newLine } from "./line-keys.ts";
import { contentFrom, linesOf } from "./lines.ts";
import { moveIn, toggleList, toggleStyle } from "./lists.ts";
import { letterAt, positionAt } from "./rich-doc.ts";

it("two people's editors become one text, and each shows at every moment what its draft says (long)", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), step, fc.boolean()), { maxLength: 25 }), (steps) => {
      const seed = seeded();
      const [one, other] = [writer(1, seed), writer(2, seed)];
      for (const [isOne, each, isMeeting] of steps) {
        perform(isOne ? one : other, each);
        expectSame(isOne ? one : other);
        if (isMeeting) {
          meet(one, other);
          expectSame(one);
          expectSame(other);
        }
      }
      meet(one, other);
      meet(one, other);
      expect(linesIn(one.text)).toEqual(linesIn(other.text));
      expectSame(one);
      expectSame(other);
      const content = contentFrom(linesIn(one.text));
      expect(contentFrom(linesOf(content))).toEqual(content);
    }),
    { numRuns: tries(120) },
  );
});

it("Enter is one letter, and a list, a quote or a joined line writes no letter anew", () => {
  const one = writer(1, seeded());
  const letters = () => Y.getState(one.draft.store, 1);
  const deletes = () => {
    let count = 0;
    for (let item = one.text._start; item; item = item.right) if (item.deleted && item.countable) count++;
    return count;
  };
  one.editor.dispatch(one.editor.state.tr.setSelection(TextSelection.create(one.editor.state.doc, 5)));
  newLine(one.editor.state, one.editor.dispatch);
  expect([letters(), deletes()]).toEqual([1, 0]);
  toggleList("number")(one.editor.state, one.editor.dispatch);
  toggleStyle("quote")(one.editor.state, one.editor.dispatch);
  expect(deletes()).toBe(0);
  expect(one.text.toString()).toBe("Fog \non the Wadden\nslow\n");
});

it("two who make a list of a line at once have a list, and one of them can take it back", () => {
  const seed = seeded([line("harbour"), line("bell")]);
  const [one, other] = [writer(1, seed), writer(2, seed)];
  for (const { editor } of [one, other]) {
    editor.dispatch(editor.state.tr.setSelection(new AllSelection(editor.state.doc)));
    toggleList("bullet")(editor.state, editor.dispatch);
  }
  meet(one, other);
  meet(one, other);
  expect(linesIn(one.text).map(({ look }) => look)).toEqual([{ list: "bullet" }, { list: "bullet" }]);
  one.undo.undo();
  meet(one, other);
  meet(one, other);
  expect(linesIn(other.text)).toEqual(linesIn(one.text));
  expect(linesIn(other.text).map(({ look }) => look)).toEqual([{ list: "bullet" }, { list: "bullet" }]);
});

it("whoever writes at the end of a line stays in it when another begins a new line there", () => {
  for (const names of [
    [1, 2],
    [2, 1],
  ] as const) {
    const seed = seeded([line("harbour"), line("bell")]);
    const [one, other] = [writer(names[0], seed), writer(names[1], seed)];
    one.editor.dispatch(one.editor.state.tr.setSelection(TextSelection.create(one.editor.state.doc, 8)));
    newLine(one.editor.state, one.editor.dispatch);
    one.editor.dispatch(one.editor.state.tr.insertText("new"));
    other.editor.dispatch(other.editor.state.tr.insertText(" open", 8));
    meet(one, other);
    expect(one.text.toString()).toBe("harbour open\nnew\nbell\n");
  }
});

it("two who type in one place each keep their words whole", () => {
  fc.assert(
    fc.property(
      fc.nat(3),
      fc.array(fc.constantFrom("one", "other", "meet"), { maxLength: 40 }),
      (at, deeds) => {
        const seed = seeded([line("harbour")]);
        const [one, other] = [writer(1, seed), writer(2, seed)];
        for (const { editor } of [one, other])
          editor.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, 1 + 2 * at)));
        const typed = { one: "", other: "" };
        const type = ({ editor }: Writer, name: "one" | "other", letter: string) => {
          typed[name] += letter;
          editor.dispatch(editor.state.tr.insertText(letter));
        };
        deeds.forEach((deed, place) => {
          if (deed === "meet") meet(one, other);
          else if (deed === "one") type(one, deed, String.fromCodePoint(0x41 + (place % 26)));
          else type(other, deed, String(place % 10));
        });
        meet(one, other);
        meet(one, other);
        const words = one.text.toString();
        expect(words).toContain(typed.one);
        expect(words).toContain(typed.other);
        expectSame(one);
        expectSame(other);
      },
    ),
    { numRuns: tries(120) },
  );
});

it("a caret at the start of a line goes along with it when another begins a line there", () => {
  const seed = seeded([line("harbour"), line("bell")]);
  const [one, other] = [writer(1, seed), writer(2, seed)];
  for (const { editor } of [one, other])
    editor.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, 10)));
  newLine(other.editor.state, other.editor.dispatch);
  other.editor.dispatch(other.editor.state.tr.insertText("light"));
  meet(one, other);
  one.editor.dispatch(one.editor.state.tr.insertText("the "));
  meet(one, other);
  expect(one.text.toString()).toBe("harbour\n\nthe lightbell\n");
});

it("two people who begin an empty line at once write into one text, each letter once", () => {
  const seed = seeded([line("")]);
  const [one, other] = [writer(1, seed), writer(2, seed)];
  const type = ({ editor }: Writer, letter: string) =>
    editor.dispatch(editor.state.tr.insertText(letter, editor.state.doc.content.size - 1));
  const lines = ["one two three", "four five six"];
  for (let at = 0; at < 13; at++) {
    type(one, lines[0]?.[at] ?? "");
    type(other, lines[1]?.[at] ?? "");
    if (at % 3 === 1) meet(one, other);
  }
  meet(one, other);
  const text = one.editor.state.doc.textContent;
  expect(other.editor.state.doc.textContent).toBe(text);
  expect(Array.from(text).sort()).toEqual(Array.from(lines.join("")).sort());
});

it("the caret stands in each new line, also in empty ones", () => {
  const { editor } = writer(1, seeded([line("above")]));
  editor.dispatch(editor.state.tr.setSelection(TextSelection.atEnd(editor.state.doc)));
  const carets = [8, 10, 12].map((caret) => {
    newLine(editor.state, editor.dispatch);
    return editor.state.selection.head === caret;
  });
  expect(carets).toEqual([true, true, true]);
});

it("every letter of a text has one place in the editor, and the other way round", () => {
  const { text, editor } = writer(1, seeded());
  const { doc } = editor.state;
  for (let letter = 0; letter < text.length; letter++)
    expect(letterAt(doc, positionAt(doc, letter))).toBe(letter);
  const lines = Array.from({ length: doc.content.size }, (_, position) => position);
  const inLines = lines.filter((position) => doc.resolve(position).parent.isTextblock);
  expect(inLines.map((position) => positionAt(doc, letterAt(doc, position)))).toEqual(inLines);
});

it("the caret keeps its letters while somebody writes before it, and follows undo", () => {
  const seed = seeded();
  const [one, other] = [writer(1, seed), writer(2, seed)];
  one.editor.dispatch(one.editor.state.tr.setSelection(TextSelection.create(one.editor.state.doc, 8)));
  other.editor.dispatch(other.editor.state.tr.insertText("Thick ", 1));
  meet(one, other);
  expect(one.editor.state.selection.from).toBe(14);
  toggleList("number")(other.editor.state, other.editor.dispatch);
  meet(one, other);
  expect(
    one.editor.state.selection.$from.parent.textBetween(0, one.editor.state.selection.$from.parentOffset),
  ).toBe("Thick Fog on ");
  toggleList("number")(other.editor.state, other.editor.dispatch);
  meet(one, other);
  one.editor.dispatch(one.editor.state.tr.insertText("!!"));
  one.editor.dispatch(one.editor.state.tr.setSelection(TextSelection.create(one.editor.state.doc, 2)));
  one.undo.undo();
  expect(one.editor.state.doc.firstChild?.textContent).toBe("Thick Fog on the Wadden");
  expect(one.editor.state.selection.from).toBe(14);
});

it("where undo takes back letters among which another wrote, the caret comes to where they began", () => {
  const seed = seeded();
  const [one, other] = [writer(1, seed), writer(2, seed)];
  one.editor.dispatch(one.editor.state.tr.insertText("Thick ", 1));
  meet(one, other);
  other.editor.dispatch(other.editor.state.tr.insertText("Grey", 4));
  meet(one, other);
  expect(one.editor.state.doc.firstChild?.textContent).toMatch(/^ThiGreyck Fog/);
  one.undo.undo();
  expect(one.editor.state.doc.firstChild?.textContent).toMatch(/^GreyFog/);
  expect(one.editor.state.selection.from).toBe(1);
});

it.each([
  ["listed", toggleList("bullet")],
  ["quoted", toggleStyle("quote")],
] as const)("the caret stays in its line when that was %s and this is undone", (_, change) => {
  const one = writer(1, seeded());
  one.editor.dispatch(one.editor.state.tr.setSelection(TextSelection.create(one.editor.state.doc, 4)));
  change(one.editor.state, one.editor.dispatch);
  one.undo.undo();
  const { $head } = one.editor.state.selection;
  expect($head.parent.textBetween(0, $head.parentOffset)).toBe("Fog");
});

it("whoever has selected everything still has when another writes, and deletes all of what was there", () => {
  const seed = seeded();
  const [one, other] = [writer(1, seed), writer(2, seed)];
  one.editor.dispatch(one.editor.state.tr.setSelection(new AllSelection(one.editor.state.doc)));
  other.editor.dispatch(other.editor.state.tr.insertText("Thick ", 1));
  meet(one, other);
  expect(one.editor.state.selection).toBeInstanceOf(AllSelection);
  deleteSelection(one.editor.state, one.editor.dispatch);
  expectSame(one);
  expect(linesIn(one.text)).toEqual([line("")]);
});

it("one emoji in another's place stays whole", () => {
  const one = writer(1, seeded());
  one.editor.dispatch(one.editor.state.tr.insertText("\u{1f600}", 1));
  one.editor.dispatch(one.editor.state.tr.insertText("\u{1f601}", 1, 3));
  const other = writer(2, Y.encodeStateAsUpdate(one.draft));
  expect(other.editor.state.doc.textContent).toContain("\u{1f601}Fog");
});

it("lists go six deep and no deeper", () => {
  const { editor, text } = writer(1, seeded());
  const dispatch = (tr: Transaction) => editor.dispatch(tr);
  for (let depth = 0; depth < 9; depth++) {
    editor.dispatch(editor.state.tr.setSelection(TextSelection.atEnd(editor.state.doc)));
    newLine(editor.state, dispatch);
    editor.dispatch(editor.state.tr.insertText("x"));
    expect(moveIn(editor.state, dispatch)).toBe(true);
  }
  expect(linesIn(text).map(({ look }) => look.level ?? 1)).toEqual([1, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6]);
});
