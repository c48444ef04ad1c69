import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { liveCloses } from "#kernel/live-frame.ts";

class Socket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly said: string[] = [];
  onopen = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (end: { code: number }) => void = () => {};
  constructor() {
    opened.push(this);
  }
  send(text: string): void {
    this.said.push(text);
  }
  close(): void {}
  answer(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
    this.hear({ listening: "person:7", position: "1.1" });
  }
  hear(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

const opened: Socket[] = [];
const scripts: string[] = [];
const refused = vi.fn<() => void>();

/** A tab that listens to its person, as every tab of a member does. */
async function tab() {
  const { watch } = await import("./live.ts");
  const { watchRenewedSession } = await import("./session-renewal.ts");
  const { refreshFormTokenWhenStale, startFormToken } = await import("./form-token.ts");
  startFormToken("first");
  watchRenewedSession("person:7");
  watch("person:7", { onData: () => {}, onRefused: refused });
  vi.runOnlyPendingTimers();
  opened[0]?.answer();
  return { call: refreshFormTokenWhenStale };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  opened.length = 0;
  scripts.length = 0;
  refused.mockClear();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { origin: "https://noordervaart.example" });
  vi.stubGlobal("window", { addEventListener: () => {} });
  vi.stubGlobal("document", {
    hidden: false,
    addEventListener: () => {},
    createElement: () => ({ remove: () => {} }),
    head: {
      append: (script: { src: string; onload: () => void }) => {
        scripts.push(script.src);
        script.onload();
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a tab whose session was renewed by another one listens on, and fetches a new form token", async () => {
  const { call } = await tab();
  await call();
  expect(scripts).toEqual([]);
  opened[0]?.onclose({ code: liveCloses.signedOut });
  vi.advanceTimersByTime(2000);
  expect([opened.length, refused.mock.calls.length]).toEqual([2, 0]);
  opened[1]?.answer();
  await call();
  await call();
  expect(scripts).toHaveLength(1);
});

it("a tab whose session is over asks once more, and then gives up", async () => {
  await tab();
  opened[0]?.onclose({ code: liveCloses.signedOut });
  vi.advanceTimersByTime(2000);
  opened[1]?.onclose({ code: 1006 });
  expect(refused).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(120_000);
  expect(opened).toHaveLength(2);
});

it("a tab in which somebody else is signed in now keeps its old token, which the server refuses", async () => {
  const { call } = await tab();
  opened[0]?.onclose({ code: liveCloses.signedOut });
  vi.advanceTimersByTime(2000);
  const second = opened[1] as Socket;
  second.readyState = Socket.OPEN;
  second.onopen();
  second.hear({ refused: "person:7" });
  await call();
  expect(scripts).toEqual([]);
});

it("a line that was only cut keeps the token", async () => {
  const { call } = await tab();
  opened[0]?.onclose({ code: 1006 });
  vi.advanceTimersByTime(2000);
  opened[1]?.answer();
  await call();
  expect(scripts).toEqual([]);
});
