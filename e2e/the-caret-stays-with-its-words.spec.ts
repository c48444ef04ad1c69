import type { Page } from "@playwright/test";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { caretSettled, paste, saved, text, tile } from "./harness/writing.ts";

test("who types in a block that a colleague moves goes on where they are", async ({ page, browser }) => {
  const address = await writtenPage(page);
  const ada = await signedIn(await (await browser.newContext()).newPage(), "ada");
  await ada.goto(`${address}?edit`);
  await caretBehind(page, "First");
  const written = words("e", 24);
  const typing = page.keyboard.type(` ${written.join(" ")}`, { delay: 25 });
  for (const way of ["ArrowDown", "ArrowUp", "ArrowDown"]) {
    await ada.locator("[data-widget]").filter({ hasText: "First" }).locator(".canvas-handle").focus();
    for (const key of ["Space", way, way, "Space"]) await ada.keyboard.press(key);
  }
  await typing;
  await expect(text(page).filter({ hasText: "First" })).toHaveText(`First ${written.join(" ")} line`);
  await saved(page);
  await expect(text(ada).filter({ hasText: "First" })).toHaveText(`First ${written.join(" ")} line`);
});

test("what is selected stays so while a colleague moves the block, makes a heading of it and a text again", async ({
  page,
  browser,
}) => {
  const address = await writtenPage(page);
  const ada = await signedIn(await (await browser.newContext()).newPage(), "ada");
  await ada.goto(`${address}?edit`);
  await caretBehind(page, "First");
  await page.keyboard.press("Shift+Home");
  const chosen = () => page.evaluate(() => [getSelection()?.toString(), document.activeElement?.tagName]);
  await expect.poll(chosen).toEqual(["First", "DIV"]);
  const block = ada.locator("[data-widget]").filter({ hasText: "First" });
  await block.locator(".canvas-handle").focus();
  for (const key of ["Space", "ArrowDown", "ArrowDown", "Space"]) await ada.keyboard.press(key);
  await expect(text(page).first()).toHaveText("Last line");
  await expect.poll(chosen).toEqual(["First", "DIV"]);
  await ada.keyboard.press("Enter");
  await caretSettled(ada);
  await ada.keyboard.type("# ");
  await expect(page.locator(".canvas h2").filter({ hasText: "First line" })).toHaveCount(1);
  await expect.poll(chosen).toEqual(["First", "SPAN"]);
  await ada.keyboard.press("Home");
  await ada.keyboard.press("Backspace");
  await expect(text(page).filter({ hasText: "First line" })).toHaveCount(1);
  await expect.poll(chosen).toEqual(["First", "DIV"]);
  await page.keyboard.type("Next");
  await expect(text(ada).filter({ hasText: "line" }).last()).toHaveText("Next line");
});

test("who types in a heading that a colleague cuts in two goes on without a letter in the wrong place", async ({
  page,
  browser,
}) => {
  const address = await writtenPage(page);
  const ada = await signedIn(await (await browser.newContext()).newPage(), "ada");
  await ada.goto(`${address}?edit`);
  await caretBehind(ada, "Bet", "Heading");
  await caretBehind(page, "Betw", "Heading");
  const typing = page.keyboard.type("abcdefghijklmnopqrstuvwxyz", { delay: 40 });
  await expect(headings(ada)).toContainText("abc");
  await ada.keyboard.press("Enter");
  await typing;
  await expect(headings(page)).toHaveText("Bet");
  await expect(text(page).nth(1)).toHaveText("wabcdefghijklmnopqrstuvwxyzeen");
  await saved(page);
  // Whoever pressed Enter goes on at the beginning of what went below.
  await ada.keyboard.type("+");
  await expect(text(page).nth(1)).toHaveText("+wabcdefghijklmnopqrstuvwxyzeen");
});

test("who takes back a move of their own text writes on in it", async ({ page }) => {
  await writtenPage(page);
  await caretBehind(page, "First");
  await page.keyboard.press("Escape");
  for (const key of ["Space", "ArrowDown", "ArrowDown", "Space"]) await page.keyboard.press(key);
  await caretBehind(page, "First");
  await page.keyboard.press("Control+z");
  await page.keyboard.type(" and");
  await expect(text(page).first()).toHaveText("First and line");
});

