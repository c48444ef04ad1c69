import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { minuteClock } from "./minute-clock.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe("the clock of relative times", () => {
  it("stands still between refreshes and moves every 2 minutes [TIME-02]", () => {
    const clock = minuteClock(1_000_000, Date.now);
    const changed = vi.fn<() => void>();
    clock.watch(changed);
    vi.advanceTimersByTime(119_999);
    expect(changed).not.toHaveBeenCalled();
    expect(clock.moment()).toBe(1_000_000);
    vi.advanceTimersByTime(1);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(clock.moment()).toBe(1_120_000);
    vi.advanceTimersByTime(240_000);
    expect(changed).toHaveBeenCalledTimes(3);
    expect(clock.moment()).toBe(1_360_000);
  });

  it("runs one timer for everybody and none for nobody [TIME-02]", () => {
    const clock = minuteClock(1_000_000, Date.now);
    const leave = [clock.watch(() => {}), clock.watch(() => {})];
    expect(vi.getTimerCount()).toBe(1);
    for (const stop of leave) stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("catches up at once when the page was rendered long ago", () => {
    const clock = minuteClock(400_000, Date.now);
    expect(clock.moment()).toBe(400_000);
    clock.watch(() => {});
    expect(clock.moment()).toBe(1_000_000);
  });
});
