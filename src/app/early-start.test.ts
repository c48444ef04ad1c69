import { afterEach, expect, it, vi } from "vitest";
import { startOncePainted } from "./early-start.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function browser({ isHidden = false, tells = true } = {}) {
  vi.useFakeTimers();
  const told: ((at: number) => void)[] = [];
  class Observer {
    static supportedEntryTypes = tells ? ["paint"] : [];
    told: (at: number) => void;
    constructor(hear: (list: { getEntries(): { startTime: number }[] }) => void) {
      this.told = (startTime) => hear({ getEntries: () => [{ startTime }] });
    }
    observe() {
      told.push(this.told);
    }
    disconnect() {}
  }
  const work = vi.fn<() => void>();
  const entry = {
    get href() {
      work();
      return "data:text/javascript,export {}";
    },
  };
  vi.stubGlobal("document", { hidden: isHidden, querySelector: () => entry });
  vi.stubGlobal("addEventListener", (_: "DOMContentLoaded", whole: () => void) => whole());
  vi.stubGlobal("PerformanceObserver", Observer);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 16));
  startOncePainted();
  const paint = (at = performance.now()) => told.forEach((hear) => hear(at));
  return { work, paint };
}

it("the page listens once what was drawn has been shown, and once only", () => {
  const { work, paint } = browser();
  vi.advanceTimersByTime(100);
  expect(work).not.toHaveBeenCalled();
  paint();
  vi.advanceTimersByTime(0);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledOnce();
});

it("where only the first lines had been painted before, the page listens once the frame with the rest has been handed on", () => {
  const { work, paint } = browser();
  paint(performance.now() - 40);
  vi.advanceTimersByTime(20);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(16);
  expect(work).toHaveBeenCalledOnce();
});

it("a browser that never tells of a paint is not waited for longer", () => {
  const { work } = browser();
  vi.advanceTimersByTime(16 + 160);
  expect(work).toHaveBeenCalledOnce();
});

it("a browser that cannot tell goes on after the frame", () => {
  const { work } = browser({ tells: false });
  vi.advanceTimersByTime(30);
  expect(work).toHaveBeenCalledOnce();
});

it("a tab in the background paints nothing and goes on at once", () => {
  const { work } = browser({ isHidden: true });
  vi.advanceTimersByTime(0);
  expect(work).toHaveBeenCalledOnce();
});
