import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { byPerson } from "./harness/every-screen.ts";
import { fits, nothingCutInFields } from "./harness/foreign.ts";
import { Frames } from "./harness/frames.ts";
import { theGround } from "./harness/ground.ts";
import { skipToContent, walk } from "./harness/keyboard.ts";
import { openAll, walkOpened } from "./harness/openers.ts";
import { test } from "./harness/kept.ts";
import { expect } from "./harness/test.ts";
import { traced } from "./harness/trace.ts";

test.describe.configure({ mode: "parallel" });
// What fails says where and which element it is: what documents were before and after each press and look costs as much as these.
test.use({ trace: traced({ snapshots: false }) });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** What depends on the width has heard of it with the next frame. */
async function resized(page: Page, size: typeof wide): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Keys go once through each frame of a person, and through the content of every screen. */
const frames = new Frames();

for (const { name, who, path, waitsFor = "main", opens = [] } of byPerson)
  test(`${name} has nothing to mend, and keys alone lead ${who} to everything on it, wide and on a phone`, async ({
    tabOf,
    browser,
  }) => {
    const ground = await theGround(browser);
    const page = await tabOf(who, { name: "English" });
    await page.setViewportSize(wide);
    await page.goto(path(ground));
    await expect(page.locator(waitsFor).first()).toBeVisible();
    // As it stands, before anything is done on it.
    await axe(page);
    await page.setViewportSize(phone);
    await axe(page);
    await fits(page, name);
    await nothingCutInFields(page, name);

    // Axe has had all that is far away drawn; keys walk through it as people have it.
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await resized(page, wide);
    await walk(page, name, frames);
    await openAll(page, name, { frames });
    for (const [opener, ...inside] of opens) {
      await page.getByRole("button", { name: opener, exact: true }).press("Enter");
      for (const entry of inside) await page.getByRole("menuitem", { name: entry }).press("Enter");
      await walkOpened(page, `${name}, ${inside.join()}`);
    }
    await resized(page, phone);
    await walk(page, `${name} on a phone`, frames);
    const isDialog = (await page.locator("dialog[open]").count()) > 0;
    if (!isDialog && (await page.locator(".shell-skip-link").count()) > 0) await skipToContent(page);
  });
