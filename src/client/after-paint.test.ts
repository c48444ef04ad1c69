import { afterEach, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function browser({ isHidden = false, tells = true } = {}) {
  vi.useFakeTimers();
  const told: (() => void)[] = [];
  class Observer {
    static supportedEntryTypes = tells ? ["paint"] : [];
    told: () => void;
    constructor(hear: () => void) {
      this.told = hear;
    }
    observe() {
      told.push(this.told);
    }
    disconnect() {}
  }
  vi.stubGlobal("document", { hidden: isHidden });
  vi.stubGlobal("PerformanceObserver", Observer);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 16));
  const work = vi.fn<() => void>();
  afterPaint(work);
  return { work, paint: () => told.forEach((hear) => hear()) };
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
  expect(browser({ isHidden: true }).work).toHaveBeenCalledOnce();
});
