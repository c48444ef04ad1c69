import { onTestFinished } from "vitest";
import { type TestBrowser, type TestWeb, openTestWeb } from "../server.ts";
import type { World, WorldPerson } from "../world.ts";
import { openLine } from "./line.ts";
import { type Screen, screenOf } from "./screen.ts";
import { type Tab, openTab } from "./tab.ts";

/** A person of the world, somebody without a session, or whoever has these cookies. */
export type Somebody = WorldPerson | "visitor" | { readonly cookie: string };

const webs = new WeakMap<World, Promise<TestWeb>>();
const kept = new WeakMap<TestWeb, Map<WorldPerson | "visitor", Promise<TestBrowser>>>();
let open: (() => Promise<void>) | null = null;
let complained: () => readonly string[] = () => [];

/**
 * The real screen at an address as a person of the world sees it: the server's own document, made to listen by the
 * product's own script, in a DOM without a browser. One at a time: the next one, and the end of the test, close it. A word
 * on the console, an error that nobody caught and a bug of the server fail the test.
 */
export async function shown(
  world: World,
  who: Somebody,
  address: string,
  {
    before,
  }: { /** What they do before the script has come. */ readonly before?: (page: Document) => void } = {},
): Promise<Screen> {
  await leaveScreen();
  const web = await webOf(world);
  const bugsBefore = web.bugs.length;
  const { cookie } = typeof who === "object" && "cookie" in who ? who : await browserOf(web, who);
  const line = openLine(web.server, cookie);
  const tab = openTab(line);
  open = () => finish(tab, () => web.bugs.slice(bugsBefore));
  complained = () => tab.complaints.splice(0);
  onTestFinished(leaveScreen);
  await tab.load(address, before);
  return screenOf(tab, line);
}

/** What the browser complained of so far, for tests in which it has to; it is forgiven by asking. */
export function complaints(): readonly string[] {
  return complained();
}

/** Closes what is open; fails when it complained. */
export async function leaveScreen(): Promise<void> {
  await open?.();
}

async function finish(tab: Tab, bugs: () => readonly string[]): Promise<void> {
  open = null;
  await tab.close();
  const wrong = [...tab.complaints, ...bugs()];
  if (wrong.length > 0) throw new Error(`the screen complained: ${wrong.join("\n")}`);
}

/** Everybody signs in once for a world; somebody who signs out does so in a test of their own. */
function browserOf(web: TestWeb, who: WorldPerson | "visitor"): Promise<TestBrowser> {
  const browsers = kept.get(web) ?? new Map<WorldPerson | "visitor", Promise<TestBrowser>>();
  kept.set(web, browsers);
  const browser = browsers.get(who) ?? web.browser(who);
  browsers.set(who, browser);
  return browser;
}

function webOf(world: World): Promise<TestWeb> {
  const web = webs.get(world) ?? openTestWeb(world, { drawsAnew: true });
  webs.set(world, web);
  return web;
}
