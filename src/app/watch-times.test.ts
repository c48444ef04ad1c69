import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchTimes } from "./watch-times.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ["with relative times are told anew every 2 minutes", {}, [0, 1, 2]],
  ["without any are left alone", null, [0, 0, 0]],
])("pages of visitors %s [TIME-02]", async (_, time, expected) => {
  vi.stubGlobal("document", { querySelector: () => time });
  const tellTimes = vi.fn<() => Promise<void>>(async () => {});
  watchTimes(async () => ({ tellTimes }));
  const told: number[] = [];
  for (const milliseconds of [119_999, 1, 120_000]) {
    await vi.advanceTimersByTimeAsync(milliseconds);
    told.push(tellTimes.mock.calls.length);
  }
  expect(told).toEqual(expected);
});
