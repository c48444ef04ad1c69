import AxeBuilder from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/** Asserts that axe finds nothing to mend on the page as it stands, in light and in dark. */
export async function axe(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(endTransitions);
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map((node) => node.target.join(" ")),
    }));
    expect(found, `axe, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** Runs in the page: a colour on its way to another has a contrast that nobody reads. */
function endTransitions(): void {
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}
