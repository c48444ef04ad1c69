import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { caretSettled, publishFirst } from "./harness/writing.ts";

test("what is typed offline is kept, and merged with what others wrote meanwhile", async ({
  page,
  browser,
}) => {
  const address = await newPage(page);
  const [text, bar] = await edit(page, address);
  await page.keyboard.type("Ed wrote this. ");
  await saved(bar);

  await page.context().setOffline(true);
  await page.keyboard.type("Ed at sea. ");
  await expect(stateIn(bar)).toHaveText("Not saved yet: kept in this browser");

  const ada = await colleague(browser, "ada");
  const [adasText, adasBar] = await edit(ada, address);
  await ada.keyboard.press("Control+Home");
  await caretSettled(ada);
  await ada.keyboard.type("Ada ashore. ");
  await saved(adasBar);

  await page.context().setOffline(false);
  await saved(bar);
  for (const each of [text, adasText])
    for (const words of ["Ed wrote this.", "Ed at sea.", "Ada ashore."])
      await expect(each).toContainText(words);
});

test("a tab that is killed leaves its words to the next one", async ({ page }) => {
  const address = await newPage(page);
  await edit(page, address);
  await page.context().setOffline(true);
  await page.keyboard.type("before the end");
  await kept(page, "before the end");
  await page.close();
  const next = await page.context().newPage();
  await page.context().setOffline(false);
  const [text, bar] = await edit(next, address);
  await expect(text).toContainText("before the end");
  await saved(bar);
  expect(await keptKeys(next)).toBe(0);
});

test("a tab that is closed in mid-word has its words seen by others now", async ({ page, browser }) => {
  const address = await newPage(page);
  await edit(page, address);
  const ada = await colleague(browser, "ada");
  const [adasText] = await edit(ada, address);
  const closed = page.waitForEvent("close");
  await page.evaluate(holdOrdinarySaves);
  await page.keyboard.type("the last wo");
  await page.close({ runBeforeUnload: true });
  await closed;
  await expect(adasText).toHaveText("the last wo");
});

test("a page that is read again shows what was typed a moment before", async ({ page }) => {
  const address = await newPage(page);
  await edit(page, address);
  await page.keyboard.type("the last letter");
  await page.reload();
  await expect(page.locator(".canvas")).toContainText("the last letter");
});

test("two people write in one text at once, and both see everything", async ({ page, browser }) => {
  const address = await newPage(page);
  const [text, bar] = await edit(page, address);
  const ada = await colleague(browser, "ada");
  const [adasText, adasBar] = await edit(ada, address);
  await Promise.all([page.keyboard.type("one two three "), ada.keyboard.type("four five six ")]);
  await Promise.all([saved(bar), saved(adasBar)]);
  for (const each of [text, adasText]) {
    await expect(each).toContainText("three");
    await expect(each).toContainText("six");
  }
  expect(await text.innerText()).toBe(await adasText.innerText());
  await publishFirst(ada);
  await expect(bar.getByText("Published, no changes", { exact: true })).toBeVisible();
});

test("who loses the right to edit while typing is stopped with a sentence, and their last words stay in reach", async ({
  page,
  browser,
}) => {
  const address = await newPage(page);
  await edit(page, address);
  await publishFirst(page);
  const answer = await page.request.get(address, { headers: { accept: "application/json" } });
  const { data } = (await answer.json()) as { data: { page: { id: number } } };
  const share = (all: { view: boolean; edit: boolean }) =>
    call(page, `/ajax/page/page_settings/edit/${data.page.id}/`, {
      settings: JSON.stringify({ permission_state: { all } }),
    });
  await share({ view: true, edit: true });
  const vera = await colleague(browser, "vera");
  const [text, bar] = await edit(vera, address);
  await vera.keyboard.type("mine ");
  await saved(bar);
  await vera.context().setOffline(true);
  await vera.keyboard.type("too late");
  await share({ view: true, edit: false });
  await vera.context().setOffline(false);
  await expect(bar.getByRole("alert")).toHaveText("This page isn't shared with you for editing.");
  await expect(bar).toBeFocused();
  await vera.keyboard.type(" and more");
  await expect(text).toHaveText("mine too late");
  await text.click({ force: true });
  await vera.keyboard.type("and more");
  await expect(text).toHaveText("mine too late");
  await expect(bar.getByRole("button")).toHaveText(["Show my text"]);
  await showsWords(vera, "mine too late");

  // Also in a document that knows nothing of what was written, and where the page cannot even be read any more.
  await vera.reload();
  await showsWords(vera, "mine too late");
  await share({ view: false, edit: false });
  await vera.goto(address);
  await expect(vera.getByText("This page doesn't exist or isn't shared with you.")).toBeVisible();
  await axe(vera);
  await vera.getByRole("button", { name: "Show my text" }).click();
  await vera.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(vera.getByRole("button", { name: "Show my text" })).toHaveCount(0);
  expect(await keptKeys(vera)).toBe(0);
});

