import { describe, expect, it } from "vitest";
import { image } from "#widgets/image/schema.ts";
import { stacked } from "./document.ts";
import { outlineOf } from "./outline.ts";
import { readDocument } from "./read-document.ts";
import { excerptText, previewOf } from "./excerpts.ts";
import { minutesToRead } from "./reading-time.ts";

const heading = (id: string, text: string) => ({
  id,
  kind: "Heading" as const,
  version: 1,
  content: { text, level: "h1", anchor: "" },
});
const markdown = (id: string, source: string) => ({
  id,
  kind: "Markdown" as const,
  version: 1,
  content: { source },
});

describe("a page's document", () => {
  it("keeps a widget at its first place and drops places without one", () => {
    const document = stacked([heading("aaaaaa", "Fog")]);
    const rows = [...document.rows, ...document.rows, { columns: [{ width: 12, widgets: ["nothere"] }] }];
    const read = readDocument({ ...document, rows });
    expect(read.rows.map((row) => row.columns[0]?.widgets)).toEqual([["aaaaaa"], [], []]);
  });

  it("is refused with kinds, shapes, widths or columns that are not known", () => {
    const good = stacked([heading("aaaaaa", "Fog")]);
    expect(() =>
      readDocument({ ...good, widgets: { aaaaaa: { kind: "Html", version: 1, content: {} } } }),
    ).toThrow();
    expect(() =>
      readDocument({ ...good, widgets: { aaaaaa: { kind: "Heading", version: 1, content: { text: 1 } } } }),
    ).toThrow();
    expect(() => readDocument({ ...good, rows: [{ columns: [{ width: 13, widgets: [] }] }] })).toThrow();
    const column = { width: 2, widgets: [] };
    expect(() =>
      readDocument({ ...good, rows: [{ columns: [column, column, column, column, column] }] }),
    ).toThrow();
  });

  it("gives each anchor one name over all its widgets", () => {
    const outline = outlineOf(
      stacked([heading("aaaaaa", "Fog"), markdown("bbbbbb", "# Fog\n\n## Limits\n\n[x]{#fog}")]),
    );
    expect(outline.entries).toEqual([
      { id: "fog", text: "Fog", level: 2 },
      { id: "fog-1", text: "Fog", level: 1 },
      { id: "limits", text: "Limits", level: 2 },
    ]);
    expect(outline.names.get("bbbbbb")).toEqual(["fog-1", "limits", "fog-2"]);
  });

  it("has a preview cut between words, and minutes to read", () => {
    const document = stacked([markdown("bbbbbb", "slow down ".repeat(220))]);
    expect(previewOf(document)).toMatch(/^slow down .* (?:slow|down)…$/);
    expect(previewOf(document).length).toBeLessThanOrEqual(241);
    expect(minutesToRead(document)).toBe(2);
    expect(minutesToRead(stacked([markdown("bbbbbb", "slow")]))).toBe(1);
    expect(minutesToRead(stacked([]))).toBe(0);
  });

  it("has a preview of its words, and of what is said about a picture where it has no others", () => {
    const content = { ...image.empty(), alt: "A ferry", caption: "MS Meeuw" };
    const picture = { id: "cccccc", kind: "Image" as const, version: image.version, content };
    expect(previewOf(stacked([picture, markdown("bbbbbb", "Slow down.")]))).toBe("Slow down.");
    expect(previewOf(stacked([picture]))).toBe("A ferry · MS Meeuw");
  });

  it("has a preview of running text; headings speak where there is none", () => {
    const [title, text] = [heading("aaaaaa", "What we stand for"), markdown("bbbbbb", "Slow down.")];
    expect(previewOf(stacked([title, text, heading("cccccc", "Afterwards")]))).toBe("Slow down.");
    expect(previewOf(stacked([title]))).toBe("What we stand for");
    expect(excerptText(stacked([title, text]))).toBe("Slow down.\nWhat we stand for");
  });
});
