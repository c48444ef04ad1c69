import { vi } from "vitest";
import { keepEarlyDeeds } from "#app/commands/early-deeds.ts";
import { worldNow } from "../as.ts";
import { chunksCame } from "./chunks.ts";
import type { Line } from "./line.ts";
import { type PageWindow, enterWindow, openWindow } from "./window.ts";

/** One tab of a browser: it loads documents, runs their script and knows when nothing is under way any more. */
export type Tab = {
  readonly window: PageWindow;
  /** What went wrong without anybody saying so: errors and warnings of the console, errors that nobody caught. */
  readonly complaints: string[];
  /** `before` is done to the finished document, before its script has come. */
  load(address: string, before?: (page: Document) => void): Promise<void>;
  /** Waits until no answer, no chunk and no rendering is awaited. Timers that are not due yet stay. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

type Mounted = { readonly unmount: () => void };

const origin = "https://noordervaart.example";
const faked = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"] as const;

export function openTab(line: Line): Tab {
  return new OpenTab(line);
}

class OpenTab implements Tab {
  readonly complaints: string[] = [];
  readonly #line: Line;
  readonly #restoreConsole: () => void;
  #window: PageWindow | null = null;
  #root: Mounted | null = null;
  #leave = () => {};
  #watched: MutationObserver | null = null;
  /** Where the document leads to as soon as it has come to rest. */
  #next: string | null = null;

  constructor(line: Line) {
    this.#line = line;
    this.#restoreConsole = hearConsole(this.complaints);
  }

  get window() {
    if (!this.#window) throw new Error("this screen is closed: one is open at a time");
    return this.#window;
  }

  async load(address: string, before?: (page: Document) => void): Promise<void> {
    if (this.#window) this.#line.take(this.#window.document.cookie);
    const stored = this.#window ? storedIn(this.#window.localStorage) : [];
    await this.#leaveDocument();
    const { at, html } = await documentAt(this.#line, address);
    const window = openWindow(origin + at, html);
    for (const [name, value] of stored) window.localStorage.setItem(name, value);
    this.#enter(window);
    keepEarlyDeeds();
    before?.(window.document);
    this.#root = await startScript(window);
    await this.settled();
  }

  async settled(): Promise<void> {
    do await this.#quiet();
    while (await this.#chunksCame());
    const address = this.#next;
    this.#next = null;
    if (address !== null) await this.load(address);
  }

  async close(): Promise<void> {
    await this.settled();
    await this.#leaveDocument();
    this.#window = null;
    this.#restoreConsole();
  }

  #enter(window: PageWindow): void {
    this.#window = window;
    for (const [name, value] of this.#line.written) window.document.cookie = `${name}=${value}; path=/`;
    const hear = (event: { readonly message: string }) => void this.complaints.push(event.message);
    window.addEventListener("error", hear);
    steer(window.location, (target) => {
      this.#next = target;
    });
    const leave = enterWindow(window, ownNames(this.#line, window));
    // What a document that was left still does by itself, such as a step back that was under way, no browser does any more.
    this.#leave = () => {
      window.removeEventListener("error", hear);
      leave();
    };
    this.#watched = new window.MutationObserver(() => {});
    const all = { childList: true, subtree: true, attributes: true, characterData: true };
    this.#watched.observe(window.document, all);
  }

  async #leaveDocument(): Promise<void> {
    this.#root?.unmount();
    this.#root = null;
    await turn();
    await turn();
    this.#leave();
    this.#leave = () => {};
    vi.useRealTimers();
  }

  /** Nothing more happens by itself: no answer is awaited, and several turns have changed nothing. */
  async #quiet(): Promise<void> {
    for (let turns = 0; turns < 4; turns++) {
      vi.advanceTimersByTime(0);
      await turn();
      // Asking again and again would take the processor from whoever answers.
      await this.#line.answered();
      if (this.#isMoving()) turns = -1;
    }
  }

  async #chunksCame(): Promise<boolean> {
    const came = await chunksCame();
    await turn();
    return came || this.#isMoving();
  }

  #isMoving(): boolean {
    return this.#line.isBusy() || (this.#watched?.takeRecords().length ?? 0) > 0;
  }
}

/** What a browser keeps from one document to the next. */
function storedIn(storage: Storage): [string, string][] {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  return names.map((name) => [name, storage.getItem(name) ?? ""]);
}

/** Runs what the document brings to life: the screen of a member, or the living widgets of a visitor's page. */
async function startScript({ document }: PageWindow): Promise<Mounted | null> {
  const [{ start }, living] = await Promise.all([
    import("#app/start.tsx"),
    import("#app/living-visitor.tsx"),
  ]);
  vi.useFakeTimers({ toFake: [...faked], now: worldNow });
  if (document.getElementById("bundle")) return start();
  return document.getElementById("holes") ? living.start() : null;
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
