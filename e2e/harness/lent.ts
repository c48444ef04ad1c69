import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { siteOf } from "./people.ts";
import { watchPage } from "./watch.ts";

type Lent = {
  readonly context: BrowserContext;
  readonly home: Page;
  troubles: string[];
  readonly key: string;
  /** How its home looks to begin with. */
  readonly size: ReturnType<Page["viewportSize"]>;
  readonly reducedMotion: "reduce" | "no-preference";
  readonly line: CDPSession;
  readonly sites: Set<string>;
  /** Something was done to it that stays for longer than a journey. */
  isSpent: boolean;
  /** It was made larger or smaller, dark or light. */
  isAltered: boolean;
  /** The journey has asked for its first page. */
  isHome: boolean;
};

/** Lends somebody's browser to a journey: as `browser.newContext`, whose first page is there already. */
export type Lender = {
  /** As the browser itself opens one, for whoever keeps it. */
  readonly open: Browser["newContext"];
  /** What its pages complain of goes into the list of troubles. */
  lend(options: BrowserContextOptions, key: string, troubles: string[]): Promise<BrowserContext>;
  /** Takes back all that are lent. */
  takeBack(): Promise<void>;
};

/** As many browsers of people wait for the next journey; those that have waited longest go. */
const most = 6;

/**
 * A new tab is a new process, which reads all scripts again: opening edit mode there costs four times as much as in a tab that has been there before. So the
 * browsers of a process go from journey to journey, without cookies, history and what was kept in them, and with what they have fetched. One to which a journey
 * did more than read and act, such as answering in the server's place, is not lent again.
 */
export function lenderOf(browser: Browser): Lender {
  const open = browser.newContext.bind(browser);
  const waiting: Lent[] = [];
  const lent: Lent[] = [];
  const own = new Set<BrowserContext>();
  const takenBack = async (one: Lent) => {
    // Nothing that a page says while it is left is the journey's.
    one.troubles = [];
    if (!one.isSpent && !one.home.isClosed() && (await isAsNew(one))) waiting.push(one);
    else await one.context.close();
    while (waiting.length > most) await waiting.shift()?.context.close();
  };
  return {
    open,
    async lend(options, key, troubles) {
      if (options.javaScriptEnabled === false || options.storageState !== undefined) {
        const context = await open(options);
        own.add(context);
        return context;
      }
      const at = waiting.findLastIndex((each) => each.key === key);
      const one = waiting.splice(at, at < 0 ? 0 : 1)[0] ?? (await opened(open, options, key));
      lent.push(one);
      one.troubles = troubles;
      return one.context;
    },
    async takeBack() {
      for (const one of lent.splice(0)) await takenBack(one);
      for (const context of own) await context.close();
      own.clear();
    },
  };
}

async function opened(
  open: Browser["newContext"],
  options: BrowserContextOptions,
  key: string,
): Promise<Lent> {
  const context = await open(options);
  const home = await context.newPage();
  const isStill = await home.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  const reducedMotion = isStill ? "reduce" : "no-preference";
  const line = await context.newCDPSession(home);
  const looks = { size: home.viewportSize(), reducedMotion, line, sites: new Set<string>() } as const;
  const one: Lent = {
    context,
    home,
    troubles: [],
    key,
    ...looks,
    isSpent: false,
    isAltered: false,
    isHome: false,
  };
  await watchUse(one);
  return one;
}

async function watchUse(one: Lent): Promise<void> {
  const { context, home } = one;
  const spend = () => void (one.isSpent = true);
  const watched = (page: Page) => {
    page.on("framenavigated", (frame) => {
      if (frame.url().startsWith("http")) one.sites.add(new URL(frame.url()).origin);
    });
    return watchPage(page, (trouble) => one.troubles.push(trouble));
  };
  await watched(home);
  for (const name of lasting.page) notice(home, name, spend);
  for (const name of lasting.context) notice(context, name, spend);
  for (const name of lasting.clock) notice(context.clock, name, spend);
  for (const name of ["setViewportSize", "emulateMedia"] as const)
    notice(home, name, () => void (one.isAltered = true));
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = one.isHome ? await watched(await newPage()) : home;
    one.isHome = true;
    return page;
  };
}

/** Gives the browser back as it was when it was opened, but for what it has fetched; in a file of the site it hears of nothing, and stays in its process. */
async function isAsNew(one: Lent): Promise<boolean> {
  const { context, home, size, reducedMotion, line, sites } = one;
  for (const page of context.pages()) if (page !== home) await page.close();
  const [site = siteOf("visitor"), another] = sites;
  // What is kept for a second site nobody would empty, and a server of a journey's own may be gone.
  if (another ?? !(await home.goto(`${site}/robots.txt`).catch(() => null))?.ok()) return false;
  await context.clearCookies();
  await home.evaluate(forget);
  if (one.isAltered && size) await home.setViewportSize(size);
  if (one.isAltered) await home.emulateMedia({ media: null, colorScheme: "light", reducedMotion });
  one.isAltered = false;
  one.isHome = false;
  sites.clear();
  await home.mouse.move(-1, -1);
  await line.send("Page.resetNavigationHistory");
  return !one.isSpent;
}

/** Runs in the page. */
async function forget(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  window.name = "";
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

/** What stays with a tab or a browser until it is closed. */
const lasting = {
  page: ["on", "once", "route", "routeWebSocket", "addInitScript", "exposeFunction", "exposeBinding"],
  context: [
    "route",
    "addInitScript",
    "grantPermissions",
    "newCDPSession",
    "setOffline",
    "setExtraHTTPHeaders",
  ],
  clock: ["install", "pauseAt", "setFixedTime", "setSystemTime"],
} as const;

/** Whatever calls a function of the thing by its name is noticed. */
function notice<Thing extends object>(thing: Thing, name: keyof Thing, tell: () => void): void {
  const does = (thing[name] as (...given: unknown[]) => unknown).bind(thing);
  thing[name] = ((...given: unknown[]) => {
    tell();
    return does(...given);
  }) as Thing[keyof Thing];
}
