import type { Page } from "@playwright/test";

const widths = { wide: 1280, phone: 390 } as const;

/** Pictures of a page in light and dark, wide and on a phone, in test-results/screens for people to look at. */
export async function screenshots(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [size, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 800 });
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
