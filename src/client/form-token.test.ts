import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  currentFormToken,
  refreshFormTokenWhenStale,
  startFormToken,
  watchRestoredTab,
} from "./form-token.ts";

/** The scripts that were asked for; each sets the next token, as the server's does. */
const scripts: string[] = [];
let restore: (event: { persisted: boolean }) => void;

beforeEach(() => {
  scripts.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("window", {
    addEventListener: (_: string, listener: typeof restore) => {
      restore = listener;
    },
  });
  vi.stubGlobal("document", {
    createElement: () => ({ remove: () => {} }),
    head: {
      append: (script: { src: string; onload: () => void }) => {
        scripts.push(script.src);
        window.magic = `magic-${scripts.length}`;
        script.onload();
      },
    },
  });
  startFormToken("first");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("the token that came with the screen is used while calls are frequent [CALL-15]", async () => {
  vi.advanceTimersByTime(29 * 60_000);
  await refreshFormTokenWhenStale();
  expect([currentFormToken(), scripts]).toEqual(["first", []]);
});

it("after a long idle time the next call fetches a new one first [CALL-08] [CALL-15]", async () => {
  vi.advanceTimersByTime(30 * 60_000);
  await refreshFormTokenWhenStale();
  await refreshFormTokenWhenStale();
  expect(currentFormToken()).toBe("magic-1");
  expect(scripts).toEqual([expect.stringMatching(/^\/new_magic\.js\?ajx=\w+$/)]);
});

it("after the tab was restored the next call fetches a new one first [CALL-15]", async () => {
  watchRestoredTab();
  restore({ persisted: false });
  await refreshFormTokenWhenStale();
  expect(scripts).toEqual([]);
  restore({ persisted: true });
  await refreshFormTokenWhenStale();
  expect(currentFormToken()).toBe("magic-1");
});

it("the token of a later screen takes its place again", async () => {
  vi.advanceTimersByTime(30 * 60_000);
  await refreshFormTokenWhenStale();
  startFormToken("later");
  expect(currentFormToken()).toBe("later");
});
