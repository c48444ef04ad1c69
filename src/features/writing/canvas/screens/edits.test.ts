import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { undoOf } from "#documents/draft/moves/undoing.ts";
import { emptyDraft } from "#documents/draft/roots.ts";
import { richPart } from "#widgets/kit/draft-parts.ts";
import { flowKinds, headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import { editsOn } from "./edits.ts";

function page(...widgets: StoredWidget[]) {
  const draft = draftFrom(stacked(widgets.map((widget, at) => ({ id: `w0000${at}`, ...widget }))));
  const ownChange = {};
  const undo = undoOf(draft, ownChange, 500);
  const change = (work: () => void) => draft.transact(work, ownChange);
  const session = { draft, undo, ownChange, change } as unknown as DraftSession;
  return { draft, undo, edits: editsOn(session, () => {}) };
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
