import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import { draftFrom } from "#documents/draft/draft-document.ts";
import { duplicateWidgets, moveWidget, moveWidgets } from "#documents/draft/arranging.ts";
import { type Layout, layoutOf } from "#documents/draft/layout.ts";
import { drawn, pageOf } from "#testing/pages/drawn-page.ts";
import { type Spot, homeOf, isSameSpot, placeAt, spotsBeside, without } from "./spots.ts";
import { type Step, nudged, stepped } from "./stepped.ts";

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

  it("put at any spot of any page stands exactly there, and nothing else moves (long)", () => {
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

describe("several widgets as one", () => {
  const after = (work: (draft: Y.Doc, makeId: () => string) => void) => {
    const draft = draftFrom(pageOf(page));
    let made = 0;
    work(draft, () => `made${made++}x`);
    return drawn(layoutOf(draft));
  };
  const moved = (ids: readonly string[], towards: "up" | "down") =>
    after((draft, makeId) => {
      const spot = nudged(layout, ids, towards);
      if (spot) moveWidgets(draft, { ids, place: placeAt(without(layout, ids), spot) }, makeId);
    });

  it("go up and down past rows, and whole rows keep their columns", () => {
    expect(moved(["fog000", "limit0", "sound0", "image0"], "up")).toBe(
      "fog000 | limit0 sound0\nimage0\nintro0",
    );
    expect(moved(["intro0", "fog000"], "down")).toBe("limit0 sound0\nintro0\nfog000\nimage0");
    expect(moved(["intro0", "fog000", "limit0", "sound0"], "up")).toBe(page.trim());
  });

  it("go into a column behind each other", () => {
    const ids = ["intro0", "image0"];
    const place = { where: "after", widget: "limit0" } as const;
    expect(after((draft, makeId) => void moveWidgets(draft, { ids, place }, makeId))).toBe(
      "fog000 | limit0 intro0 image0 sound0",
    );
  });

  it("are copied below the last of them, rows with their columns (long)", () => {
    const copied = (ids: readonly string[]) =>
      after((draft, makeId) => void duplicateWidgets(draft, ids, makeId)).replace(/made\d+x/g, "new");
    expect(copied(["intro0", "fog000", "limit0", "sound0"])).toBe(
      "intro0\nfog000 | limit0 sound0\nnew\nnew | new new\nimage0",
    );
    expect(copied(["limit0", "sound0"])).toBe("intro0\nfog000 | limit0 sound0 new new\nimage0");
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

describe("beside a widget", () => {
  const beside = (id: string) => spotsBeside(without(layout, [id]), homeOf(layout, [id]));
  it("a new column is offered at both ends of the rows above and below", () => {
    expect(beside("image0")).toEqual([
      { in: "row", row: 1, at: 0 },
      { in: "row", row: 1, at: 2 },
    ]);
    expect(beside("intro0")).toEqual([
      { in: "row", row: 0, at: 0 },
      { in: "row", row: 0, at: 2 },
    ]);
  });
  it("and in its own row where it shares a column, but not where it stands", () => {
    expect(beside("sound0")).toEqual([
      { in: "row", row: 1, at: 0 },
      { in: "row", row: 1, at: 2 },
    ]);
    expect(beside("fog000")).toEqual([{ in: "row", row: 1, at: 1 }]);
  });
});