test("who makes a quote of the text in hand writes on in it", async ({ page }) => {
  await writtenPage(page);
  await caretBehind(page, "First");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: "Quote" }).click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type(" and");
  await expect(page.locator("blockquote")).toHaveText("First and line");
});

test("who makes a heading of a line, takes that back, does it again and makes a text of it writes on in it", async ({
  page,
}) => {
  await writtenPage(page);
  await caretBehind(page, "First");
  await page.keyboard.press("End");
  for (const line of ["bold", "After"]) {
    await page.keyboard.press("Enter");
    await page.keyboard.type(line);
  }
  for (const key of ["ArrowUp", "Home", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await page.keyboard.press("Control+Alt+2");
  await expect(headings(page).first()).toHaveText("bold");
  await expect(headings(page).first()).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(text(page).first().locator("p")).toHaveText(["First line", "bold", "After"]);
  await page.keyboard.press("Control+Shift+z");
  await expect(headings(page).first()).toBeFocused();
  await page.keyboard.type("X");
  await expect(headings(page).first()).toHaveText("boXld");
  await page.keyboard.press("Control+Alt+0");
  await expect(text(page).nth(1)).toBeFocused();
  await page.keyboard.type("Y");
  await expect(text(page)).toHaveText(["First line", "boXYld", "After", "Last line"]);
});

test("edit mode opens behind a text that is seen whole, and at the start of one that ends below the window", async ({
  page,
}) => {
  const address = await writtenPage(page);
  await page.goto(`${address}?edit`);
  await expect(text(page).first()).toBeFocused();
  await page.keyboard.type("!");
  await expect(text(page).first()).toHaveText("First line!");
  await page.keyboard.press("Home");
  await paste(page, { "text/html": "<p>Fog on the Wadden Sea</p>".repeat(60) });
  await expect(text(page).first().locator("p")).toHaveCount(60);
  await saved(page);
  await page.goto(`${address}?edit`);
  await expect(text(page).first()).toBeFocused();
  await page.keyboard.type("!");
  await expect(text(page).first().locator("p").first()).toHaveText("!Fog on the Wadden Sea");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a key on nothing goes to the caret, and opens or deletes nothing", async ({ page }) => {
  await writtenPage(page);
  await caretBehind(page, "First");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.type("/?");
  await expect(text(page).first()).toHaveText("First/? line");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const key of ["Backspace", "Backspace", "Enter"]) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press(key);
  }
  await page.keyboard.type("and");
  await expect(text(page).first().locator("p")).toHaveText(["First", "and line"]);
  await expect(text(page).nth(1)).toHaveText("Last line");
});

test("the keys of a touched screen's keyboard begin a new page, though no caret calls up the one of the screen", async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 };
  const page = await (await browser.newContext({ hasTouch: true, isMobile: true, viewport })).newPage();
  await signedIn(page, "olga");
  await page.goto("/new/");
  await page.getByRole("textbox", { name: "Title" }).fill(unique("Packing list"));
  await page.getByRole("button", { name: "Create page" }).tap();
  await expect(page.locator(".writing-bar")).toBeFocused();
  await page.keyboard.type("/head");
  await expect(text(page)).toHaveText("/head");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Warm clothes");
  await expect(page.locator(".canvas").getByRole("heading", { name: "Warm clothes" })).toBeVisible();
});

test("whoever points at a text while a block that they added is still coming stays in that text", async ({
  page,
}) => {
  await writtenPage(page);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await tile(page, "Countdown").click();
  await caretBehind(page, "First");
  arrive();
  await expect(page.locator("[data-widget] input[type=date]")).toBeVisible();
  await caretSettled(page);
  await page.keyboard.type(" of all");
  await expect(text(page).first()).toHaveText("First of all line");
});

