import { afterEach, describe, expect, it, vi } from "vitest";
import * as Y from "yjs";
import { richPart, textPart, valuesPart } from "#widgets/kit/draft-parts.ts";
import { type Line, removeLine } from "#widgets/table/changes.ts";
import type { Table } from "#widgets/table/schema.ts";
import { draftFrom } from "#documents/draft/draft-document.ts";
import { readDraftWidget } from "#documents/draft/draft-widget.ts";
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
const wide = {
  ...table,
  content: {
    ...table.content,
    columns: ["a", "b"].map((id) => ({ id, title: id, width: null })),
    rows: ["1", "2"].map((id) => ({ id, cells: { a: `Cell ${id}`, b: "" } })),
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
    ["a key in a cell", "table01", (draft) => draft.getText(richPart("table01", "cells/1/a")).insert(0, "x")],
    [
      "a first key in a cell",
      "table01",
      (draft) => draft.getText(richPart("table01", "cells/3/a")).insert(0, "x"),
    ],
    [
      "the last letters of a cell",
      "table01",
      (draft) => draft.getText(richPart("table01", "cells/1/a")).delete(0, 6),
    ],
    [
      "a key in two cells at once",
      "table01",
      (draft) =>
        ["1", "2"].forEach((row) => draft.getText(richPart("table01", `cells/${row}/a`)).insert(0, "x")),
    ],
    ["a key in a title", "table01", (draft) => draft.getText(textPart("table01", "titles/a")).insert(0, "x")],
    ["a new row", "table01", (draft) => draft.getMap(valuesPart("table01")).set("rows/4", { order: "a5" })],
    ["a setting", "table01", (draft) => draft.getMap(valuesPart("table01")).set("header", false)],
    ["a line of a text", "text001", (draft) => draft.getText(richPart("text001", "doc")).insert(0, "New\n")],
  ])("%s", (_, id, work) => {
    const draft = draftFrom(document);
    draft.getMap(valuesPart("table01")).set("rows/3", { order: "a4" });
    const watch = watchDraft(draft);
    watch.start();
    const before = watch.widget(id);
    let told = 0;
    watch.subscribe(id, () => told++);
    draft.transact(() => work(draft));
    expect(watch.widget(id)).toEqual(readDraftWidget(draft, id));
    expect(watch.widget(id)).not.toEqual(before);
    expect(told).toBe(1);
  });

  it.each(["rows/1", "columns/b"])("words into the removed line %s bring it back", (path) => {
    const draft = draftFrom({ ...document, widgets: { ...document.widgets, table01: wide } });
    const watch = watchDraft(draft);
    watch.start();
    const [list, line = ""] = path.split("/");
    removeLine({ draft, id: "table01" }, list as Line, line);
    const without = watch.widget("table01");
    draft.getText(richPart("table01", "cells/1/b")).insert(0, "x");
    expect(watch.widget("table01")).toEqual(readDraftWidget(draft, "table01"));
    expect(watch.widget("table01")).not.toEqual(without);
  });

  it("a key in a cell leaves every other row and the columns the objects that they were", () => {
    const draft = draftFrom(document);
    const watch = watchDraft(draft);
    watch.start();
    const before = watch.widget("table01").content as Table;
    draft.getText(richPart("table01", "cells/1/a")).insert(0, "x");
    const after = watch.widget("table01").content as Table;
    expect(after.rows[0]).toEqual({ id: "1", cells: { a: "xCell 1" } });
    expect(after.rows[1]).toBe(before.rows[1]);
    expect(after.columns).toBe(before.columns);
  });
});

describe("of keys in a long text whoever shows its content is told when they pause", () => {
  afterEach(() => vi.useRealTimers());

  function watched(letters: number) {
    vi.useFakeTimers();
    const draft = draftFrom({
      rows: [{ columns: [{ width: 12, widgets: ["text001"] }] }],
      widgets: { text001: text },
    });
    const words = draft.getText(richPart("text001", "doc"));
    words.insert(0, "a".repeat(letters));
    const watch = watchDraft(draft);
    const stop = watch.start();
    const told = { words: 0, content: 0 };
    watch.subscribe("text001", () => told.words++);
    watch.subscribeToContent("text001", () => told.content++);
    return { draft, words, watch, told, stop };
  }

  it("one's own keys, together, and what is read then is all of them", () => {
    const { draft, words, watch, told } = watched(6_000);
    words.insert(0, "x");
    vi.advanceTimersByTime(200);
    words.insert(0, "y");
    vi.advanceTimersByTime(299);
    expect(told).toEqual({ words: 2, content: 0 });
    vi.advanceTimersByTime(1);
    expect(told).toEqual({ words: 2, content: 1 });
    expect(watch.widget("text001")).toEqual(readDraftWidget(draft, "text001"));
  });

  it("others' words, and keys in a short text, at once", () => {
    const long = watched(6_000);
    const other = draftFrom({ rows: [], widgets: {} });
    Y.applyUpdate(other, Y.encodeStateAsUpdate(long.draft));
    other.getText(richPart("text001", "doc")).insert(0, "x");
    Y.applyUpdate(long.draft, Y.encodeStateAsUpdate(other, Y.encodeStateVector(long.draft)));
    expect(long.told).toEqual({ words: 1, content: 1 });
    const short = watched(4_000);
    short.words.insert(0, "x");
    expect(short.told).toEqual({ words: 1, content: 1 });
  });

  it("and nobody any more when the page is left", () => {
    const { words, told, stop } = watched(6_000);
    words.insert(0, "x");
    stop();
    words.insert(0, "y");
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual({ words: 1, content: 0 });
  });
});
