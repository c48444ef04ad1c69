import { type Page, expect } from "@playwright/test";

const widths = { wide: 1440, tablet: 1024, phone: 390 } as const;

/**
 * That a page is wider than the screen on none of three sizes. Where pictures are asked for, it is there in light and in dark on each of them, in
 * test-results/screens for people to look at.
 */
export async function screenshots(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [size, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${name} at ${width} px is wider than its screen`).toBeLessThanOrEqual(0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await keepPicture(page, `${name}-${size}-${colorScheme}`, { fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (before) await page.setViewportSize(before);
}

/** A picture for people to look at, with `ATRIUM_E2E_PICTURES=1`: two hundred and fifty of them cost twenty seconds of processor time, and no journey depends on one. */
export async function keepPicture(page: Page, name: string, options: { readonly fullPage?: boolean } = {}) {
  if (process.env["ATRIUM_E2E_PICTURES"] !== "1") return;
  await page.screenshot({ path: `test-results/screens/${name}.png`, ...options });
}
