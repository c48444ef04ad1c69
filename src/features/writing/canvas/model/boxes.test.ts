import { describe, expect, it } from "vitest";
import { drawn, pageOf } from "#testing/pages/drawn-page.ts";
import { draftFrom } from "#documents/draft/draft-document.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { type Rect, slotOf, spotAt, stackedSpotAt } from "./boxes.ts";

const layout = layoutOf(draftFrom(pageOf("intro0\nfog000 | limit0 sound0")));
const page: Rect = { left: 0, top: 0, right: 760, bottom: 300 };
const [first, second] = layout;
const boxes = new Map<string, Rect>([
  [first?.id ?? "", { left: 0, top: 0, right: 760, bottom: 100 }],
  ["intro0", { left: 0, top: 0, right: 760, bottom: 100 }],
  [second?.id ?? "", { left: 0, top: 114, right: 760, bottom: 300 }],
  [second?.columns[0]?.id ?? "", { left: 0, top: 114, right: 368, bottom: 300 }],
  [second?.columns[1]?.id ?? "", { left: 392, top: 114, right: 760, bottom: 300 }],
  ["fog000", { left: 0, top: 114, right: 368, bottom: 300 }],
  ["limit0", { left: 392, top: 114, right: 760, bottom: 200 }],
  ["sound0", { left: 392, top: 200, right: 760, bottom: 300 }],
]);

describe("a pointer with a widget in its hand", () => {
  it.each([
    ["over the page", { x: 300, y: -40 }, { in: "rows", at: 0 }],
    ["on the upper half of a widget", { x: 300, y: 30 }, { in: "rows", at: 0 }],
    ["on its lower half", { x: 300, y: 80 }, { in: "rows", at: 1 }],
    ["at its start", { x: 20, y: 50 }, { in: "row", row: 0, at: 0 }],
    ["at its end", { x: 740, y: 50 }, { in: "row", row: 0, at: 1 }],
    ["between two columns", { x: 380, y: 200 }, { in: "row", row: 1, at: 1 }],
    [
      "in a column, above the middle of its second",
      { x: 570, y: 220 },
      { in: "column", row: 1, column: 1, at: 1 },
    ],
    ["in a column, at its foot", { x: 570, y: 285 }, { in: "column", row: 1, column: 1, at: 2 }],
    ["below the page", { x: 570, y: 500 }, { in: "rows", at: 2 }],
  ])("%s", (_, point, spot) => {
    expect(drawn(layout)).toBe("intro0\nfog000 | limit0 sound0");
    expect(spotAt(layout, boxes, point)).toEqual(spot);
  });

  it("is not offered a fifth column", () => {
    const full = layoutOf(draftFrom(pageOf("aaaaaa | bbbbbb | cccccc | dddddd")));
    const row = full[0];
    const own = new Map<string, Rect>([[row?.id ?? "", page]]);
    row?.columns.forEach(({ id, widgets }, at) => {
      const box = { left: at * 196, top: 0, right: at * 196 + 172, bottom: 300 };
      own.set(id, box).set(widgets[0] ?? "", box);
    });
    expect(spotAt(full, own, { x: 184, y: 150 }).in).toBe("column");
  });
});

describe("where columns stand below each other", () => {
  const stacked = new Map<string, Rect>([
    [first?.id ?? "", { left: 0, top: 0, right: 358, bottom: 100 }],
    [second?.id ?? "", { left: 0, top: 114, right: 358, bottom: 500 }],
    [second?.columns[0]?.id ?? "", { left: 0, top: 114, right: 358, bottom: 200 }],
    ["fog000", { left: 0, top: 114, right: 358, bottom: 200 }],
    [second?.columns[1]?.id ?? "", { left: 0, top: 224, right: 358, bottom: 500 }],
    ["limit0", { left: 0, top: 224, right: 358, bottom: 300 }],
    ["sound0", { left: 0, top: 314, right: 358, bottom: 500 }],
  ]);
  it.each([
    ["at the side of a widget, above it", { x: 5, y: 30 }, { in: "rows", at: 0 }],
    ["at the other side, below it", { x: 355, y: 80 }, { in: "rows", at: 1 }],
    ["in a column that is there", { x: 5, y: 180 }, { in: "column", row: 1, column: 0, at: 1 }],
    ["in the one below it", { x: 5, y: 310 }, { in: "column", row: 1, column: 1, at: 1 }],
    ["below all", { x: 180, y: 600 }, { in: "rows", at: 2 }],
  ])("a finger puts a widget up and down only: %s", (_, point, spot) => {
    expect(stackedSpotAt(layout, stacked, point)).toEqual(spot);
  });
});

describe("the slot", () => {
  it("is as wide as the column that would be made", () => {
    const slot = slotOf(layout, boxes, { in: "row", row: 0, at: 1 }, page);
    expect(slot).toEqual({ left: 392, right: 760, top: 0, bottom: 100 });
  });
  it("lies between two rows, over the whole width", () => {
    const slot = slotOf(layout, boxes, { in: "rows", at: 1 }, page);
    expect(slot).toMatchObject({ left: 0, right: 760 });
    expect((slot.top + slot.bottom) / 2).toBe(107);
  });
  it("lies within a column", () => {
    expect(slotOf(layout, boxes, { in: "column", row: 1, column: 1, at: 1 }, page)).toMatchObject({
      left: 392,
      right: 760,
    });
  });
});
