import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { undoOf } from "#documents/draft/moves/undoing.ts";
import { stacked } from "#documents/document.ts";
import { schemas } from "#widgets/schemas.ts";
import { flowKinds, headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { pageOfWriter } from "#testing/writers/page-of-writer.ts";
import { richPart } from "./draft-parts.ts";
import { Joins } from "./joins.ts";
import { movedPlace } from "./moved-letters.ts";

const picture = { kind: "Image" as const, version: schemas.Image.version, content: schemas.Image.empty() };

/** A page of the given widgets, with the acts of the second of them. */
function standing(...widgets: { kind: string }[]) {
  const own = {};
  const draft = draftFrom(stacked(widgets.map((each, at) => ({ id: `w0000${at}`, ...each }) as never)));
  const undo = undoOf(draft, own, 0);
  const page = pageOfWriter(draft, "w00001", { own, makeId: () => "made01" });
  const flow = widgets[1]?.kind === "Heading" ? flowKinds.Heading : flowKinds.Paragraph;
  return { draft, undo, joins: new Joins({ id: "w00001", flow, draft, page }) };
}

function said(draft: Y.Doc): string[] {
  const { rows, widgets } = documentFrom(draft);
  const ids = rows.flatMap(({ columns }) => columns.flatMap((column) => column.widgets));
  return ids.map((id) => {
    const widget = widgets[id];
    return widget ? `${widget.kind}: ${schemas[widget.kind].plainText(widget.content as never)}` : "";
  });
}

describe("Backspace at the start of a text", () => {
  it.each([
    ["a text", textOf("above"), textOf("one", "two"), ["Paragraph: aboveone\ntwo"]],
    [
      "a heading, with its first line",
      headingOf("Why"),
      textOf(" we slow", "down"),
      ["Heading: Why we slow", "Paragraph: down"],
    ],
    ["a heading, with all of it", headingOf("Why"), textOf("now"), ["Heading: Whynow"]],
    ["an empty heading, which goes", headingOf(""), textOf("one", "two"), ["Paragraph: one\ntwo"]],
    [
      "a heading that is full",
      headingOf("x".repeat(599)),
      textOf("ab"),
      [`Heading: ${"x".repeat(599)}`, "Paragraph: ab"],
    ],
    ["a picture, which is left alone", picture, textOf("one"), ["Image: ", "Paragraph: one"]],
  ])("joins it with %s, and is one step of undo", (_, above, below, expected) => {
    const { draft, undo, joins } = standing(above, below);
    const before = said(draft);
    joins.before();
    expect(said(draft)).toEqual(expected);
    undo.undo();
    expect(said(draft)).toEqual(before);
  });
});

describe("Delete at the end of a text", () => {
  it.each([
    ["a heading", textOf("one"), headingOf("Why"), ["Image: ", "Paragraph: oneWhy"]],
    [
      "a text, into a heading",
      headingOf("Why"),
      textOf("one", "two"),
      ["Image: ", "Heading: Whyone", "Paragraph: two"],
    ],
    ["a heading, itself being empty", textOf(""), headingOf("Why"), ["Image: ", "Heading: Why"]],
    ["a picture, which is left alone", textOf("one"), picture, ["Image: ", "Paragraph: one", "Image: "]],
  ])("takes in %s", (_, mine, next, expected) => {
    const { draft, joins } = standing(picture, mine, next);
    joins.next();
    expect(said(draft)).toEqual(expected);
  });
});

it("a colleague's caret among the letters goes along with them", () => {
  const { draft, joins } = standing(headingOf("Why"), textOf("we slow down"));
  const letters = draft.getText(richPart("w00001", "doc"));
  const caret = Y.createRelativePositionFromTypeIndex(letters, 3, 0);
  joins.before();
  const place = movedPlace(draft, caret);
  const found = place && Y.createAbsolutePositionFromRelativePosition(place, draft);
  expect(found?.type.toString().slice(found.index)).toBe("slow down");
});

it("of a list that counts from seven the rest still does when its first line goes on in a heading or a text", () => {
  const words = ["horn", "bell"].map((text) => ({ type: "text", text }));
  const content = words.map((text) => ({
    type: "listItem",
    content: [{ type: "paragraph", content: [text] }],
  }));
  const doc = { type: "doc", content: [{ type: "orderedList", start: 7, content }] };
  const list = { kind: "Paragraph" as const, version: 1, content: { text_style: "plain", doc } };
  for (const above of [headingOf("Why"), textOf("one")]) {
    const { draft, joins } = standing(picture, above, list);
    joins.next();
    const contents = Object.values(documentFrom(draft).widgets).map((widget) => JSON.stringify(widget));
    expect(contents.some((said) => said.includes('"start":7') && said.includes("bell"))).toBe(true);
  }
});
