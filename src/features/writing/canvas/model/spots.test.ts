import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import { draftFrom } from "#documents/draft/draft-document.ts";
import { moveWidget } from "#documents/draft/arranging.ts";
import { type Layout, layoutOf } from "#documents/draft/layout.ts";
import { drawn, pageOf } from "#testing/pages/drawn-page.ts";
import { type Spot, homeOf, isSameSpot, placeAt, without } from "./spots.ts";
import { type Step, stepped } from "./stepped.ts";

/** Rows are apart by a line, columns by `|`, widgets of a column by a space. */
const page = `
intro0
fog000 | limit0 sound0
image0`;

const layout = layoutOf(draftFrom(pageOf(page)));

function walk(id: string, ...steps: Step[]): Spot | null {
  const rest = without(layout, [id]);
  return steps.reduce<Spot | null>((spot, step) => spot && stepped(rest, spot, step), homeOf(layout, [id]));
}

function afterMove(id: string, ...steps: Step[]): string {
  const draft = draftFrom(pageOf(page));
  const spot = walk(id, ...steps);
  if (!spot) throw new Error("leads nowhere");
  let made = 0;
  moveWidget(draft, { id, place: placeAt(without(layout, [id]), spot) }, () => `made${made++}x`);
  return drawn(layoutOf(draft));
}

describe("a lifted widget", () => {
  it("is at home where it came from", () => {
    expect(homeOf(layout, ["intro0"])).toEqual({ in: "rows", at: 0 });
    expect(homeOf(layout, ["fog000"])).toEqual({ in: "row", row: 1, at: 0 });
    expect(homeOf(layout, ["sound0"])).toEqual({ in: "column", row: 1, column: 1, at: 1 });
  });

  it("put at any spot of any page stands exactly there, and nothing else moves", () => {
    for (const id of ["intro0", "fog000", "limit0", "sound0", "image0"])
      for (const spot of everySpot(without(layout, [id]))) {
        const draft = draftFrom(pageOf(page));
        let made = 0;
        moveWidget(draft, { id, place: placeAt(without(layout, [id]), spot) }, () => `made${made++}x`);
        const after = layoutOf(draft);
        expect(drawn(without(after, [id]))).toBe(drawn(without(layout, [id])));
        expect(isSameSpot(homeOf(after, [id]), spot), `${id} at ${JSON.stringify(spot)}`).toBe(true);
      }
  });

  it("goes up and down through rows and columns with the arrow keys [WIDG-13]", () => {
    expect(afterMove("image0", "up")).toBe("intro0\nfog000 image0 | limit0 sound0");
    expect(afterMove("image0", "up", "up")).toBe("intro0\nimage0 fog000 | limit0 sound0");
    expect(afterMove("image0", "up", "up", "up")).toBe("intro0\nimage0\nfog000 | limit0 sound0");
    expect(walk("intro0", "up")).toBeNull();
  });

  it("goes beside another one with the arrow keys and makes a column there [WIDG-13]", () => {
    expect(afterMove("image0", "end")).toBe("intro0\nfog000 | limit0 sound0 | image0");
    expect(afterMove("image0", "start")).toBe("intro0\nimage0 | fog000 | limit0 sound0");
    expect(afterMove("sound0", "start")).toBe("intro0\nfog000 | sound0 | limit0\nimage0");
    expect(afterMove("sound0", "start", "start")).toBe(
      "intro0\nfog000 sound0 | limit0\nimage0".replace("fog000 sound0", "sound0 fog000"),
    );
  });

  it("finds no fifth column", () => {
    const full = layoutOf(draftFrom(pageOf("aaaaaa | bbbbbb | cccccc | dddddd\neeeeee")));
    const rest = without(full, ["eeeeee"]);
    expect(stepped(rest, homeOf(full, ["eeeeee"]), "end")).toBeNull();
    const own = without(full, ["dddddd"]);
    expect(stepped(own, { in: "rows", at: 1 }, "end")).toEqual({ in: "row", row: 0, at: 3 });
  });

  it("comes into a page that holds nothing", () => {
    expect(placeAt(layoutOf(new Y.Doc()), { in: "rows", at: 0 })).toEqual({ where: "last" });
  });
});

function everySpot(rest: Layout): Spot[] {
  const rows = Array.from({ length: rest.length + 1 }, (_, at): Spot => ({ in: "rows", at }));
  const inside = rest.flatMap(({ columns }, row): Spot[] => {
    const between = Array.from({ length: columns.length + 1 }, (_, at): Spot => ({ in: "row", row, at }));
    const isSingle = columns.length === 1 && columns[0]?.widgets.length === 1;
    if (isSingle) return between;
    const stacks = columns.flatMap(({ widgets }, column) =>
      Array.from({ length: widgets.length + 1 }, (_, at): Spot => ({ in: "column", row, column, at })),
    );
    return [...between, ...stacks];
  });
  return [...rows, ...inside];
}
