import { expect, it } from "vitest";
import { type BatchRight, type BatchTurns, turned } from "./batch-lines.ts";

const after = (...turns: readonly (readonly [BatchRight, boolean])[]) =>
  turns.reduce<BatchTurns>((all, [right, isOn]) => turned(all, "all", right, isOn), new Map()).get("all");

it("for many pages, too, edit gives view, and what takes view takes edit [PRUL-01] [PRUL-07]", () => {
  expect(after(["edit", true])).toEqual({ view: true, edit: true });
  expect(after(["view", false])).toEqual({ view: false, edit: false });
  expect(after(["edit", true], ["view", false])).toEqual({ view: false, edit: false });
  expect(after(["view", true])).toEqual({ view: true });
  expect(after(["edit", false])).toEqual({ edit: false });
});
