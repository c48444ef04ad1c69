import { describe, expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { pageOf } from "#testing/pages/drawn-page.ts";
import { draftFrom } from "#documents/draft/draft-document.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { spotSentence, widgetName } from "./spot-sentence.ts";
import type { Spot } from "./spots.ts";

const layout = layoutOf(draftFrom(pageOf("intro0\nfog000 | limit0 sound0")));
const telling = {
  say: sayIn("en"),
  direction: "ltr",
  kindOf: (id: string) => (id === "limit0" ? "Table" : "Paragraph"),
} as const;

describe("a place is said", () => {
  it.each<[Spot, string]>([
    [{ in: "rows", at: 0 }, "at the top of the page"],
    [{ in: "rows", at: 1 }, "between Paragraph 1 and Paragraph 2"],
    [{ in: "rows", at: 2 }, "at the end of the page, below Paragraph 2"],
    [{ in: "row", row: 0, at: 1 }, "next to Paragraph 1, in a new column on the right"],
    [{ in: "row", row: 0, at: 0 }, "next to Paragraph 1, in a new column on the left"],
    [{ in: "column", row: 1, column: 1, at: 0 }, "in column 2, above Table"],
    [{ in: "column", row: 1, column: 1, at: 2 }, "in column 2, below Paragraph 3"],
  ])("%j", (spot, sentence) => {
    expect(spotSentence(layout, spot, telling)).toBe(sentence);
  });

  it("with left and right as they are seen where text runs to the left", () => {
    const sentence = spotSentence(layout, { in: "row", row: 0, at: 1 }, { ...telling, direction: "rtl" });
    expect(sentence).toContain("on the left");
  });

  it("by name and number, whatever the language makes of articles", () => {
    const many = layoutOf(draftFrom(pageOf(Array.from({ length: 22 }, (_, at) => `widget${at}`).join("\n"))));
    expect(widgetName(many, "widget21", { ...telling, kindOf: () => "Image" })).toBe("Image 22");
    expect(widgetName(layout, "limit0", { ...telling, say: sayIn("nl") })).toBe("Tabel");
  });
});
