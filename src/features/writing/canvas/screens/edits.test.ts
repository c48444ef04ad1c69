import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { takeIncoming } from "#documents/draft/incoming.ts";
import { undoOf } from "#documents/draft/moves/undoing.ts";
import { emptyDraft } from "#documents/draft/roots.ts";
import { movesPart, richPart, valuesPart } from "#widgets/kit/draft-parts.ts";
import { flowKinds, headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { linesIn } from "#widgets/kit/rich-text.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import { editsOn } from "./edits.ts";

function page(...widgets: StoredWidget[]) {
  const draft = emptyDraft("tab");
  const written = draftFrom(stacked(widgets.map((widget, at) => ({ id: `w0000${at}`, ...widget }))));
  Y.applyUpdate(draft, Y.encodeStateAsUpdate(written));
  draft.getMap(movesPart);
  const ownChange = {};
  const undo = undoOf(draft, ownChange, 500);
  const change = (work: () => void) => draft.transact(work, ownChange);
  const session = { draft, undo, ownChange, change } as unknown as DraftSession;
  return { draft, undo, own: ownChange, edits: editsOn(session, () => {}) };
}

function said(draft: Y.Doc): string[] {
  const { rows, widgets } = documentFrom(draft);
  const ids = rows.flatMap(({ columns }) => columns.flatMap((column) => column.widgets));
  return ids.flatMap((id) => {
    const widget = widgets[id];
    return widget ? [`${widget.kind}: ${schemas[widget.kind].plainText(widget.content as never)}`] : [];
  });
}

const end = (at: number, kind: keyof typeof flowKinds, letter: number) => ({
  id: `w0000${at}`,
  flow: flowKinds[kind],
  letter,
});

it("what is cut from the middle of one text to the middle of another joins what is left, in one step of undo", () => {
  const { draft, undo, edits } = page(
    textOf("Fog on", "the Wadden"),
    headingOf("Why"),
    textOf("we slow", "down"),
  );
  const before = said(draft);
  edits.cut(end(0, "Paragraph", 3), end(2, "Paragraph", 2), ["w00001"]);
  expect(said(draft)).toEqual(["Paragraph: Fog slow\ndown"]);
  undo.undo();
  expect(said(draft)).toEqual(before);
});

it.each([
  ["plain, and a listed line and its end go", [{}, { list: "bullet" }], {}],
  [
    "listed, and a centred line and its end go",
    [{ list: "bullet" }, { align: "center" }],
    { list: "bullet" },
  ],
] as const)("what goes on of lines stands where the first of them stood: %s", (_, [first, second], look) => {
  const { draft, undo, own, edits } = page(textOf("Fog on", "the Wadden"), textOf("we slow", "down"));
  const text = draft.getText(flowKinds.Paragraph.part("w00000"));
  draft.transact(() => {
    text.format(6, 1, first);
    text.format(17, 1, second);
  }, own);
  const before = JSON.stringify(linesIn(text));
  edits.cut(end(0, "Paragraph", 3), end(1, "Paragraph", 2), []);
  expect(said(draft)).toEqual(["Paragraph: Fog slow\ndown"]);
  expect(linesIn(text).map((line) => line.look)).toEqual([look, {}]);
  undo.undo();
  expect(JSON.stringify(linesIn(text))).toBe(before);
});

it("a heading takes up the first line of what is left, and the lines behind it stay a text", () => {
  const { draft, edits } = page(headingOf("Why we"), textOf("Fog and", "ice"));
  edits.cut(end(0, "Heading", 3), end(1, "Paragraph", 3), []);
  expect(said(draft)).toEqual(["Heading: Why and", "Paragraph: ice"]);
});

it("what a colleague types in the last text meanwhile is not lost", () => {
  const { draft, edits } = page(textOf("Fog on the Wadden"), textOf("we slow down"));
  const theirs = emptyDraft();
  Y.applyUpdate(theirs, Y.encodeStateAsUpdate(draft));
  edits.cut(end(0, "Paragraph", 4), end(1, "Paragraph", 3), []);
  theirs.getText(richPart("w00001", "doc")).insert(8, "right ");
  Y.applyUpdate(draft, Y.encodeStateAsUpdate(theirs));
  // The server then takes the word to its letter, as decision 0040 says.
  expect(said(draft).join(" ")).toContain("right");
  expect(said(draft)[0]).toBe("Paragraph: Fog slow down");
});

it("what is typed over such a selection is taken back with it, in one step", () => {
  const { draft, undo, edits, own } = page(textOf("Fog on"), headingOf("Why"), textOf("we slow"));
  const before = said(draft);
  edits.cut(end(0, "Paragraph", 4), end(2, "Paragraph", 3), ["w00001"]);
  edits.goOn();
  draft.transact(() => draft.getText(richPart("w00000", "doc")).insert(4, "X"), own);
  expect(said(draft)).toEqual(["Paragraph: Fog Xslow"]);
  undo.undo();
  expect(said(draft)).toEqual(before);
  undo.redo();
  expect(said(draft)).toEqual(["Paragraph: Fog Xslow"]);
});

it("what one undo of such a cut brings back stays where it was, whatever moves the texts were made by", () => {
  const { draft, undo, edits } = page(textOf("alpha one"), textOf("gamma three"));
  const server = emptyDraft();
  const send = () => takeIncoming(server, Y.encodeStateAsUpdate(draft, Y.encodeStateVector(server)));
  send();
  draft.getText(richPart("w00000", "doc")).insert(9, " typed");
  draft.getText(richPart("w00001", "doc")).insert(11, " typed");
  send();
  const before = said(server);
  expect(before).toEqual(["Paragraph: alpha one typed", "Paragraph: gamma three typed"]);
  edits.cut(end(0, "Paragraph", 5), end(1, "Paragraph", 4), []);
  send();
  expect(said(server)).toEqual(["Paragraph: alphaa three typed"]);
  undo.undo();
  send();
  expect(said(server)).toEqual(before);
});

it("a file that comes to a widget which was pasted goes with it at one undo, unless another step was done meanwhile", () => {
  const { draft, undo, edits, own } = page(textOf("Fog on"));
  const before = said(draft);
  const empty = {
    kind: "Attachment",
    version: schemas.Attachment.version,
    content: schemas.Attachment.empty(),
  } as const;
  const brings = { from: "site", id: 9, name: "plan.pdf", as: "file" } as const;
  const plan = { id: 9, name: "plan.pdf", size: 193, type: "application/pdf" };
  const paste = () =>
    edits.add(
      [empty, empty].map((each) => ({ ...each, brings })),
      { where: "after", widget: "w00000" },
    );
  const comes = (id = "") =>
    edits.arrive(id, () => {
      undo.stopCapturing();
      draft.transact(() => draft.getMap(valuesPart(id)).set("file", plan), own);
      undo.stopCapturing();
    });
  const type = () => draft.transact(() => draft.getText(richPart("w00000", "doc")).insert(0, "X"), own);
  const ids = paste();
  for (const id of ids) comes(id);
  type();
  undo.undo();
  expect(said(draft)).toHaveLength(3);
  undo.undo();
  expect(said(draft)).toEqual(before);
  undo.redo();
  expect(said(draft)).toHaveLength(3);
  undo.undo();
  const [first] = paste();
  type();
  comes(first);
  for (const left of [3, 3, 1]) {
    undo.undo();
    expect(said(draft)).toHaveLength(left);
  }
});
