import type { Page } from "@playwright/test";
import { screenList } from "#server/screen-list.ts";
import { axe, findings } from "./harness/axe.ts";
import { everyScreen, theGround } from "./harness/every-screen.ts";
import {
  allFromCatalogue,
  fits,
  inPseudo,
  namesBeginWithTheirLines,
  nothingCut,
  nothingCutInFields,
  ordinary,
} from "./harness/foreign.ts";
import { openAll } from "./harness/keyboard.ts";
import { signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test("every screen with an address stands in the table", () => {
  // Those of an empty installation are walked through where somebody sets a site up.
  const elsewhere = ["set-up", "start"];
  const walked = everyScreen.map(({ name }) => name.split(",")[0]);
  const names = screenList.map(({ name }) => name).filter((name) => !elsewhere.includes(name));
  expect(names.filter((name) => !walked.includes(name))).toEqual([]);
});

for (const { name, who, path, isShared, waitsFor = "main" } of everyScreen)
  test(`${name} has nothing to mend in any look, as ${who} sees it`, async ({ page, browser }) => {
    const ground = await theGround(browser);
    if (who !== "visitor") await signedIn(page, who);
    const show = async (screen: Page, size: typeof wide) => {
      await screen.setViewportSize(size);
      // To the same place of the same document a browser asks for nothing.
      if (path(ground).includes("#")) await screen.goto("about:blank");
      await screen.goto(path(ground));
      await expect(screen.locator(waitsFor).first()).toBeVisible();
    };
    await show(page, wide);
    await axe(page);
    await page.setViewportSize(phone);
    await axe(page);
    await fits(page, name);
    await nothingCutInFields(page, name);

    const storageState = await page.context().storageState();
    const context = await browser.newContext({ locale: "nl-NL", reducedMotion: "reduce", storageState });
    const dutch = await context.newPage();
    await show(dutch, phone);
    await expect(dutch.locator("html")).toHaveAttribute("lang", "nl");
    await fits(dutch, `${name} in Dutch`);
    await nothingCut(dutch, `${name} in Dutch`);
    await nothingCutInFields(dutch, `${name} in Dutch`);
    await context.close();

    await inPseudo(page);
    for (const size of [wide, phone]) {
      await show(page, size);
      await fromRightToLeft(page, `${name} at ${size.width} px`);
      // The lists hold what other journeys make at the same time, and the panel of tags those of other grounds.
      const theirs = [...ordinary, /Getij\d+/, /^Bas Bakker$/];
      if (!isShared) await allFromCatalogue(page, name, theirs);
    }
    // The machine-made language has no code that anybody else knows.
    const found = (await findings(page, "light")).filter(({ id }) => id !== "html-lang-valid");
    expect(found, "axe, from right to left").toEqual([]);
  });

async function fromRightToLeft(page: Page, where: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await fits(page, where);
  await namesBeginWithTheirLines(page, where);
  await openAll(page, where, (what) => fits(page, what));
}
