import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import { richPart, textPart, valuesPart } from "#widgets/draft-parts.ts";
import { draftFrom } from "../../model/draft/draft-document.ts";
import { readDraftWidget } from "../../model/draft/draft-widget.ts";
import { watchDraft } from "./draft-watch.ts";

const table = {
  kind: "Table" as const,
  version: 1,
  content: {
    header: true,
    columns: [{ id: "a", title: "Boat", width: null }],
    rows: ["1", "2"].map((id) => ({ id, cells: { a: `Cell ${id}` } })),
    sort: null,
  },
};
const text = {
  kind: "Paragraph" as const,
  version: 1,
  content: { text_style: "plain", doc: { type: "doc", content: [{ type: "paragraph" }] } },
};

describe("the canvas reads again only what has changed, and sees what a whole reading sees", () => {
  const document = {
    rows: [{ columns: [{ width: 12, widgets: ["table01", "text001"] }] }],
    widgets: { table01: table, text001: text },
  };

  it.each<[string, string, (draft: Y.Doc) => void]>([
    ["a key in a cell", "table01", (draft) => draft.getText(textPart("table01", "cells/1/a")).insert(0, "x")],
    [
      "a first key in a cell",
      "table01",
      (draft) => draft.getText(textPart("table01", "cells/3/a")).insert(0, "x"),
    ],
    ["a new row", "table01", (draft) => draft.getMap(valuesPart("table01")).set("rows/3", { order: "a5" })],
    ["a setting", "table01", (draft) => draft.getMap(valuesPart("table01")).set("header", false)],
    [
      "a line of a text",
      "text001",
      (draft) => draft.getXmlFragment(richPart("text001", "doc")).insert(1, [line("New")]),
    ],
  ])("%s", (_, id, work) => {
    const draft = draftFrom(document);
    const watch = watchDraft(draft);
    watch.start();
    const before = watch.widget(id);
    let told = 0;
    watch.subscribe(id, () => told++);
    draft.transact(() => {
      draft.getMap(valuesPart("table01")).set("rows/3", { order: "a4" });
      work(draft);
    });
    expect(watch.widget(id)).toEqual(readDraftWidget(draft, id));
    expect(watch.widget(id)).not.toEqual(before);
    expect(told).toBe(1);
  });
});

function line(words: string): Y.XmlElement {
  const element = new Y.XmlElement("paragraph");
  element.insert(0, [new Y.XmlText(words)]);
  return element;
}
