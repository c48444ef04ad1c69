import { takeAhead } from "./ahead.ts";
import { anchorOf, unfold } from "./anchor.ts";
import type { Bundle } from "#kernel/bundle.ts";
import { type NoBundle, fetchBundle } from "./fetch-bundle.ts";
import { focusHeading } from "./focus-heading.ts";
import { hereInBrowser } from "./here-in-browser.ts";
import { everythingHandedIn, mayLeaveFor } from "./leaving.ts";
import { showLateFonts } from "./late-fonts.ts";
import { type Missed, tellMissed } from "./missed.ts";
import { type ScreenKind, endUnderWay, showUnderWay } from "./under-way.ts";

/**
 * Fetches what a bundle's screen needs and answers what shows it at once, or null when only another document can show it;
 * set by the entry, which knows the screens.
 */
export type Shower = (bundle: Bundle) => Promise<(() => void) | null>;

/** Fetches the code of the screen at a path, as far as that is known before the server has answered, and says of what kind it is. */
export type Readying = (path: string) => ScreenKind;

let shower: Shower = async () => () => {};
let getReady: Readying = () => null;
let current: AbortController | null = null;
/** A person on their way to another screen. */
let underWay: Promise<boolean> = Promise.resolve(true);
/** Path and query of the screen that is open. */
let shown = "";
/** Path and query of the screen that a person is on their way to. */
let wanted: string | null = null;
let position: string | null = null;
/** How many addresses this tab had gone through when it opened this one; tells a step back from one forward. */
let place = 0;
/** How far each address of this tab was scrolled, by its place. */
const scrolls = new Map<number, number>();
/** The person has agreed to leave, and the step that they asked for is made once more. */
let hasAgreed = false;

/** `first` is the bundle that came with the document. */
export function startNavigation(show: Shower, first: Bundle, readying: Readying): void {
  shower = show;
  getReady = readying;
  position = first.position ?? null;
  document.addEventListener("click", followLink);
  shown = location.pathname + location.search;
  place = placeOf(history.state) ?? 0;
  window.addEventListener("popstate", ({ state }) => step(placeOf(state)));
  // A step back scrolls the old screen before the next one is there: that is not where its reader was.
  window.addEventListener("scroll", () => staysHere() && noteScroll(), { passive: true });
  // A document that comes back from the browser's memory is on its way to nothing.
  window.addEventListener("pagehide", endUnderWay);
}

/** Whether nobody is on their way to another screen; the open one may be being read once more. */
function staysHere(): boolean {
  return wanted === null || wanted === shown;
}

function noteScroll(): void {
  scrolls.set(place, scrollY);
}

/** The browser has stepped to another of its addresses already; whoever would rather stay is brought back to theirs. */
function step(told: number | null): void {
  // Within one address only the hash has changed: that belongs to the screen that reads it.
  if (location.pathname + location.search === shown) return stayHere(told);
  const to = told ?? 0;
  const target = new URL(location.href);
  const mayLeave = hasAgreed || mayLeaveFor(target, pathShown());
  hasAgreed = false;
  if (mayLeave !== true) return stepBack(place - to || 1, mayLeave);
  const from = place;
  place = to;
  underWay = go(target, { push: false, from });
}

/** Whoever steps back to the open screen is no longer on their way to another one. */
function stayHere(to: number | null): void {
  place = to ?? place;
  if (staysHere()) return;
  current?.abort();
  wanted = null;
  endUnderWay();
}

/** Stays where the person was, until they agree to the step that the browser has made. */
function stepBack(by: number, mayLeave: false | Promise<boolean>): void {
  history.go(by);
  if (mayLeave === false) return;
  void mayLeave.then((goes) => {
    if (!goes) return;
    hasAgreed = true;
    history.go(-by);
  });
}

/**
 * Goes to an address of the site without reload: one request brings data and frame of the next screen. Anything
 * that does not answer as a screen is opened the ordinary way. False when another document is on its way, which knows
 * nothing of this one.
 */
export async function visit(address: string, { push = true } = {}): Promise<boolean> {
  const target = new URL(hereInBrowser(address), location.href);
  const mayLeave = mayLeaveFor(target, pathShown());
  if (mayLeave === false || (mayLeave !== true && !(await mayLeave))) return true;
  const going = go(target, { push });
  underWay = going;
  return going;
}

/** `from` is the place from which the browser has stepped to the address already. */
type Way = { readonly push: boolean; readonly from?: number };

async function go(target: URL, way: Way): Promise<boolean> {
  const signal = begin();
  const address = target.pathname + target.search;
  // The browser tells of scrolling with its next frame, and a reader may leave before that.
  if (way.push && staysHere()) noteScroll();
  wanted = address;
  const kind = getReady(target.pathname);
  showUnderWay(target.pathname === pathShown() ? null : kind);
  await everythingHandedIn();
  const bundle = (way.push && (await takeAhead(address))) || (await fetchBundle(address, signal));
  // Somebody may have gone on while the screen was being fetched.
  if (signal.aborted) return true;
  const show = typeof bundle === "string" ? null : await loaded(bundle);
  if (signal.aborted) return true;
  wanted = null;
  const isDialog = kind === "dialog" || kind === "new";
  if (bundle === "cut" || show === "cut") return stay(target, way, { isDialog, why: null });
  if (isDialog && isOnlyRefused(bundle)) return stay(target, way, { isDialog, why: bundle.data.title });
  if (typeof bundle === "string" || !show) {
    open(target, bundle === "no-screen" || bundle === "signed-out");
    return false;
  }
  const moves = bundle.address !== shown;
  endUnderWay();
  remember(bundle);
  if (way.push) place++;
  stand(shown + target.hash, way.push);
  if (moves) showLateFonts();
  show();
  settle(target.hash, way);
  focusHeading(moves);
  return true;
}

