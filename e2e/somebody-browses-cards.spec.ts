import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { theGround } from "./harness/ground.ts";
import { call, signedIn, siteOf } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

const words = "The ferry sails at eight and the tide does not wait for anybody who is late. ";

/** How many lines of its words a card shows, and how many it would have. */
async function linesOf(page: Page, title: string) {
  const card = page.locator(".browsing-card", { hasText: title });
  return card.locator(".browsing-card-preview").evaluate((preview) => {
    const line = Number.parseFloat(getComputedStyle(preview).lineHeight);
    return [preview.clientHeight, preview.scrollHeight].map((height) => Math.round(height / line));
  });
}

for (const [width, columns] of [
  [1440, 4],
  [1024, 3],
  [390, 2],
] as const)
  test(`cards stand in ${columns} columns in a window of ${width} pixels, of one height, with three lines of their words [BSRT-04]`, async ({
    page,
    browser,
  }) => {
    // The site of whoever lays the ground has subsites from then on.
    await theGround(browser);
    await page.setViewportSize({ width, height: 900 });
    await signedIn(page, "nora");
    const [long, short] = [unique("Long "), unique("Short ")];
    for (const [title, markdown] of [
      [long, words.repeat(8)],
      [short, "Brief."],
    ] as const)
      await call(
        page,
        "/ajax/page/page_settings/create/0/",
        { settings: JSON.stringify({ title, category: "", tags: [], slug: "", markdown }) },
        siteOf("nora"),
      );
    await page.goto(`${siteOf("nora")}/pages/?view=cards&by=modified`);
    await expect(page.locator(".browsing-card", { hasText: long })).toBeVisible();
    const [shown, all] = await linesOf(page, long);
    expect(shown).toBe(3);
    expect(all).toBeGreaterThan(3);
    expect((await linesOf(page, short))[0]).toBe(3);
    const places = await page.locator(".browsing-card").evaluateAll((cards) =>
      cards.map((card) => {
        const { left, height } = card.getBoundingClientRect();
        return { left: Math.round(left), height: Math.round(height) };
      }),
    );
    expect(new Set(places.map(({ height }) => height)).size).toBe(1);
    expect(new Set(places.map(({ left }) => left)).size).toBe(Math.min(columns, places.length));
    await axe(page);
  });
