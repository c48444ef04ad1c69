import { type CDPSession, type Page, expect } from "@playwright/test";
import { type Met, count, focusOn, gone, lookedAt, met, strays } from "./stops.ts";
import { type Around, type Frames, frameAround } from "./frames.ts";
import { caretSettled } from "./writing.ts";

/**
 * Walks through the whole screen with Tab and back with Shift+Tab, as it stands or inside of what is open. Asserts that
 * the keys reach everything that can be worked with, in one order, and that one sees each time where one is. Of a frame
 * that is among `frames` only its edges are pressed, and all of it is looked at: Tab goes from it into the content and comes out there.
 */
export async function walk(page: Page, where: string, frames?: Frames): Promise<void> {
  await page.evaluate(leave);
  // A text that is left shows its face again.
  await caretSettled(page);
  const names = await page.evaluate(count);
  const around = frames ? await frameAround(page) : null;
  const line = await page.context().newCDPSession(page);
  if (around && frames?.knows(page, around.written)) await walkContent(page, line, { where, names, around });
  else if ((await walkAll(page, line, { where, names })) && around) frames?.learn(page, around.written);
  await line.detach();
  expect.soft(await page.evaluate(strays), `${where}: only a pointer gets there`).toEqual([]);
}

type Walked = { readonly where: string; readonly names: readonly string[] };

/** Says whether nothing was wrong. */
async function walkAll(page: Page, line: CDPSession, { where, names }: Walked): Promise<boolean> {
  // What opens with the focus has stops that are not there before.
  const { stops: there, isRound } = await press(line, "Tab", 2 * names.length);
  const faults = faultsOf(there);
  const missed = await missedOf(page, names, there);
  expect.soft(missed, `${where}: Tab never comes to`).toEqual([]);
  expect.soft(faults, where).toEqual([]);
  const { stops: back } = await press(line, "Shift+Tab", there.length - 1);
  const all = there.map(({ name }) => name);
  const order = (isRound ? all.slice(1) : all.slice(0, -1)).toReversed();
  const wayBack = back.map(({ name }) => name);
  expect.soft(wayBack, `${where}: the way back`).toEqual(order);
  return missed.length + faults.length === 0 && wayBack.join() === order.join();
}

/** From the last thing of the frame before the content to the first one behind it, and back. */
async function walkContent(
  page: Page,
  line: CDPSession,
  { where, names, around: { places, last } }: Walked & { readonly around: Around },
): Promise<void> {
  await page.evaluate(focusOn, last);
  const { stops: there } = await press(line, "Tab", 2 * names.length, places);
  const out = there.at(-1);
  expect.soft(places, `${where}: Tab comes out of the content`).toContain(out?.place);
  const { stops: back } = await press(line, "Shift+Tab", there.length);
  const wayBack = back.map(({ name }) => name);
  const order = [names[last], ...there.slice(0, -1).map(({ name }) => name)].toReversed();
  expect.soft(wayBack, `${where}: the way back`).toEqual(order);
  const seen = await page.evaluate(lookedAt, places);
  expect.soft(await missedOf(page, names, [...there, ...seen]), `${where}: Tab never comes to`).toEqual([]);
  expect.soft(faultsOf([...there, ...seen]), where).toEqual([]);
}

const faultsOf = (stops: readonly Met[]) =>
  stops.flatMap((met) => met.faults.map((fault) => `${met.name}: ${fault}`));

async function missedOf(page: Page, names: readonly string[], stops: readonly Met[]): Promise<string[]> {
  const reached = new Set(stops.map(({ place }) => place));
  // A list whose next rows come when somebody is near has no link to them any more.
  const left = await page.evaluate(gone);
  return names.filter((_, place) => !reached.has(place) && !left.includes(place));
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

/** Presses the key until everything was met once, something is met again, or one of the `ends` is; behind the last thing comes the first. */
async function press(
  line: CDPSession,
  key: Key,
  most: number,
  ends: readonly number[] = [],
): Promise<Pressed> {
  // What looks is there before the first press: each of some hundred presses would carry it along.
  await evaluated(line, `void (globalThis.keyboardMet = ${met.toString()})`);
  if (key === "Shift+Tab")
    await line.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...shift, modifiers: 8 });
  const walked = await pressOn(line, key, most, ends);
  if (key === "Shift+Tab") await line.send("Input.dispatchKeyEvent", { type: "keyUp", ...shift });
  return walked;
}

type Pressed = { readonly stops: Met[]; readonly isRound: boolean };

async function pressOn(line: CDPSession, key: Key, most: number, ends: readonly number[]): Promise<Pressed> {
  const stops: Met[] = [];
  let inside = 1;
  for (let nothing = 0; stops.length < most && nothing < 3; ) {
    await pressTab(line, key);
    const next = (await evaluated(line, "keyboardMet()")) as Met | null;
    inside = next !== null && next.name === stops.at(-1)?.name ? inside + 1 : 1;
    if (next === null) nothing++;
    else if (inside > 1 && inside <= mostInsideOneField) continue;
    else if (stops.some(({ name }) => name === next.name)) return { stops, isRound: true };
    else if (stops.push(next) && ends.includes(next.place)) break;
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
