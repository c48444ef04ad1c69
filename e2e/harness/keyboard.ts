import { type CDPSession, type Page, expect } from "@playwright/test";
import { caretSettled } from "./writing.ts";

/** What a keyboard meets, as the page itself counts it. */
type Met = { readonly place: number; readonly name: string; readonly faults: readonly string[] };

/**
 * Walks through the whole screen with Tab and back with Shift+Tab, as it stands or inside of what is open. Asserts that
 * the keys reach everything that can be worked with, in one order, and that one sees each time where one is.
 */
export async function walk(page: Page, where: string): Promise<void> {
  await page.evaluate(leave);
  // A text that is left shows its face again.
  await caretSettled(page);
  const names = await page.evaluate(count);
  const line = await page.context().newCDPSession(page);
  // What opens with the focus has stops that are not there before.
  const { stops: there, isRound } = await press(line, "Tab", 2 * names.length);
  const faults = there.flatMap((met) => met.faults.map((fault) => `${met.name}: ${fault}`));
  const reached = new Set(there.map(({ place }) => place));
  // A list whose next rows come when somebody is near has no link to them any more.
  const left = await page.evaluate(gone);
  const missed = names.filter((_, place) => !reached.has(place) && !left.includes(place));
  expect.soft(missed, `${where}: Tab never comes to`).toEqual([]);
  expect.soft(faults, where).toEqual([]);
  const { stops: back } = await press(line, "Shift+Tab", there.length - 1);
  await line.detach();
  const all = there.map(({ name }) => name);
  const order = isRound ? all.slice(1) : all.slice(0, -1);
  expect
    .soft(
      back.map(({ name }) => name),
      `${where}: the way back`,
    )
    .toEqual(order.toReversed());
  expect.soft(await page.evaluate(strays), `${where}: only a pointer gets there`).toEqual([]);
}

/** Walks with Tab through all that is in what is open, and one step further. */
export async function walkOut(page: Page, where: string): Promise<void> {
  const names = await page.evaluate(count);
  const line = await page.context().newCDPSession(page);
  const { stops } = await press(line, "Tab", names.length + 1);
  await line.detach();
  const [faults, met] = [stops.flatMap((each) => each.faults), stops.map(({ name }) => name)];
  expect.soft(met.slice(0, -1), `${where}: Tab goes through it in order`).toEqual(names);
  expect.soft(faults, where).toEqual([]);
}

/** Runs in the page. Nothing has the focus, and Tab begins with the first thing, or inside of what is open. */
function leave(): void {
  (document.activeElement as HTMLElement | null)?.blur();
  if (document.querySelector("[role=dialog], dialog[open]")) return;
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute("tabindex");
}

/** A day has four stops inside of one field: day, month, year and the calendar. */
const mostInsideOneField = 4;

/** Presses the key until everything was met once, or something is met again; behind the last thing comes the first. */
async function press(line: CDPSession, key: Key, most: number): Promise<{ stops: Met[]; isRound: boolean }> {
  // What looks is there before the first press: each of some hundred presses would carry it along.
  await evaluated(line, `void (globalThis.keyboardMet = ${met.toString()})`);
  if (key === "Shift+Tab")
    await line.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...shift, modifiers: 8 });
  const walked = await pressOn(line, key, most);
  if (key === "Shift+Tab") await line.send("Input.dispatchKeyEvent", { type: "keyUp", ...shift });
  return walked;
}

async function pressOn(line: CDPSession, key: Key, most: number) {
  const stops: Met[] = [];
  let inside = 1;
  for (let nothing = 0; stops.length < most && nothing < 3; ) {
    await pressTab(line, key);
    const next = (await evaluated(line, "keyboardMet()")) as Met | null;
    inside = next !== null && next.name === stops.at(-1)?.name ? inside + 1 : 1;
    if (next === null) nothing++;
    else if (inside > 1 && inside <= mostInsideOneField) continue;
    else if (stops.some(({ name }) => name === next.name)) return { stops, isRound: true };
    else stops.push(next);
  }
  return { stops, isRound: false };
}

type Key = "Tab" | "Shift+Tab";

const shift = { key: "Shift", code: "ShiftLeft", windowsVirtualKeyCode: 16, location: 1 };

/** As the page's own keyboard presses it, without the record of the document before and after: a walk presses some hundred times. */
async function pressTab(line: CDPSession, key: Key): Promise<void> {
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9, modifiers: key === "Tab" ? 0 : 8 };
  await Promise.all([
    line.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...tab }),
    line.send("Input.dispatchKeyEvent", { type: "keyUp", ...tab }),
  ]);
}

