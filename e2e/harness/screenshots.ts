import { type Page, expect } from "@playwright/test";

const widths = { wide: 1440, tablet: 1024, phone: 390 } as const;

/**
 * Pictures of a page in light and dark on three sizes of screen, in test-results/screens for people to look at. At none of them
 * may the page be wider than the screen.
 */
export async function screenshots(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [size, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${name} at ${width} px is wider than its screen`).toBeLessThanOrEqual(0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: `test-results/screens/${name}-${size}-${colorScheme}.png`,
        fullPage: true,
      });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (before) await page.setViewportSize(before);
}