test("who signs in again in another tab goes on writing in this one without loading it anew", async ({
  page,
  troubles,
}) => {
  const [text, bar] = await edit(page, await newPage(page));
  await page.keyboard.type("before ");
  await saved(bar);
  const beside = await page.context().newPage();
  // Known to be of the same person, until they sign out in it.
  await beside.goto("/pages/");
  // The line asks once more, and is given up.
  const lastTry = page.waitForEvent("websocket");
  await call(beside, "/accounts/logout/");
  await beside.goto("/accounts/login/");
  await page.keyboard.type("between ");
  await expect(stateIn(bar)).toHaveText("Not saved yet: kept in this browser");
  await expect(page.getByText("Your session has expired.")).toBeVisible();
  const line = await lastTry;
  await expect.poll(() => line.isClosed()).toBe(true);
  await signedIn(beside, "ed");
  await beside.goto("/pages/");
  await expect(stateIn(bar)).toHaveText("Saved");
  await expect(page.getByText("Your session has expired.")).toHaveCount(0);
  await page.keyboard.type("after");
  await saved(bar);
  await expect(text).toHaveText("before between after");

  // What others write arrives here again too.
  const ada = await colleague(page.context().browser() as Browser, "ada");
  await edit(ada, page.url().replace("?edit", ""));
  await ada.keyboard.type(" and Ada");
  await expect(text).toContainText("and Ada");
  forgetLines(troubles);
});

test("a server that is killed while somebody types has every word when it is back", async ({
  page,
  troubles,
}) => {
  test.slow();
  const world = spawn(process.execPath, ["--import", "tsx", "src/testing/serve-world.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(world, "exit");
  const lines = createInterface({ input: world.stdout });
  const [url] = (await once(lines, "line")) as string[];
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: String(url) });
  const other = (await context?.newPage()) as Page;
  try {
    const [text, bar] = await edit(other, await newPage(other));
    await other.keyboard.type("before ");
    const back = once(lines, "line");
    world.stdin.write("crash\n");
    await other.keyboard.type("during ", { delay: 40 });
    await back;
    await other.keyboard.type("after");
    await expect(text).toContainText("before during after");
    await expect(stateIn(bar)).toHaveText("Saved", { timeout: 40_000 });
    await other.reload();
    await expect(other.locator(".canvas")).toContainText("before during after");
  } finally {
    await context?.close();
    forgetLines(troubles);
    world.stdin.end();
    await ended;
  }
});

/** As on a line so slow that a tab is closed before it has sent what was typed. */
function holdOrdinarySaves(): void {
  const ask = window.fetch;
  window.fetch = (path, request) =>
    String(path).endsWith("/save/") && !request?.keepalive ? new Promise(() => {}) : ask(path, request);
}

/** The browser reports by itself that nobody answered for a while. */
function forgetLines(troubles: string[]): void {
  const others = troubles.filter((each) => !each.startsWith("WebSocket connection to"));
  troubles.splice(0, troubles.length, ...others);
}

/** What was typed and not saved, to copy from. */
async function showsWords(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Show my text" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("You can no longer edit this page.");
  await expect(dialog.getByRole("textbox")).toHaveValue(words);
  await dialog.getByRole("button", { name: "Keep here" }).click();
}

/** An empty page of Ed's. */
async function newPage(page: Page): Promise<string> {
  await signedIn(page, "ed");
  const title = `Log ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  const settings = JSON.stringify({ title, category: "", tags: [] });
  const answer = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  return String(answer["redirect"]);
}

async function colleague(
  browser: { newContext(): Promise<BrowserContext> },
  who: "ada" | "vera",
): Promise<Page> {
  return signedIn(await (await browser.newContext()).newPage(), who);
}

/** The first text of the page and the edit bar. */
async function edit(page: Page, address: string): Promise<[Locator, Locator]> {
  await page.goto(`${address}?edit`);
  const text = page.locator(".canvas").getByRole("textbox").first();
  await expect(text).toBeFocused();
  return [text, page.getByRole("region", { name: "Edit mode" })];
}

/** What the bar says to the eye; screen readers are told beside it, and less often. */
function stateIn(bar: Locator): Locator {
  return bar.locator(".writing-saving");
}

async function saved(bar: Locator): Promise<void> {
  await expect(stateIn(bar)).toHaveText("Saved", { timeout: 20_000 });
}

async function kept(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (text) => Object.values(localStorage).some((value) => String(value).includes(text)),
    words,
  );
}

function keptKeys(page: Page): Promise<number> {
  return page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith("atrium:draft:")).length,
  );
}
