import { vi } from "vitest";
import { worldNow } from "../as.ts";
import type { Line } from "./line.ts";
import { type PageWindow, enterWindow, openWindow } from "./window.ts";

/** One tab of a browser: it loads documents, runs their script and knows when nothing is under way any more. */
export type Tab = {
  readonly window: PageWindow;
  /** What went wrong without anybody saying so: errors and warnings of the console, errors that nobody caught. */
  readonly complaints: readonly string[];
  load(address: string): Promise<void>;
  /** Waits until no answer, no chunk and no rendering is awaited. Timers that are not due yet stay. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

type Mounted = { readonly unmount: () => void };

const origin = "https://noordervaart.example";
const faked = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"] as const;

export function openTab(line: Line): Tab {
  const complaints: string[] = [];
  let window: PageWindow | null = null;
  let root: Mounted | null = null;
  let leave = () => {};
  let watched: MutationObserver | null = null;
  const next: { address: string | null } = { address: null };
  const restoreConsole = hearConsole(complaints);

  async function load(address: string): Promise<void> {
    if (window) line.take(window.document.cookie);
    await leaveDocument();
    const { at, html } = await documentAt(line, address);
    window = openWindow(origin + at, html);
    for (const [name, value] of line.written) window.document.cookie = `${name}=${value}; path=/`;
    window.addEventListener("error", (event) => void complaints.push(String(event.message)));
    steer(window.location, (target) => {
      next.address = target;
    });
    leave = enterWindow(window, ownNames(line, window));
    watched = new window.MutationObserver(() => {});
    const all = { childList: true, subtree: true, attributes: true, characterData: true };
    watched.observe(window.document, all);
    const { start } = await import("#app/start.tsx");
    vi.useFakeTimers({ toFake: [...faked], now: worldNow });
    if (window.document.getElementById("bundle")) root = await start();
    await settled();
  }

  async function leaveDocument(): Promise<void> {
    root?.unmount();
    root = null;
    await turn();
    await turn();
    leave();
    leave = () => {};
    vi.useRealTimers();
  }

  /** Nothing more happens by itself: no answer is awaited, and several turns have changed nothing. */
  async function quiet(): Promise<void> {
    for (let turns = 0; turns < 4; turns++) {
      vi.advanceTimersByTime(0);
      await turn();
      if (line.isBusy() || (watched?.takeRecords().length ?? 0) > 0) turns = -1;
    }
  }

  async function chunksCame(): Promise<boolean> {
    await vi.dynamicImportSettled();
    await turn();
    return line.isBusy() || (watched?.takeRecords().length ?? 0) > 0;
  }

  async function settled(): Promise<void> {
    do await quiet();
    while (await chunksCame());
    const { address } = next;
    next.address = null;
    if (address !== null) await load(address);
  }

  return {
    get window() {
      if (!window) throw new Error("this screen is closed: one is open at a time");
      return window;
    },
    complaints,
    load,
    settled,
    close: async () => {
      await settled();
      await leaveDocument();
      window = null;
      restoreConsole();
    },
  };
}

/** A moment in which everything that waits may run once. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function documentAt(line: Line, address: string): Promise<{ at: string; html: string }> {
  let at = address;
  for (let hops = 0; hops < 5; hops++) {
    const [path = "", hash = ""] = at.split(/(?=#)/);
    const response = await line.fetch(path, { headers: { accept: "text/html" } });
    const to = response.headers.get("location");
    if (to === null) return { at, html: await response.text() };
    at = to.replace(origin, "") + hash;
  }
  throw new Error(`${address} leads from address to address without end`);
}

/** A document cannot be replaced from within: the tab loads the next one as soon as this one has come to rest. */
function steer(location: Location, goTo: (address: string) => void): void {
  const assign = (target: string | URL) => {
    const url = new URL(target, location.href);
    const isHere = url.pathname + url.search === location.pathname + location.search;
    if (isHere && url.hash !== "") location.hash = url.hash;
    else goTo(url.href.replace(origin, ""));
  };
  const reload = () => goTo(location.href.replace(origin, ""));
  Object.assign(location, { assign, replace: assign, reload });
}

function ownNames(line: Line, window: PageWindow): Readonly<Record<string, unknown>> {
  return {
    fetch: (path: string, init?: RequestInit) => {
      line.take(window.document.cookie);
      return line.fetch(path, init);
    },
    requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now())),
    cancelAnimationFrame: (id: number) => clearTimeout(id),
    WebSocket: SilentSocket,
    getComputedStyle: window.getComputedStyle,
  };
}

/** Connects to nothing: tests of what tabs are told use a real socket (testing/live.ts). */
class SilentSocket {
  static readonly OPEN = 1;
  readonly readyState = 0;
  close(): void {}
}

function hearConsole(complaints: string[]): () => void {
  const said = (...words: unknown[]) => void complaints.push(words.map(String).join(" "));
  const error = vi.spyOn(console, "error").mockImplementation(said);
  const warn = vi.spyOn(console, "warn").mockImplementation(said);
  return () => {
    error.mockRestore();
    warn.mockRestore();
  };
}
