import fc from "fast-check";
import { toggleMark } from "prosemirror-commands";
import { TextSelection, type Transaction } from "prosemirror-state";
import { expect, it } from "vitest";
import { yXmlFragmentToProseMirrorRootNode } from "y-prosemirror";
import * as Y from "yjs";
import { tries } from "#testing/properties.ts";
import { windowlessEditor } from "#testing/writers/windowless-editor.ts";
import { readFragment, writeFragment } from "#documents/draft/rich-fragment.ts";
import type { RichDoc } from "../kit/draft.ts";
import { placeAt, positionOf } from "./draft-places.ts";
import { moveIn, moveOut, toggleList } from "./lists.ts";
import { putRight } from "./put-right.ts";
import { richSchema } from "./rich-schema.ts";

const part = "r:aaaaaa/doc";
const start: RichDoc = {
  type: "doc",
  content: [
    { type: "paragraph", content: [{ type: "text", text: "Fog on the Wadden" }] },
    {
      type: "bulletList",
      content: [
        { type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text: "slow" }] }] },
      ],
    },
  ],
};

function writer(name: number, seed: Uint8Array) {
  const draft = new Y.Doc();
  draft.clientID = name;
  Y.applyUpdate(draft, seed);
  const { editor, fragment, own } = windowlessEditor(draft, part);
  const undo = new Y.UndoManager(draft, { trackedOrigins: new Set([own]), captureTimeout: 0 });
  return { draft, fragment, editor, undo };
}

function seeded(doc = start): Uint8Array {
  const draft = new Y.Doc();
  writeFragment(draft.getXmlFragment(part), doc);
  return Y.encodeStateAsUpdate(draft);
}

type Writer = ReturnType<typeof writer>;

function meet(one: Writer, other: Writer): void {
  Y.applyUpdate(one.draft, Y.encodeStateAsUpdate(other.draft, Y.encodeStateVector(one.draft)));
  Y.applyUpdate(other.draft, Y.encodeStateAsUpdate(one.draft, Y.encodeStateVector(other.draft)));
}

const acts = [
  "type",
  "delete",
  "split",
  "bold",
  "link",
  "list",
  "in",
  "out",
  "break",
  "undo",
  "redo",
] as const;
const step = fc.record({
  act: fc.constantFrom(...acts),
  from: fc.nat(60),
  to: fc.nat(60),
  // No editor puts a caret into half of a pair, but the places here are random.
  words: fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 5 }),
});

function perform(
  { editor, undo }: Writer,
  { act, from, to, words }: typeof step extends fc.Arbitrary<infer S> ? S : never,
) {
  const size = editor.state.doc.content.size;
  const at = (place: number) => editor.state.doc.resolve(place % (size + 1));
  editor.dispatch(editor.state.tr.setSelection(TextSelection.between(at(from), at(to))));
  const { tr } = editor.state;
  const { nodes, marks } = richSchema;
  const dispatch = (change: Transaction) => editor.dispatch(change);
  if (act === "type") dispatch(tr.insertText(words.replaceAll("\u0000", "")));
  if (act === "delete") dispatch(tr.deleteSelection());
  if (act === "split" && editor.state.selection.$from.parent.isTextblock)
    dispatch(tr.deleteSelection().split(tr.selection.from));
  if (act === "bold") toggleMark(marks.bold)(editor.state, dispatch);
  if (act === "link") toggleMark(marks.link, { href: "page:12" })(editor.state, dispatch);
  if (act === "list") toggleList(nodes.orderedList)(editor.state, dispatch);
  if (act === "in") moveIn(editor.state, dispatch);
  if (act === "out") moveOut(editor.state, dispatch);
  if (act === "break") dispatch(tr.replaceSelectionWith(nodes.hardBreak.create(), false));
  if (act === "undo") undo.undo();
  if (act === "redo") undo.redo();
}

type Json = { type: string; text?: string; content?: Json[]; marks?: { type: string; attrs?: object }[] };

/** A text as both sides name it. A break among bold words is bold in the editor alone; nobody sees or stores that. */
function plain(value: unknown): unknown {
  const { type, text, content = [], marks = [] } = value as Json;
  const own =
    type === "hardBreak" ? [] : marks.map((mark) => `${mark.type} ${JSON.stringify(mark.attrs ?? {})}`);
  return { type, text, content: content.map(plain), marks: own.sort() };
}

