import type { Browser } from "@playwright/test";
import { published, tabTo, typing } from "./harness/pace.ts";
import { password, people, signedIn } from "./harness/people.ts";
import { arrived, expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import {
  carryBeside,
  choose,
  handleOf,
  photo,
  picture,
  publishFirst,
  saved,
  text,
  tides,
  tile,
} from "./harness/writing.ts";

const words = "Slow down below 500 m. Tell the traffic centre before you do.";

test.use({ viewport: { width: 1440, height: 900 } });

test("by mouse: text, a picture beside it and a file, published, and a colleague reads it [WIDG-09] [WIDG-13] [UPLD-20]", async ({
  page,
  browser,
}, test) => {
  const title = unique("Fog ");
  await page.goto("/accounts/login/");
  await page.getByLabel("Email").fill(people.ed.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await arrived(page, "/");

  const start = Date.now();
  await page.getByRole("link", { name: "New page" }).click();
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.keyboard.type(title, typing);
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(words, typing);

  await tile(page, "Image").click();
  await choose(page, await photo(), () => page.getByRole("button", { name: "Choose a picture" }).click());
  await expect(picture(page)).toHaveAttribute("src", /^\/-\/file\//);
  await picture(page).hover();
  await carryBeside(page, handleOf(page, picture(page)), text(page));
  await page.mouse.up();
  await expect(page.locator(".canvas .pages-row .pages-column")).toHaveCount(2);

  await text(page).click();
  await tile(page, "Attachment").click();
  await choose(page, tides, () => page.getByRole("button", { name: "Choose a file" }).click());
  await expect(page.getByRole("textbox", { name: "Name on the page" })).toBeVisible();
  await saved(page);
  await publishFirst(page);
  await published(page, start, "by mouse", test);
  await colleagueReads(browser, new URL(page.url()).pathname);
});

test("by keyboard alone: text, a picture beside it and a file, published, and a colleague reads it [WIDG-09] [WIDG-13] [UPLD-20]", async ({
  page,
  browser,
}, test) => {
  const title = unique("Mist ");
  const { keyboard } = page;
  await page.goto("/accounts/login/");
  await tabTo(page, page.getByLabel("Email"));
  await keyboard.type(people.ed.email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await keyboard.type(password);
  await keyboard.press("Enter");
  await arrived(page, "/");

  const start = Date.now();
  await tabTo(page, page.getByRole("link", { name: "New page" }));
  await keyboard.press("Enter");
  await expect(page.getByLabel("Title")).toBeFocused();
  await keyboard.type(title, typing);
  await keyboard.press("Enter");
  await expect(text(page)).toBeFocused();
  await keyboard.type(words, typing);
  await keyboard.press("Escape");
  await tabTo(page, page.getByRole("button", { name: "Add a block here" }).last());
  await keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Search blocks" })).toBeFocused();
  await keyboard.type("picture", typing);
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Choose a picture" })).toBeFocused();
  await choose(page, await photo(), () => keyboard.press("Enter"));
  await expect(picture(page)).toHaveAttribute("src", /^\/-\/file\//);
  await keyboard.press("Escape");
  await expect(handleOf(page, picture(page))).toBeFocused();
  await keyboard.press("Space");
  await keyboard.press("ArrowUp");
  await keyboard.press("ArrowRight");
  await keyboard.press("Space");
  await expect(page.locator(".canvas .pages-row .pages-column")).toHaveCount(2);
  await expect(handleOf(page, picture(page))).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "Add a block here" }).last());
  await keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Search blocks" })).toBeFocused();
  await keyboard.type("file", typing);
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeFocused();
  await choose(page, tides, () => keyboard.press("Enter"));
  await expect(page.getByRole("textbox", { name: "Name on the page" })).toBeVisible();
  await saved(page);
  await tabTo(page, page.getByRole("button", { name: "Publish" }), "Shift+Tab");
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Publish this page?" });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole("button", { name: "Publish" }));
  await keyboard.press("Enter");
  await published(page, start, "by keyboard", test);
  await colleagueReads(browser, new URL(page.url()).pathname);
});

async function colleagueReads(browser: Browser, address: string): Promise<void> {
  const vera = await signedIn(await (await browser.newContext()).newPage(), "vera");
  await vera.goto(address);
  const [prose, image] = [vera.getByText(words), vera.locator(".pages-body img")];
  await expect(prose).toBeVisible();
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  const [left, right] = [await prose.boundingBox(), await image.boundingBox()];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  const download = vera.waitForEvent("download");
  await vera.getByRole("link", { name: tides.name }).click();
  expect((await download).suggestedFilename()).toBe(tides.name);
}
