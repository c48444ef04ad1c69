import fc from "fast-check";
import { chainCommands, deleteSelection, toggleMark } from "prosemirror-commands";
import { TextSelection, type Transaction } from "prosemirror-state";
import { expect } from "vitest";
import * as Y from "yjs";
import { emptyDraft } from "#documents/draft/roots.ts";
import type { RichText } from "#widgets/kit/draft.ts";
import { fillText, linesIn } from "#widgets/kit/rich-text.ts";
import { setStyle } from "#widgets/kit/set-style.ts";
import { backAtStart, deleteLines, forwardAtEnd, newLine } from "#widgets/paragraph/line-keys.ts";
import { moveIn, moveOut, toggleList, toggleStyle } from "#widgets/paragraph/lists.ts";
import { alignLines } from "#widgets/paragraph/alignment.ts";
import { docFrom, linesOfDoc, richLines } from "#widgets/paragraph/rich-doc.ts";
import { richSchema } from "#widgets/paragraph/rich-schema.ts";
import { windowlessEditor } from "./windowless-editor.ts";

const part = "l:aaaaaa/doc";
export const line = (text: string, look: RichText[number]["look"] = {}) => ({
  look,
  runs: text === "" ? [] : [{ text, marks: {} }],
});
const start: RichText = [line("Fog on the Wadden"), line("slow", { list: "bullet" })];

/** Somebody who writes in a text, without a window. */
export function writer(name: number, seed: Uint8Array) {
  const draft = emptyDraft();
  draft.clientID = name;
  Y.applyUpdate(draft, seed);
  const { editor, text, own, binding } = windowlessEditor(draft, part);
  const undo = new Y.UndoManager(draft, { trackedOrigins: new Set([own]), captureTimeout: 0 });
  return { draft, text, editor, undo, binding };
}

export function seeded(lines = start): Uint8Array {
  const draft = emptyDraft();
  draft.clientID = 9;
  fillText(draft.getText(part), lines);
  return Y.encodeStateAsUpdate(draft);
}

export type Writer = ReturnType<typeof writer>;

export function meet(one: Writer, other: Writer): void {
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
  "highlight",
  "link",
  "font",
  "size",
  "colour",
  "list",
  "number",
  "in",
  "out",
  "quote",
  "left",
  "center",
  "right",
  "break",
  "mention",
  "paste",
  "undo",
  "redo",
] as const;
const sizes = [1, 6, null];
/** One thing that somebody does somewhere in a text. */
export const step = fc.record({
  act: fc.constantFrom(...acts),
  from: fc.nat(60),
  to: fc.nat(60),
  isCaret: fc.boolean(),
  // No editor puts a caret into half of a pair, but the places here are random.
  words: fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 5 }),
});
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

export function perform({ editor, undo }: Writer, { act, from, to, words, isCaret }: Step) {
  const size = editor.state.doc.content.size;
  const at = (place: number) => editor.state.doc.resolve(place % (size + 1));
  editor.dispatch(editor.state.tr.setSelection(TextSelection.between(at(from), at(isCaret ? from : to))));
  const { tr } = editor.state;
  const { nodes, marks } = richSchema;
  const dispatch = (change: Transaction) => editor.dispatch(change);
  if (act === "type") dispatch(tr.insertText(words.replaceAll("\u0000", "")));
  if (act === "delete") chainCommands(deleteLines, deleteSelection)(editor.state, dispatch);
  if (act === "split") newLine(editor.state, dispatch);
  if (act === "back") backAtStart(editor.state, dispatch);
  if (act === "forward") forwardAtEnd(editor.state, dispatch);
  if (act === "bold" || act === "highlight") toggleMark(marks[act])(editor.state, dispatch);
  if (act === "link") toggleMark(marks.link, { href: "page:12" })(editor.state, dispatch);
  if (act === "font") setStyle("font", from % 2 > 0 ? "lora" : null)(editor.state, dispatch);
  if (act === "size") setStyle("size", sizes[from % 3] ?? null)(editor.state, dispatch);
  if (act === "colour") setStyle("colour", from % 2 > 0 ? "good" : "warn")(editor.state, dispatch);
  if (act === "list") toggleList("bullet")(editor.state, dispatch);
  if (act === "number") toggleList("number")(editor.state, dispatch);
  if (act === "in") moveIn(editor.state, dispatch);
  if (act === "out") moveOut(editor.state, dispatch);
  if (act === "quote") toggleStyle("quote")(editor.state, dispatch);
  if (act === "left" || act === "center" || act === "right") alignLines(act)(editor.state, dispatch);
  if (act === "break") dispatch(tr.replaceSelectionWith(nodes.hardBreak.create(), false));
  if (act === "mention")
    dispatch(tr.replaceSelectionWith(nodes.mention.create({ of: "page", id: 1 + (from % 3) }), false));
  // The editor's own way of putting blocks where they fit.
  if (act === "paste")
    dispatch(tr.replaceSelection(docFrom([line("a"), line("b", { list: "number" })]).slice(1)));
  if (act === "undo") undo.undo();
  if (act === "redo") undo.redo();
}

/** What an editor shows is what the draft says. */
export function expectSame({ editor, text }: Writer): void {
  editor.state.doc.check();
  expect(richLines(linesOfDoc(editor.state.doc))).toEqual(linesIn(text));
  expect(editor.state.doc.toJSON()).toEqual(docFrom(linesIn(text)).toJSON());
}
