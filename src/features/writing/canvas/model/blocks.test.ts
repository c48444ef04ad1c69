import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tries } from "#testing/properties.ts";
import {
  type Blocks,
  allBlocks,
  blocksBetween,
  blocksStepped,
  blocksThere,
  blocksToggled,
} from "./blocks.ts";

const page = ["a", "b", "c", "d", "e"];
const ids = (blocks: Blocks | null) => blocks?.ids.join("") ?? "";

describe("blocks that are selected together", () => {
  it("grow and shrink at one end with Shift and the arrows, both ways and back over the beginning", () => {
    const seen: string[] = [];
    let blocks = blocksBetween(page, "c", "c");
    for (const step of [1, 1, 1, -1, -1, -1, -1, -1, -1] as const) {
      blocks = blocks && blocksStepped(page, blocks, step);
      seen.push(ids(blocks));
    }
    expect(seen).toEqual(["cd", "cde", "cde", "cd", "c", "bc", "abc", "abc", "abc"]);
  });

  it("are everything up to a click with Shift, and one more or fewer with Ctrl", () => {
    expect(ids(blocksBetween(page, "d", "b"))).toBe("bcd");
    const added = blocksToggled(page, blocksBetween(page, "d", "e"), "a");
    expect(ids(added)).toBe("ade");
    expect(ids(blocksToggled(page, added, "d"))).toBe("ae");
    expect(blocksToggled(page, blocksBetween(page, "d", "d"), "d")).toBeNull();
    expect(ids(allBlocks(page, "c"))).toBe("abcde");
  });

  it("go on to be gathered by taps until none is left", () => {
    const begun = { ids: ["b"], anchor: "b", head: "b", isPicking: true } as const;
    const more = blocksToggled(page, begun, "d");
    expect(more?.isPicking).toBe(true);
    expect(ids(blocksToggled(page, blocksToggled(page, more, "b"), "d"))).toBe("");
  });

  it("whatever others do to the page, they are in its order, there, once, and hold both ends", () => {
    const orders = fc.shuffledSubarray(["a", "b", "c", "d", "e", "new"]);
    const deed = fc.oneof(
      fc.record({ does: fc.constant("page" as const), order: orders }),
      fc.record({ does: fc.constant("step" as const), step: fc.constantFrom(1 as const, -1 as const) }),
      fc.record({ does: fc.constant("toggle" as const), at: fc.nat(5) }),
    );
    const faults = (order: readonly string[], blocks: Blocks | null, allowed: readonly string[]) =>
      blocks === null
        ? []
        : [
            blocks.ids.length === 0 && "empty",
            blocks.ids.join() !== order.filter((id) => blocks.ids.includes(id)).join() && "out of order",
            !blocks.ids.includes(blocks.anchor) && "no anchor",
            !blocks.ids.includes(blocks.head) && "no head",
            !blocks.ids.every((id) => allowed.includes(id)) && "selected by somebody else",
          ].filter((fault) => fault !== false);
    fc.assert(
      fc.property(fc.nat(4), fc.array(deed, { maxLength: 20 }), (at, deeds) => {
        let order: readonly string[] = page;
        let blocks: Blocks | null = blocksBetween(page, page[at] ?? "a", "c");
        for (const each of deeds) {
          const before = blocks;
          const isTheirs = each.does === "page";
          if (isTheirs) order = each.order;
          if (isTheirs) blocks = before && blocksThere(order, before);
          else if (each.does === "toggle") blocks = blocksToggled(order, blocks, order[each.at] ?? "a");
          else blocks = before && blocksStepped(order, before, each.step);
          expect(faults(order, blocks, isTheirs ? (before?.ids ?? []) : order)).toEqual([]);
          const isLeft = before?.ids.some((id) => order.includes(id)) === true;
          expect(blocks === null).toBe(each.does === "toggle" ? blocks === null : !isLeft);
        }
      }),
      { numRuns: tries(300) },
    );
  });
});
