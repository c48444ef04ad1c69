import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { saved, text, tile } from "./harness/writing.ts";

test.use({
  isFresh: true,
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: "reduce" },
});

const words = "Hello there, world";
const blocks = (page: Page, kind: string) => page.getByRole("button", { name: new RegExp(`^Move ${kind}:`) });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const waiting = (page: Page) => field(page, "Text, loading");

test.beforeEach(async ({ page }) => {
  await signedIn(page, "ed");
  const settings = { title: unique("Lapwing "), category: "", tags: [] };
  const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  await page.goto(`${String(redirect)}?edit`);
  await expect(text(page)).toBeFocused({ timeout: 30_000 });
});

/** From now on the editors of kinds that are fetched are on their way until they are let come, or cut off. */
async function hold(page: Page): Promise<{ come: () => void; cut: () => Promise<void> }> {
  const editors = /\/editor-[^/]*\.js/;
  let come = () => {};
  let isCut = false;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(editors, async (route) => {
    await held;
    await (isCut ? route.abort() : route.continue());
  });
  const cut = async () => {
    isCut = true;
    come();
    await expect(page.getByRole("alert").filter({ hasText: "Couldn't load this block." })).toBeVisible();
    await page.unroute(editors);
  };
  return { come, cut };
}

/** What the server has of the page once all is saved. */
async function reloaded(page: Page): Promise<void> {
  await saved(page);
  await page.reload();
  await expect(page.locator(".canvas")).toBeVisible({ timeout: 30_000 });
}

test("what is typed right after a tile was pressed stands whole in the one block that came of it, also what is typed while the editor comes", async ({
  page,
}) => {
  const { come } = await hold(page);
  await tile(page, "Button").click();
  await page.keyboard.type(words);
  await expect(waiting(page)).toHaveValue(words);
  await axe(page);
  come();
  const more = ", and whoever else is on the quay this morning";
  await page.keyboard.type(more, { delay: 10 });
  await expect(field(page, "Button text")).toBeFocused();
  await expect(field(page, "Button text")).toHaveValue(words + more);
  await expect(blocks(page, "Button")).toHaveCount(1);
  await reloaded(page);
  await expect(field(page, "Button text")).toHaveValue(words + more);
});

test("undo takes back what was typed before the editor came, then the block", async ({ page }) => {
  const { come } = await hold(page);
  await tile(page, "Button").click();
  // At once: somebody who pauses begins another step.
  await page.keyboard.insertText(words);
  come();
  await expect(field(page, "Button text")).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(field(page, "Button text")).toHaveValue("");
  await page.keyboard.press("Control+z");
  await expect(blocks(page, "Button")).toHaveCount(0);
});

test("an accordion from the list that / opens: its title, Enter and its text are typed in one go", async ({
  page,
}) => {
  const { come } = await hold(page);
  await page.keyboard.type("/accordion");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await page.keyboard.type("We are open.");
  come();
  const part = field(page, "Text of part 1");
  await expect(part).toBeFocused();
  await page.keyboard.type(" Always.");
  await expect(part).toHaveText("We are open. Always.");
  await expect(field(page, "Title of part 1")).toHaveValue(words);
  await expect(blocks(page, "Accordion")).toHaveCount(1);
  await reloaded(page);
  await expect(field(page, "Title of part 1")).toHaveValue(words);
  await expect(part).toHaveText("We are open. Always.");
});

test("over a cut line the words stay, also pasted ones, and Try again goes on behind them", async ({
  page,
}) => {
  const { cut } = await hold(page);
  await tile(page, "Countdown").click();
  await page.keyboard.type("Hello ");
  await cut();
  for (const keys of ["Control+a", "Control+c", "End", "Control+v"]) await page.keyboard.press(keys);
  await expect(waiting(page)).toHaveValue("Hello Hello ");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.keyboard.type("world");
  const title = page
    .locator("[data-widget]")
    .filter({ has: blocks(page, "Countdown") })
    .locator("textarea")
    .first();
  await expect(title).toHaveAccessibleName("Title");
  await expect(title).toBeFocused();
  await page.keyboard.type("!");
  await expect(title).toHaveValue("Hello Hello world!");
  await expect(blocks(page, "Countdown")).toHaveCount(1);
});

test("a word that is being composed is composed to its end before the editor takes over", async ({
  page,
}) => {
  const { come } = await hold(page);
  await tile(page, "Button").click();
  await expect(waiting(page)).toBeFocused();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Input.imeSetComposition", { text: "か", selectionStart: 1, selectionEnd: 1 });
  const arrived = page.waitForResponse(/\/editor-[^/]*\.js/);
  come();
  await (await arrived).finished();
  await cdp.send("Input.imeSetComposition", { text: "かな", selectionStart: 2, selectionEnd: 2 });
  await expect(waiting(page)).toHaveValue("かな");
  await cdp.send("Input.insertText", { text: "仮名" });
  await expect(field(page, "Button text")).toBeFocused();
  await page.keyboard.type("!");
  await expect(field(page, "Button text")).toHaveValue("仮名!");
});

test("Tab and Escape lead on while the editor is on its way, and it takes the focus from nobody", async ({
  page,
}) => {
  const { come } = await hold(page);
  await tile(page, "Box or space").click();
  await page.keyboard.type("Slow down");
  await page.keyboard.press("Tab");
  await expect(waiting(page)).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(waiting(page)).toBeFocused();
  await page.keyboard.press("Escape");
  const handle = blocks(page, "Box or space");
  await expect(handle).toBeFocused();
  const arrived = page.waitForResponse(/\/editor-[^/]*\.js/);
  come();
  await (await arrived).finished();
  await expect(field(page, "Text").last()).toHaveValue("Slow down");
  await expect(handle).toBeFocused();
});
