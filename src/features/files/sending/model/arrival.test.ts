import { describe, expect, it } from "vitest";
import { type ExpectedFile, expected, missing } from "./arrival.ts";

type Phase = ReturnType<ExpectedFile["state"]>["phase"];

function file(
  key: number,
  phase: Phase,
  more: { widget?: string; taken?: boolean; canRetry?: boolean } = {},
) {
  const { widget = "w1", taken = false, canRetry = phase === "error" } = more;
  return {
    key,
    widgetId: widget,
    name: `${key}.txt`,
    state: () => ({ phase, sent: 3, total: 10, canRetry }),
    isTaken: () => taken,
  };
}
const everywhere = () => true;

describe("what a page waits for before it is published", () => {
  it.each([
    ["a file that waits its turn", file(1, "start"), 1],
    ["a file on its way", file(1, "progress"), 1],
    ["a file that has come and is not in the draft yet", file(1, "complete"), 1],
    ["a file in the draft", file(1, "complete", { taken: true }), 0],
    ["a file that was called off", file(1, "aborted"), 0],
    ["a file that failed", file(1, "error"), 0],
  ] as const)("%s", (_, one, count) => {
    expect(expected([one], everywhere)?.count ?? 0).toBe(count);
  });

  it("is told with the bytes of all of them", () => {
    expect(expected([file(1, "progress"), file(2, "start")], everywhere)).toEqual({
      count: 2,
      sent: 6,
      total: 20,
    });
  });

  it("is nothing of widgets that were removed", () => {
    expect(expected([file(1, "progress")], () => false)).toBeNull();
  });
});

describe("what is missing on a page", () => {
  it("is what failed on the way, not what was refused or called off", () => {
    const files = [file(1, "error"), file(2, "error", { canRetry: false, widget: "w2" }), file(3, "aborted")];
    expect(missing(files, everywhere)).toEqual(["1.txt"]);
  });

  it("is nothing that another file of the widget has followed", () => {
    const next = file(2, "complete", { taken: true });
    expect(missing([file(1, "error"), next], everywhere)).toEqual([]);
    expect(missing([file(1, "error"), file(2, "error")], everywhere)).toEqual(["1.txt", "2.txt"]);
    expect(missing([file(1, "error"), file(2, "complete", { widget: "w2" })], everywhere)).toEqual(["1.txt"]);
  });

  it("is nothing of widgets that were removed", () => {
    expect(missing([file(1, "error")], () => false)).toEqual([]);
  });
});
