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

/** The other tabs of the browser, as far as they are heard. */
const heard: { onmessage: (message: { data: string }) => void; said: string[] }[] = [];
class Channel {
  onmessage = () => {};
  readonly said: string[] = [];
  constructor() {
    heard.push(this);
  }
  postMessage(text: string): void {
    this.said.push(text);
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
  heard.length = 0;
  scripts.length = 0;
  refused.mockClear();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { origin: "https://noordervaart.example" });
  vi.stubGlobal("window", { addEventListener: () => {}, BroadcastChannel: Channel });
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
  const { watch } = await import("./live.ts");
  const stop = watch("page:12", { onData: () => {} });
  opened[0]?.onclose({ code: liveCloses.signedOut });
  vi.advanceTimersByTime(2000);
  opened[1]?.onclose({ code: 1006 });
  expect(refused).toHaveBeenCalledTimes(1);
  stop();
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

/** A tab whose session is over, whose line has been given up, and which knows of it. */
async function endedTab() {
  const ended = await tab();
  const { whenSessionRenewed } = await import("./session-renewal.ts");
  const { meetFailure, watchSessionExpiry } = await import("./session-expiry.ts");
  const renewed = vi.fn<() => void>();
  const notice = { isShown: false };
  whenSessionRenewed(renewed);
  watchSessionExpiry(() => {
    notice.isShown = true;
    return () => (notice.isShown = false);
  });
  opened[0]?.onclose({ code: liveCloses.signedOut });
  vi.advanceTimersByTime(2000);
  opened[1]?.onclose({ code: 1006 });
  meetFailure({ expired: true } as never);
  return { ...ended, renewed, notice };
}

it("a tab whose session is over goes on at once when its person signs in beside it", async () => {
  const { call, renewed, notice } = await endedTab();
  expect([heard[0]?.said, notice.isShown]).toEqual([["person:7"], true]);
  heard[0]?.onmessage({ data: "person:7" });
  expect([renewed.mock.calls.length, notice.isShown, opened.length]).toEqual([1, false, 3]);
  opened[2]?.answer();
  expect(opened[2]?.said.map((each) => JSON.parse(each))).toContainEqual({
    listen: "person:7",
    after: "1.1",
  });
  await call();
  expect(scripts.length).toBeGreaterThan(0);
});

it("a tab does nothing in the name of somebody who signs in beside it, and goes on once its own person is back (long)", async () => {
  const { call } = await tab();
  const { loadFormToken, currentFormToken, expireFormToken } = await import("./form-token.ts");
  const { watchSessionExpiry } = await import("./session-expiry.ts");
  const told = vi.fn<() => void>();
  watchSessionExpiry(told);
  heard[0]?.onmessage({ data: "person:8" });
  expireFormToken();
  await call();
  await loadFormToken();
  expect([told.mock.calls.length, currentFormToken(), scripts.length]).toEqual([1, "", 0]);
  heard[0]?.onmessage({ data: "person:7" });
  await call();
  expect(scripts.length).toBe(1);
});

it("a tab whose session is over stays so when somebody else signs in beside it", async () => {
  const { call, renewed, notice } = await endedTab();
  heard[0]?.onmessage({ data: "person:8" });
  await call();
  expect([renewed.mock.calls.length, notice.isShown, opened.length, scripts.length]).toEqual([0, true, 2, 0]);
});

it("a tab that was open beside this one before the session ended has no token to lend after it", async () => {
  await tab();
  const { tokenFromOtherTab } = await import("./token-elsewhere.ts");
  heard[0]?.onmessage({ data: "person:7" });
  opened[0]?.onclose({ code: liveCloses.signedOut });
  expect([await tokenFromOtherTab(), scripts]).toEqual([false, []]);
  heard[0]?.onmessage({ data: "person:7" });
  expect([await tokenFromOtherTab(), scripts.length]).toEqual([true, 1]);
});
