import fc from "fast-check";
import { deleteSelection, toggleMark } from "prosemirror-commands";
import { AllSelection, TextSelection, type Transaction } from "prosemirror-state";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { emptyDraft } from "#documents/draft/roots.ts";
import { tries } from "#testing/properties.ts";
import { windowlessEditor } from "#testing/writers/windowless-editor.ts";
import type { RichText } from "../kit/draft.ts";
import { fillText, linesIn } from "../kit/rich-text.ts";
import { backAtStart, deleteLines, forwardAtEnd, newLine } from "./line-keys.ts";
import { contentFrom, linesOf } from "./lines.ts";
import { moveIn, moveOut, toggleList, toggleStyle } from "./lists.ts";
import { docFrom, letterAt, linesOfDoc, positionAt, richLines } from "./rich-doc.ts";
import { richSchema } from "./rich-schema.ts";

const part = "l:aaaaaa/doc";
const line = (text: string, look: RichText[number]["look"] = {}) => ({
  look,
  runs: text === "" ? [] : [{ text, marks: {} }],
});
const start: RichText = [line("Fog on the Wadden"), line("slow", { list: "bullet" })];

function writer(name: number, seed: Uint8Array) {
  const draft = emptyDraft();
  draft.clientID = name;
  Y.applyUpdate(draft, seed);
  const { editor, text, own, binding } = windowlessEditor(draft, part);
  const undo = new Y.UndoManager(draft, { trackedOrigins: new Set([own]), captureTimeout: 0 });
  return { draft, text, editor, undo, binding };
}

function seeded(lines = start): Uint8Array {
  const draft = emptyDraft();
  draft.clientID = 9;
  fillText(draft.getText(part), lines);
  return Y.encodeStateAsUpdate(draft);
}

type Writer = ReturnType<typeof writer>;

function meet(one: Writer, other: Writer): void {
  Y.applyUpdate(one.draft, Y.encodeStateAsUpdate(other.draft, Y.encodeStateVector(one.draft)));
  Y.applyUpdate(other.draft, Y.encodeStateAsUpdate(one.draft, Y.encodeStateVector(other.draft)));
}

const acts = [
  "type",
  "type",
  "delete",
  "split",
  "back",
  "forward",
  "bold",
  "link",
  "list",
  "number",
  "in",
  "out",
  "quote",
  "break",
  "paste",
  "undo",
  "redo",
] as const;
const step = fc.record({
  act: fc.constantFrom(...acts),
  from: fc.nat(60),
  to: fc.nat(60),
  isCaret: fc.boolean(),
  // No editor puts a caret into half of a pair, but the places here are random.
  words: fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 5 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function perform({ editor, undo }: Writer, { act, from, to, words, isCaret }: Step) {
  const size = editor.state.doc.content.size;
  const at = (place: number) => editor.state.doc.resolve(place % (size + 1));
  editor.dispatch(editor.state.tr.setSelection(TextSelection.between(at(from), at(isCaret ? from : to))));
  const { tr } = editor.state;
  const { nodes, marks } = richSchema;
  const dispatch = (change: Transaction) => editor.dispatch(change);
  if (act === "type") dispatch(tr.insertText(words.replaceAll("\u0000", "")));
  if (act === "delete") deleteLines(editor.state, dispatch) || deleteSelection(editor.state, dispatch);
  if (act === "split") newLine(editor.state, dispatch);
  if (act === "back") backAtStart(editor.state, dispatch);
  if (act === "forward") forwardAtEnd(editor.state, dispatch);
  if (act === "bold") toggleMark(marks.bold)(editor.state, dispatch);
  if (act === "link") toggleMark(marks.link, { href: "page:12" })(editor.state, dispatch);
  if (act === "list") toggleList("bullet")(editor.state, dispatch);
  if (act === "number") toggleList("number")(editor.state, dispatch);
  if (act === "in") moveIn(editor.state, dispatch);
  if (act === "out") moveOut(editor.state, dispatch);
  if (act === "quote") toggleStyle("quote")(editor.state, dispatch);
  if (act === "break") dispatch(tr.replaceSelectionWith(nodes.hardBreak.create(), false));
  // The editor's own way of putting blocks where they fit.
  if (act === "paste") dispatch(tr.replaceSelection(docFrom([line("a"), line("b", { list: "number" })]).slice(1)));
  if (act === "undo") undo.undo();
  if (act === "redo") undo.redo();
}

/** What an editor shows is what the draft says. */
function expectSame({ editor, text }: Writer): void {
  editor.state.doc.check();
  expect(richLines(linesOfDoc(editor.state.doc))).toEqual(linesIn(text));
  expect(editor.state.doc.toJSON()).toEqual(docFrom(linesIn(text)).toJSON());
}

it("two people's editors become one text, and each shows at every moment what its draft says", () => {
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

it("while letters are composed others' changes wait, and then all of it is there, in the same order for both", () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 6 }),
      fc.array(fc.tuple(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 3 }), fc.boolean()), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.nat(20),
      (steps, composed, place) => {
        const seed = seeded();
        const [one, other] = [writer(1, seed), writer(2, seed)];
        const caret = TextSelection.near(one.editor.state.doc.resolve(place));
        one.editor.dispatch(one.editor.state.tr.setSelection(caret));
        const from = one.editor.state.selection.from;
        let shown = "";
        one.editor.compose(() => {
          for (const [at, [letters, isHeard]] of composed.entries()) {
            const each = steps[at];
            if (each && each.act !== "undo") perform(other, each);
            // An input method replaces what it composes, from the same place on.
            const { tr } = one.editor.state;
            one.editor.dispatch(tr.insertText(letters, from, from + shown.length));
            shown = letters;
            if (isHeard) meet(one, other);
            expect(one.editor.state.doc.textBetween(from, from + shown.length)).toBe(shown);
          }
        });
        expectSame(one);
        // Nobody can have written among letters of which nobody had heard.
        if (composed.every(([, isHeard]) => !isHeard)) expect(one.text.toString()).toContain(shown);
        meet(one, other);
        expectSame(one);
        expectSame(other);
        expect(linesIn(one.text)).toEqual(linesIn(other.text));
      },
    ),
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
  expect(one.editor.state.selection.$from.parent.textBetween(0, one.editor.state.selection.$from.parentOffset)).toBe(
    "Thick Fog on ",
  );
  toggleList("number")(other.editor.state, other.editor.dispatch);
  meet(one, other);
  one.editor.dispatch(one.editor.state.tr.insertText("!!"));
  one.editor.dispatch(one.editor.state.tr.setSelection(TextSelection.create(one.editor.state.doc, 2)));
  one.undo.undo();
  expect(one.editor.state.doc.firstChild?.textContent).toBe("Thick Fog on the Wadden");
  expect(one.editor.state.selection.from).toBe(14);
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