async function evaluated(line: CDPSession, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await line.send("Runtime.evaluate", {
    expression,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** The skip link leads past the frame of the site. */
export async function skipToContent(page: Page): Promise<void> {
  await page.locator(".shell-skip-link").press("Enter");
  await page.keyboard.press("Tab");
  const isInside = await page.evaluate(() => {
    const main = document.querySelector("main");
    const rest = main?.compareDocumentPosition(document.activeElement ?? document.body) ?? 0;
    return (rest & Node.DOCUMENT_POSITION_CONTAINED_BY) > 0 || !main?.querySelector("a[href], button, input");
  });
  expect(isInside, "behind the skip link comes the content").toBe(true);
}

/**
 * Runs in the page. Everything that can be worked with and is seen: what a keyboard must reach. Of radio buttons with one
 * name, and of whatever arrow keys walk through, one is a stop. Remembers how each looks without the focus.
 */
function count(): string[] {
  const open = [...document.querySelectorAll("[role=dialog], dialog[open]")].at(-1) ?? document;
  const workable =
    "a[href], button, input, select, textarea, summary, [contenteditable=true], [tabindex]:not([tabindex='-1'])";
  const names = new Set<string>();
  const stops = [...open.querySelectorAll<HTMLElement>(workable)].filter((each) => {
    const shown =
      each.matches(".shell-skip-link") ||
      each.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    // What can be written in is a stop without saying so.
    const isStop = each.tabIndex >= 0 || each.isContentEditable;
    if (!shown || !isStop || each.matches(":disabled, [type=hidden]") || each.closest("[inert]"))
      return false;
    if (!(each instanceof HTMLInputElement) || each.type !== "radio") return true;
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${each.name}"]`)];
    if (group.some(({ checked }) => checked)) return each.checked;
    return names.size !== names.add(each.name).size;
  });
  const looks = stops.map((each) => looksOf(each));
  const called = stops.map(
    (each, place) => `${place} ${each.outerHTML.replace(/ aria-expanded="\w+"/, "").slice(0, 160)}`,
  );
  Object.assign(globalThis, {
    keyboardStops: stops,
    keyboardNames: called,
    keyboardLooks: looks,
    keyboardLooksOf: looksOf,
  });
  return called;

  /** Outline, frame and ground of an element and of the few around it that may show its focus. */
  function looksOf(element: HTMLElement): string {
    const around = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
    ];
    return around
      .flatMap((each) => (each ? [getComputedStyle(each), getComputedStyle(each, "::after")] : []))
      .map((style) => [style.outline, style.boxShadow, style.borderColor, style.backgroundColor].join())
      .join("|");
  }
}

/** Runs in the page. The places of links that stood there when it was counted, and stand there no more: more of a list has come in their place. */
function gone(): number[] {
  const { keyboardStops: stops } = globalThis as unknown as { keyboardStops: HTMLElement[] };
  return stops.flatMap((each, place) =>
    each.isConnected || !each.matches("a.browsing-more") ? [] : [place],
  );
}

/** Runs in the page. Null when nothing has the focus that was counted. */
function met(): Met | null {
  const {
    keyboardStops: stops,
    keyboardNames: names,
    keyboardLooks: looks,
    keyboardLooksOf: looksOf,
  } = globalThis as unknown as {
    keyboardStops: HTMLElement[];
    keyboardNames: string[];
    keyboardLooks: string[];
    keyboardLooksOf: (element: HTMLElement) => string;
  };
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return null;
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  const standsFor = (each: HTMLElement) =>
    !each.isConnected && each.role === "textbox" && each.ariaLabel === element.ariaLabel;
  // A text's editor takes the place of its face when the focus comes.
  const face = stops.includes(element) ? -1 : stops.findIndex(standsFor);
  if (face >= 0) stops[face] = element;
  const place = stops.indexOf(element);
  const faults: string[] = [];
  const writes = element.matches("textarea, [contenteditable=true]");
  if (!writes && place >= 0 && looksOf(element) === looks[place]) faults.push("nobody sees the focus");
  if (!writes && !element.matches(":focus-visible")) faults.push("is not :focus-visible");
  const label = element.closest("label") ?? element;
  const boxes = [...element.getClientRects(), ...label.getClientRects()].filter(
    ({ width, height }) => width > 3 && height > 3,
  );
  const isSeen = boxes.some((box) => {
    const left = Math.max(box.left, 0),
      right = Math.min(box.right, innerWidth);
    const top = Math.max(box.top, 0),
      bottom = Math.min(box.bottom, innerHeight);
    if (left >= right || top >= bottom) return false;
    const spots = [0.5, 0.15, 0.85].flatMap((share) => [
      [left + (right - left) * share, (top + bottom) / 2] as const,
      [(left + right) / 2, top + (bottom - top) * share] as const,
    ]);
    return spots.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (label.contains(hit) || element.contains(hit) || hit.contains(element));
    });
  });
  if (!isSeen) faults.push("is covered, or outside of the window");
  // A stop is called as it was when it was counted: it may open with the focus, and what it says may change meanwhile, as the number at the bell does.
  const name = names[place] ?? element.outerHTML.replace(/ aria-expanded="\w+"/, "").slice(0, 160);
  return { place, name, faults };
}

/**
 * Runs in the page. What looks as if it could be pressed, and no key comes there. What arrow keys walk through is left
 * out, and what shows only to a pointer that is near: it has a twin for keys.
 */
function strays(): string[] {
  const walked =
    "[role=tree], [role=menu], [role=listbox], [role=toolbar], [role=grid], [role=tablist], [role=radiogroup]";
  const workable =
    "a[href], button, input, select, textarea, summary, label, [contenteditable], [tabindex], option";
  return [...document.body.querySelectorAll<HTMLElement>("*")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => !each.closest(walked) && !each.matches(".canvas-sign") && isOnTop(each))
    .filter((each) => {
      const isOutside =
        each.matches("button, a, input, select, textarea") && each.tabIndex < 0 && !each.matches(":disabled");
      const isPointed = getComputedStyle(each).cursor === "pointer" && !each.closest(workable);
      return isOutside || isPointed;
    })
    .map((each) => each.outerHTML.slice(0, 160));

  function isOnTop(element: HTMLElement): boolean {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit === null || element.contains(hit);
  }
}