test("whoever types a day goes on to its time in the fields that are there, which go when they are left", async ({
  page,
}) => {
  await writtenPage(page);
  await tile(page, "Countdown").click();
  const [day, time] = [page.getByLabel("Date", { exact: true }), page.getByLabel("Time", { exact: true })];
  await day.focus();
  // The same in every order of day and month.
  await page.keyboard.type("11112026");
  await expect(day).toHaveValue("2026-11-11");
  await expect(day).toBeFocused();
  // The calendar is a stop of its own.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(time).toBeFocused();
  await page.keyboard.type("1015");
  await expect(time).toHaveValue("10:15");
  await caretBehind(page, "First");
  await expect(page.locator(".countdown-unset")).toHaveCount(0);
});

test("a text that loses the focus in the moment of a key keeps the caret behind the letter", async ({
  page,
}) => {
  await writtenPage(page);
  await caretBehind(page, "First");
  // Busy machines draw nothing between a key and what comes after it.
  await page.evaluate(async () => {
    // oxlint-disable-next-line typescript/no-deprecated -- as a key does.
    document.execCommand("insertText", false, "s");
    await Promise.resolve();
    (document.activeElement as HTMLElement).blur();
  });
  await caretSettled(page);
  await page.keyboard.type("t");
  await expect(text(page).first()).toHaveText("Firstst line");
  await saved(page);
});

test("whoever has pointed beside the text stays away from it while a colleague writes there, until their next key", async ({
  page,
  browser,
}) => {
  const address = await writtenPage(page);
  const ada = await signedIn(await (await browser.newContext()).newPage(), "ada");
  await ada.goto(`${address}?edit`);
  await caretBehind(page, "First");
  await pointBeside(page);
  const focus = () => page.evaluate(() => document.activeElement?.tagName);
  expect(await focus()).toBe("BODY");
  await caretBehind(ada, "First");
  await ada.keyboard.press("End");
  await ada.keyboard.type(" of hers");
  await expect(text(page).first()).toHaveText("First line of hers");
  await ada.keyboard.press("Control+Alt+2");
  await expect(headings(page).first()).toHaveText("First line of hers");
  await caretSettled(page);
  expect(await focus()).toBe("BODY");
  await page.keyboard.type("Z");
  await expect(headings(page).first()).toHaveText("FirstZ line of hers");
});

/** Beside the column, where nothing takes the focus: what is selected stays so. */
async function pointBeside(page: Page): Promise<void> {
  const column = await page.locator(".canvas").boundingBox();
  const line = await text(page).first().boundingBox();
  await page.mouse.click((column?.x ?? 0) + (column?.width ?? 0) + 20, (line?.y ?? 0) + 8);
  await caretSettled(page);
}

const headings = (page: Page) => page.locator(".canvas").getByRole("textbox", { name: "Heading" });

const words = (sign: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${sign}${at}${sign}`);

/** A page of Ed's with two texts and a heading between them. */
async function writtenPage(page: Page): Promise<string> {
  await signedIn(page, "ed");
  const settings = JSON.stringify({ title: unique("Caret "), category: "", tags: [] });
  const made = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  const address = String(made["redirect"]);
  await page.goto(`${address}?edit`);
  await expect(text(page).first()).toBeFocused();
  await paste(page, { "text/html": "<p>First line</p><h1>Between</h1><p>Last line</p>" });
  await expect(text(page).nth(1)).toHaveText("Last line");
  await saved(page);
  return address;
}

async function caretBehind(page: Page, word: string, name = "Text"): Promise<void> {
  // A block that slides to its place would be somewhere else by the time of the click.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const box = await page
    .locator(".canvas")
    .getByRole("textbox", { name, exact: true })
    .filter({ hasText: word })
    .evaluate((element, wanted) => {
      const line = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Node;
      const range = document.createRange();
      range.setStart(line, wanted.length - 1);
      range.setEnd(line, wanted.length);
      const { right, top, height } = range.getBoundingClientRect();
      return { x: right - 1, y: top + height / 2 };
    }, word);
  await page.mouse.click(box.x, box.y);
  await caretSettled(page);
}
