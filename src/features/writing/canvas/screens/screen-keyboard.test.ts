import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followKeyboard } from "./screen-keyboard.ts";

/** A window of 800 px whose lower part a keyboard may cover. */
class Viewport extends EventTarget {
  height = 800;
  offsetTop = 0;
  scale = 1;
  turnTo(change: Partial<Pick<Viewport, "height" | "offsetTop" | "scale">>, event = "resize") {
    Object.assign(this, change);
    this.dispatchEvent(new Event(event));
  }
}

const said = new Map<string, string>();
const root = {
  style: {
    setProperty: (name: string, value: string) => said.set(name, value),
    removeProperty: (name: string) => said.delete(name),
  },
} as unknown as HTMLElement;
const scrolled = vi.fn<(to: { top: number }) => void>();

/** What waits for the next frame. */
const frames: (() => void)[] = [];
const drawn = () => frames.splice(0).forEach((work) => work());

beforeEach(() => {
  said.clear();
  frames.length = 0;
  scrolled.mockClear();
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("scrollBy", scrolled);
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
  vi.stubGlobal("cancelAnimationFrame", () => (frames.length = 0));
  writeAt(0);
});
afterEach(() => vi.unstubAllGlobals());

/** Somebody writes in a line that ends so far below the top of the window. */
function writeAt(bottom: number): void {
  const written = Object.assign(new HTMLElement(), { isContentEditable: true });
  const range = { getBoundingClientRect: () => ({ bottom, height: 20 }) };
  vi.stubGlobal("document", { activeElement: written });
  vi.stubGlobal("getSelection", () => ({ rangeCount: 1, getRangeAt: () => range }));
}

it("says how much of the window the keyboard covers, until the page is no longer written", () => {
  const viewport = new Viewport();
  const stop = followKeyboard(viewport as unknown as VisualViewport, root);
  drawn();
  expect(said.has("--keyboard")).toBe(false);
  viewport.turnTo({ height: 500 });
  expect(said.get("--keyboard")).toBe("300px");
  viewport.turnTo({ offsetTop: 120 }, "scroll");
  expect(said.get("--keyboard")).toBe("180px");
  viewport.turnTo({ height: 800, offsetTop: 0 });
  expect(said.get("--keyboard")).toBe("0px");
  stop();
  expect(said.has("--keyboard")).toBe(false);
  viewport.turnTo({ height: 500 });
  expect(said.has("--keyboard")).toBe(false);
});

it("asks for the height of the window when the page is drawn, with a keyboard that is there already", () => {
  const asked = vi.fn<() => number>(() => 800);
  vi.stubGlobal("innerHeight", undefined);
  Object.defineProperty(globalThis, "innerHeight", { get: asked, configurable: true });
  const viewport = new Viewport();
  viewport.height = 500;
  followKeyboard(viewport as unknown as VisualViewport, root);
  expect(asked).not.toHaveBeenCalled();
  drawn();
  expect(said.get("--keyboard")).toBe("300px");
});

it("takes nobody who has zoomed in for somebody with a keyboard", () => {
  const viewport = new Viewport();
  followKeyboard(viewport as unknown as VisualViewport, root);
  viewport.turnTo({ height: 400, scale: 2 });
  expect(said.has("--keyboard")).toBe(false);
});

it("brings the line that is written above the keyboard and the bar of formatting, and leaves others alone", () => {
  const viewport = new Viewport();
  followKeyboard(viewport as unknown as VisualViewport, root);
  writeAt(700);
  viewport.turnTo({ height: 500 });
  // 500 px are seen, 64 of them below the line.
  expect(scrolled.mock.calls).toEqual([[{ top: 264 }]]);
  scrolled.mockClear();
  viewport.turnTo({ height: 800 });
  writeAt(430);
  viewport.turnTo({ height: 500 });
  viewport.turnTo({ offsetTop: 10 }, "scroll");
  expect(scrolled).not.toHaveBeenCalled();
});
