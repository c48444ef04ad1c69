import type { Page } from "@playwright/test";
import { findings } from "./harness/axe.ts";
import { byPerson } from "./harness/every-screen.ts";
import { Frames } from "./harness/frames.ts";
import { theGround } from "./harness/ground.ts";
import {
  allFromCatalogue,
  fits,
  inPseudo,
  namesBeginWithTheirLines,
  nothingCut,
  nothingCutInFields,
  ordinary,
} from "./harness/foreign.ts";
import { openAll, walkInside } from "./harness/openers.ts";
import { type Look, test } from "./harness/kept.ts";
import { expect } from "./harness/test.ts";
import { traced } from "./harness/trace.ts";

test.describe.configure({ mode: "parallel" });
// What fails says where and which element it is: what documents were before and after each press and look costs as much as these.
test.use({ trace: traced({ snapshots: false }) });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const inDutch: Look = { name: "Dutch", options: { locale: "nl-NL" } };
const fromTheRight: Look = { name: "pseudo", prepare: inPseudo };

/** What each frame of a person opens is opened once in a width. */
const frames = new Frames();

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

for (const { name, who, path, isShared, waitsFor = "main" } of byPerson)
  test(`${name} has nothing to mend in another language, as ${who} sees it`, async ({ tabOf, browser }) => {
    const ground = await theGround(browser);
    const show = async (screen: Page, size: typeof wide) => {
      await screen.setViewportSize(size);
      await screen.goto(path(ground));
      await expect(screen.locator(waitsFor).first()).toBeVisible();
    };
    const dutch = await tabOf(who, inDutch);
    await show(dutch, phone);
    await expect(dutch.locator("html")).toHaveAttribute("lang", "nl");
    await fits(dutch, `${name} in Dutch`);
    await nothingCut(dutch, `${name} in Dutch`);
    await nothingCutInFields(dutch, `${name} in Dutch`);

    const mirrored = await tabOf(who, fromTheRight);
    await show(mirrored, wide);
    for (const size of [wide, phone]) {
      await mirrored.setViewportSize(size);
      // The bell opens nothing on a phone, which it knows a moment later.
      if (size === phone) await expect(mirrored.locator(".shell-bell [aria-haspopup]")).toHaveCount(0);
      await fromRightToLeft(mirrored, `${name} at ${size.width} px`, size === phone);
      // The lists hold what other journeys make at the same time, and the panel of tags those of other grounds.
      const theirs = [...ordinary, /Getij\d+/, /^Bas Bakker$/];
      if (!isShared) await allFromCatalogue(mirrored, name, theirs);
    }
    expect(await findings(mirrored, "mirrored"), "axe, from right to left").toEqual([]);
  });

async function fromRightToLeft(page: Page, where: string, isWalked: boolean): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await fits(page, where);
  await namesBeginWithTheirLines(page, where);
  // At a desk keys walk through what is opened in English, and what several screens open is opened on one of them.
  const inside = async (_: Page, what: string) => {
    if (isWalked) await walkInside(page, what);
    await fits(page, what);
  };
  await openAll(page, where, { inside, frames, isOnceForAll: !isWalked });
}