it("two people's editors become one text, which the draft's reader and the binding's own reader see alike", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), step, fc.boolean()), { maxLength: 25 }), (steps) => {
      const seed = seeded();
      const [one, other] = [writer(1, seed), writer(2, seed)];
      for (const [isOne, each, isMeeting] of steps) {
        perform(isOne ? one : other, each);
        if (isMeeting) meet(one, other);
      }
      meet(one, other);
      meet(one, other);
      const read = readFragment(one.fragment);
      expect(readFragment(other.fragment)).toEqual(read);
      expect(plain(one.editor.state.doc.toJSON())).toEqual(plain(other.editor.state.doc.toJSON()));
      expect(plain(read)).toEqual(
        plain({
          type: "doc",
          content: yXmlFragmentToProseMirrorRootNode(one.fragment, richSchema).toJSON().content ?? [],
        }),
      );
      one.editor.state.doc.check();
      // A text that lost its last line reads as one empty line.
      const stored = read.content.length > 0 ? read : putRight(read);
      expect(plain(putRight(read))).toEqual(plain(stored));
    }),
    { numRuns: tries(60) },
  );
});

it("two people who begin an empty line at once write into one text, each letter once", () => {
  const empty: RichDoc = { type: "doc", content: [{ type: "paragraph" }] };
  const seed = seeded(empty);
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

it("every place of a text is found again in the draft", () => {
  const { fragment, editor } = writer(1, seeded());
  const { doc } = editor.state;
  const positions = Array.from({ length: doc.content.size }, (_, position) => position);
  const inLines = positions.filter((position) => doc.resolve(position).parent.isTextblock);
  expect(inLines.map((position) => positionOf(fragment, placeAt(fragment, doc, position)))).toEqual(inLines);
});

it("the caret keeps its letters while somebody writes before it, and follows undo", () => {
  const seed = seeded();
  const [one, other] = [writer(1, seed), writer(2, seed)];
  one.editor.dispatch(one.editor.state.tr.setSelection(TextSelection.create(one.editor.state.doc, 8)));
  other.editor.dispatch(other.editor.state.tr.insertText("Thick ", 1));
  meet(one, other);
  expect(one.editor.state.selection.from).toBe(14);
  one.editor.dispatch(one.editor.state.tr.insertText("!!"));
  one.editor.dispatch(one.editor.state.tr.setSelection(TextSelection.create(one.editor.state.doc, 2)));
  one.undo.undo();
  expect(one.editor.state.doc.firstChild?.textContent).toBe("Thick Fog on the Wadden");
  expect(one.editor.state.selection.from).toBe(14);
});

it("one emoji in another's place stays whole", () => {
  const one = writer(1, seeded());
  one.editor.dispatch(one.editor.state.tr.insertText("\u{1f600}", 1));
  one.editor.dispatch(one.editor.state.tr.insertText("\u{1f601}", 1, 3));
  const other = writer(2, Y.encodeStateAsUpdate(one.draft));
  expect(other.editor.state.doc.textContent).toContain("\u{1f601}Fog");
});

it("lists go six deep and no deeper", () => {
  const { editor } = writer(1, seeded());
  const inList = editor.state.doc.content.size - 3;
  const dispatch = (tr: Transaction) => editor.dispatch(tr);
  for (let depth = 0; depth < 9; depth++) {
    editor.dispatch(
      editor.state.tr.setSelection(TextSelection.near(editor.state.doc.resolve(inList + depth))),
    );
    editor.dispatch(editor.state.tr.setSelection(TextSelection.atEnd(editor.state.doc)));
    if (depth > 0) editor.dispatch(editor.state.tr.split(editor.state.selection.from, 2).insertText("x"));
    expect(moveIn(editor.state, dispatch)).toBe(true);
  }
  const read = JSON.stringify(putRight({ type: "doc", content: editor.state.doc.toJSON().content }));
  expect(read).toBe(JSON.stringify(editor.state.doc.toJSON()));
});