/** A refusal that offers a way on, such as rights to ask for, is a screen of its own; a sentence alone can be said over the page. */
const isOnlyRefused = (bundle: Bundle | NoBundle): bundle is Bundle =>
  typeof bundle !== "string" &&
  bundle.screen === "refused" &&
  !bundle.data["offer"] &&
  !bundle.data["joining"];

/** What shows a bundle; "cut" when the code of its screen could not be fetched. */
async function loaded(bundle: Bundle): Promise<(() => void) | null | "cut"> {
  try {
    return await shower(bundle);
  } catch (error) {
    if (error instanceof TypeError) return "cut";
    throw error;
  }
}

/** No line, or no dialog: the screen stays as it is, at its own address, and its reader may try again. */
function stay(target: URL, { push, from }: Way, missed: Omit<Missed, "again">): true {
  endUnderWay();
  const by = from === undefined ? 0 : from - place || 1;
  if (by !== 0) history.go(by);
  const again = () => (by === 0 ? void visit(target.href, { push }) : history.go(-by));
  tellMissed({ ...missed, again });
  return true;
}

/** Opens an address the ordinary way, also the one that is open already. */
function open(target: URL, isNew: boolean): void {
  if (target.href === location.href && !isNew) location.reload();
  else location.assign(target.href);
}

/**
 * Reads the screen that is open once more, after a change that alters what it shows. Whoever went on before the change was
 * answered is not called back.
 */
export function revisit(): Promise<boolean> {
  return staysHere() ? visit(location.href, { push: false }) : underWay;
}

/**
 * The open screen now shows another of its own faces, at an address that a reload or a step back leads to. What is being read
 * of the face before would take this one away again, and what was typed into it. One that `replaces` the last is no step of its own, and
 * keeps the state in the hash.
 */
export function showAddress(address: string, { replaces = false } = {}): void {
  const own = hereInBrowser(address);
  current?.abort();
  endUnderWay();
  wanted = null;
  // It is there already where that face could not be fetched at a try before.
  const isNew = own !== shown && !replaces;
  if (isNew) place++;
  stand(replaces ? own + location.hash : own, isNew);
  shown = own;
}

/**
 * As `revisit`, when the change came from elsewhere: scroll position, focus and whatever is open keep their place, and
 * nobody on their way to another screen is called back. False when the server could not be reached.
 */
export async function revisitQuietly(): Promise<boolean> {
  const asked = shown;
  await arrival();
  if (shown !== asked) return true;
  const signal = begin();
  const { pathname, search, hash } = location;
  const bundle = await fetchBundle(pathname + search, signal);
  if (signal.aborted) return true;
  if (bundle === "signed-out") location.reload();
  if (typeof bundle === "string") return bundle === "signed-out";
  const show = await shower(bundle);
  if (signal.aborted) return true;
  // The person has chosen another language elsewhere: whoever watches for that decides when this tab follows.
  if (!show) return true;
  remember(bundle);
  stand(shown + hash, false);
  show();
  return true;
}

/** Whether the open screen would now come in another language than this document speaks. */
export async function speaksOtherwise(): Promise<boolean> {
  await arrival();
  const bundle = await fetchBundle(shown);
  return typeof bundle !== "string" && (await shower(bundle)) === null;
}

/** When nobody is on their way to another screen any more. */
async function arrival(): Promise<void> {
  for (let awaited; awaited !== underWay; ) {
    awaited = underWay;
    await awaited;
  }
}

/** How much of all that was announced the open screen knows; what a watch of its subject goes on from. */
export function shownPosition(): string | null {
  return position;
}

function begin(): AbortSignal {
  current?.abort();
  current = new AbortController();
  return current.signal;
}

function stand(address: string, isNew: boolean): void {
  if (isNew) history.pushState({ place }, "", address);
  else history.replaceState({ place }, "", address);
}

/** Null where the browser itself has made an address, as for an anchor. */
function placeOf(state: unknown): number | null {
  return (state as { place?: number } | null)?.place ?? null;
}

function pathShown(): string {
  return new URL(shown, location.origin).pathname;
}

function remember(bundle: Bundle): void {
  position = bundle.position ?? null;
  shown = bundle.address;
}

/** A step back leads to where its reader was. */
function settle(hash: string, { push, from }: Way): void {
  const before = from === undefined ? undefined : scrolls.get(place);
  const anchor = before === undefined ? anchorOf(hash) : null;
  if (anchor) {
    unfold(anchor);
    anchor.scrollIntoView();
  } else if (push || before !== undefined) window.scrollTo(0, before ?? 0);
}

function followLink(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  void visit(link.href);
}
