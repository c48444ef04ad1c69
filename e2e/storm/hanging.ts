import type { CDPSession, Page } from "@playwright/test";

/** The longest that a step may take: three waits for the server on a machine with much other work. */
export const stepMost = 90_000;
const pauseMost = 5000;
const framesMost = 25;

/** A browser that did not come back from what it was told to do; nothing more can be asked of it. */
export class Hung extends Error {}

type Frame = {
  readonly functionName: string;
  readonly location: { scriptId: string; lineNumber: number; columnNumber?: number | undefined };
};

/**
 * Listens for where the scripts of a page are, from its opening on: a page that goes round in circles takes no new session, and
 * asking it anything waits for ever. The library limits neither `evaluate` nor `count`.
 */
export class Watchman {
  readonly #page: Page;
  #debugger: CDPSession | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  async begin(): Promise<void> {
    this.#debugger = await this.#page.context().newCDPSession(this.#page);
    await this.#debugger.send("Debugger.enable");
  }

  /** The result of what is done, or `Hung` with what the page's script was doing when the time was over. */
  async within<Result>(work: Promise<Result>, what: string, most = stepMost): Promise<Result> {
    const late = Symbol("late");
    const result = await first(work, most, late);
    if (result !== late) return result as Result;
    // What comes of it later interests nobody any more.
    work.catch(() => {});
    const seconds = Math.round(most / 1000);
    throw new Hung(`${what}: no end after ${seconds} s, at ${this.#page.url()}; ${await this.stack()}`);
  }

  /** Where the script of the page is now: it is stopped in the middle of whatever it does, and goes on. */
  async stack(): Promise<string> {
    const session = this.#debugger;
    if (!session) return "nobody listens to its script";
    const paused = new Promise<readonly Frame[]>((tell) =>
      session.once("Debugger.paused", ({ callFrames }) => tell(callFrames)),
    );
    const asked = session.send("Debugger.pause").then(() => "", String);
    const frames = await first(paused, pauseMost, null);
    if (!frames) return `no script of it runs ${await first(asked, 1000, "(no answer of its debugger)")}`;
    const lines: string[] = [];
    for (const frame of frames.slice(0, framesMost)) lines.push(await said(session, frame));
    await first(session.send("Debugger.resume"), pauseMost, undefined);
    return `its script is at\n${lines.join("\n")}`;
  }
}

/** The function and the words around the place: what was built has short names and long lines. */
async function said(session: CDPSession, { functionName, location }: Frame): Promise<string> {
  const source = await first(
    session.send("Debugger.getScriptSource", { scriptId: location.scriptId }).then(
      ({ scriptSource }) => scriptSource,
      () => "",
    ),
    pauseMost,
    "",
  );
  const line = source.split("\n")[location.lineNumber] ?? "";
  const column = location.columnNumber ?? 0;
  const words = line.slice(Math.max(0, column - 60), column + 100);
  return `    ${functionName || "(nameless)"} ${location.lineNumber + 1}:${column} … ${words}`;
}

/** Whatever comes first: the result, or the word for being late. */
function first<Result, Late>(work: Promise<Result>, most: number, late: Late): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<Late>((tell) => {
    timer = setTimeout(() => tell(late), most);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
