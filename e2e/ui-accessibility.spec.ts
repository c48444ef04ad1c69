import type { Page } from "@playwright/test";
import { findings } from "./harness/axe.ts";
import { expect, test } from "./harness/test.ts";
import { openGallery } from "./ui-gallery.ts";

const schemes = ["light", "dark"] as const;

/** What axe finds in light and in the dark: the one place where the two differ is asked of the same page. */
async function findNothing(page: Page): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect.soft(await findings(page, colorScheme), colorScheme).toEqual([]);
  }
}

/** Runs in the page. Notices leave when their time is over, which a look at everything may take on a slow machine. */
function stopNotices(): void {
  for (const one of document.getAnimations())
    if (one instanceof CSSAnimation && one.animationName === "ui-notice-life") one.pause();
}

for (const width of [1440, 390]) {
  test.describe(`light and dark at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(async ({ page }) => openGallery(page));

    test("the pieces at rest have no findings and fit, nor has an open menu", async ({ page }) => {
      await findNothing(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole("button", { name: "Page actions" }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await findNothing(page);
    });

    test("a dialog with notices over it has no findings", async ({ page }) => {
      for (const name of ["Removal", "Error"]) await page.getByRole("button", { name, exact: true }).click();
      await page.evaluate(stopNotices);
      await page.getByRole("button", { name: "New page dialog", exact: true }).click();
      await expect(page.getByLabel("Title").last()).toBeFocused();
      await findNothing(page);
      await expect(page.locator(".ui-notice"), "both were there to the end").toHaveCount(2);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("every control can be touched within 44 px", async ({ page }) => {
    await openGallery(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("button, a[href], select, input:not(.ui-unseen)")]
        .filter((control) => !control.closest("p") && !control.matches(".ui-text-link"))
        .map((control) => {
          const frame = control.closest<HTMLElement>("label, .ui-control") ?? control;
          const own = frame.getBoundingClientRect();
          const around = getComputedStyle(control, "::after");
          const reach = around.content === "none" ? 0 : Number.parseFloat(around.height);
          return { name: control.outerHTML.slice(0, 120), height: Math.max(own.height, reach) };
        })
        .filter(({ height }) => height > 0 && height < 44)
        .map(({ name }) => name),
    );
    expect(small).toEqual([]);
  });

  test("a menu rises as a sheet over the whole width", async ({ page }) => {
    await openGallery(page);
    await page.getByRole("button", { name: "Page actions" }).click();
    const sheet = () => page.getByRole("menu").boundingBox();
    await expect.poll(async () => (await sheet())?.width).toBeCloseTo(390);
    await expect
      .poll(async () => Math.round(((await sheet())?.y ?? 0) + ((await sheet())?.height ?? 0)))
      .toBe(844);
  });
});

test("nothing moves for people who asked for that", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openGallery(page);
  await page.getByRole("button", { name: "New page dialog", exact: true }).click();
  await expect(page.getByLabel("Title").last()).toBeFocused();
  const moving = await page.evaluate(
    () => document.getAnimations().filter((one) => Number(one.effect?.getTiming().duration) > 0).length,
  );
  expect(moving).toBe(0);
});
