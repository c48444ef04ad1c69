import { Window } from "happy-dom";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { watchRelease } from "./release-gone.ts";

const window = new Window();
const own = "https://atrium.example/assets/en-1/start.js";
let status = 200;
let isActive = false;
const asked: unknown[] = [];
beforeAll(() => {
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  vi.stubGlobal("navigator", {
    get userActivation() {
      return { isActive };
    },
  });
  vi.stubGlobal("fetch", async (...question: unknown[]) => {
    asked.push(question);
    if (status === 0) throw new TypeError("Failed to fetch");
    return { status };
  });
});
afterAll(() => vi.unstubAllGlobals());

async function miss(): Promise<void> {
  window.dispatchEvent(new window.Event("vite:preloadError"));
  await new Promise((done) => setTimeout(done));
}

it("a piece that is missed because the server has another release is told of: at first, and where somebody waits for it", async () => {
  const tell = vi.fn<() => void>();
  const stop = watchRelease(tell, own);
  await miss();
  status = 0;
  await miss();
  status = 503;
  await miss();
  expect(tell).not.toHaveBeenCalled();
  expect(asked[0]).toEqual([own, { method: "HEAD", cache: "no-store" }]);

  status = 404;
  await miss();
  await miss();
  expect(tell).toHaveBeenCalledTimes(1);
  isActive = true;
  await miss();
  expect(tell).toHaveBeenCalledTimes(2);
  stop();
  await miss();
  expect(tell).toHaveBeenCalledTimes(2);
});
