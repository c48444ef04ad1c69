import { type Browser, type Page, expect } from "@playwright/test";
import { call, type PersonName, signedIn } from "../harness/people.ts";
import { unique } from "../harness/unique.ts";
import { paste, saved, text } from "../harness/writing.ts";
import { Account } from "./account.ts";
import { Chance } from "./chance.ts";
import { publishAll, write } from "./deeds.ts";
import { discardAndBack } from "./discarding.ts";
import { type Fault, faultsIn } from "./judging.ts";
import { heldBy, saidOf } from "./memory.ts";
import { asLines, linesOf, tokensIn } from "./reading.ts";
import type { Outcome } from "./report.ts";
import { Writer } from "./writer.ts";

const settling = 60_000;
/** Seconds of writing between two looks at what the tabs hold. */
const stretch = 300;

type Weather = {
  readonly seed: number;
  readonly seconds: number;
  /** Whether somebody discards all that is unpublished in the middle of it, and takes that back. */
  readonly discards: boolean;
  /** Whether it is told what each tab holds in memory. */
  readonly measures: boolean;
};

type Setting = { readonly page: Page; readonly browser: Browser; readonly troubles: string[] };

/** Three people write one page by chance; gives what is wrong with it when all have come to rest. */
export async function storm(setting: Setting, weather: Weather): Promise<Outcome> {
  const { troubles } = setting;
  const account = new Account();
  // A storm that could not be brought to its end tells what happened until then.
  const faults = await faultsAfter(account, setting, weather).catch((error: unknown) => {
    troubles.push(`not brought to its end: ${String(error)}`);
    return [];
  });
  return { ...weather, account, faults, troubles: troubles.splice(0) };
}

async function faultsAfter(
  account: Account,
  { page, browser, troubles }: Setting,
  { seed, seconds, discards, measures }: Weather,
): Promise<Fault[]> {
  const address = await standingPage(page, account);
  const pages = [page, await browserOf(browser, "ada"), await browserOf(browser, "olga")];
  const writers = ["ed", "ada", "olga"].map((name, at) => {
    const chance = new Chance(seed * 1000 + at);
    return new Writer(name, { page: pages[at] as Page, chance, account, address: `${address}?edit` });
  });
  await together(writers.map((writer) => writer.begin()));
  if (measures) await tellMemory(writers, account, "at the beginning");
  await writeFor(writers, seconds / 2, measures);
  if (discards) {
    await atRest(writers, account);
    await discardAndBack(writers, troubles).catch((error: unknown) =>
      troubles.push(`discarding: ${String(error)}`),
    );
  }
  await writeFor(writers, seconds / 2, measures);
  const faults = await settled(writers, troubles);
  const reader = await browserOf(browser, "vera");
  await published(writers[0] as Writer, { reader, address, troubles });
  if (!measures) return faults;
  await tellMemory(writers, account, "at the end");
  // A tab of somebody who comes now holds what the draft needs; what the others hold beside that, they hold of the storm.
  for (const writer of writers) await writer.open();
  await tellMemory(writers, account, "opened anew");
  return faults;
}

/** All of them write side by side; every few minutes it is told what their tabs hold. */
async function writeFor(writers: readonly Writer[], seconds: number, measures: boolean): Promise<void> {
  for (let left = seconds; left > 0; left -= stretch) {
    const most = Math.min(left, stretch);
    await together(writers.map((writer) => write(writer, most * 1000)));
    const account = writers[0]?.account;
    if (measures && account)
      await tellMemory(writers, account, `after ${Math.round(account.now() / 6000) / 10} min`);
  }
}

/** Waits for all of them also where one fails: nobody writes on behind the end of a storm. */
async function together(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

/** A page of texts and a heading, each line of which holds words that must stay. */
async function standingPage(page: Page, account: Account): Promise<string> {
  await signedIn(page, "ed");
  const settings = {
    title: unique("Storm "),
    category: "",
    tags: [],
    permission_state: { all: { view: true, edit: true } },
  };
  const made = await call(page, "/ajax/page/page_settings/create/0/", { settings: JSON.stringify(settings) });
  const address = String(made["redirect"]);
  await page.goto(`${address}?edit`);
  await expect(text(page).first()).toBeFocused({ timeout: settling });
  const words = Array.from({ length: 12 }, (_, at) => `s${String(at).padStart(4, "0")}s`);
  const line = (at: number) => words.slice(at * 3, at * 3 + 3).join(" ");
  await paste(page, {
    "text/html": `<p>${line(0)}</p><p>${line(1)}</p><h1>${line(2)}</h1><ul><li>${line(3)}</li></ul>`,
  });
  await expect(page.locator(".canvas")).toContainText(words.at(-1) ?? "");
  for (const word of words) account.standing(word);
  await saved(page);
  return address;
}

async function tellMemory(writers: readonly Writer[], account: Account, when: string): Promise<void> {
  for (const { name, page } of writers) {
    const held = `${name} ${when}, ${account.tokens.length} words: ${saidOf(await heldBy(page))}`;
    account.memory.push(held);
    console.log(held);
  }
}

async function browserOf(browser: Browser, who: PersonName): Promise<Page> {
  return signedIn(await (await browser.newContext()).newPage(), who);
}

async function atRest(writers: readonly Writer[], account: Account): Promise<void> {
  const step = account.step("all", "settle");
  for (const writer of writers) {
    await writer.page.context().setOffline(false);
    await writer.within(step, writer.recover(step));
  }
}

/** Everybody comes to rest; what is wrong then with the words, as the first of them sees the page. */
async function settled(writers: readonly Writer[], troubles: string[]): Promise<Fault[]> {
  if (writers[0]) await atRest(writers, writers[0].account);
  for (const { name, page } of writers)
    await expect(page.locator(".writing-saving"))
      .toHaveText("Saved", { timeout: settling })
      .catch(() => troubles.push(`the page of ${name} is not saved`));
  const [first, ...others] = writers;
  if (!first) return [];
  for (const { name, page } of others)
    await expect
      .poll(async () => same(await linesOf(page), await linesOf(first.page)), { timeout: 20_000 })
      .toBe(true)
      .catch(async () => {
        const [here, there] = [await linesOf(page), await linesOf(first.page)];
        const at = here.findIndex((line, place) => line !== there[place]);
        troubles.push(`${name} sees "${here[at]}" where ${first.name} sees "${there[at]}"`);
      });
  return faultsIn(await linesOf(first.page), first.account);
}

/** What a fresh reader is shown of the page once it is published. */
async function published(
  writer: Writer,
  { reader, address, troubles }: { reader: Page; address: string; troubles: string[] },
): Promise<void> {
  const written = await writer.seen();
  await publishAll(writer.page);
  await expect(writer.page.getByText("Published, no changes", { exact: true }))
    .toBeVisible({ timeout: 20_000 })
    .catch(async () => troubles.push(`published, and the bar says: ${await barOf(writer.page)}`));
  await reader.goto(address);
  const read = tokensIn(asLines(await reader.locator(".pages-body").innerText()));
  if (!same(read, written))
    troubles.push(`a reader sees ${read.length} words, the writers ${written.length}, or in another order`);
}

async function barOf(page: Page): Promise<string> {
  const states = page.locator(".writing-saving, .writing-changes");
  return (await states.allInnerTexts()).join("; ");
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.join("\n") === other.join("\n");
}
