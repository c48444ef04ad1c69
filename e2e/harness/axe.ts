import AxeBuilder from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/**
 * Asserts that axe finds nothing to mend on the page as it stands, in light and in dark. In the dark it looks at the
 * colours only: nothing else is different there, and all of it again is the longest wait of a journey.
 */
export async function axe(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await findings(page, colorScheme), `axe, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** What depends on the colours, and what on where things lie; all else is the same whichever way a page is looked at. */
const rulesOf = { dark: ["color-contrast"], mirrored: ["target-size", "scrollable-region-focusable"] };

/** What axe finds on the page as it stands: all there is in light, in the dark the colours, from right to left where things lie. */
export async function findings(page: Page, look: "light" | "dark" | "mirrored") {
  await page.evaluate(layOutAll);
  await page.evaluate(endTransitions);
  // The newer mode opens a tab in the same browser for each look, which matters with frames of other origins only.
  const builder = (await builderFor(page)).setLegacyMode().options({
    // Of what passes, hundreds of nodes on a screen, nothing is told.
    resultTypes: ["violations"],
  });
  const { violations } = await (look === "light"
    ? builder.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    : builder.withRules(rulesOf[look])
  ).analyze();
  return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map((node) => node.html) }));
}

/**
 * Axe is half a megabyte of script, which its builder hands to a page twice for each look. A document is handed it once, however often it is looked at; one
 * with others inside is left to the builder.
 */
async function builderFor(page: Page): Promise<AxeBuilder> {
  const builder = new AxeBuilder({ page });
  if (page.frames().length > 1) return builder;
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(builder["script"]());
  return new AxeBuilder({ page, axeSource: "void 0" });
}

/**
 * Runs in the page. Rows far below are laid out once somebody is near; until then those of one block may lie over the next one, where nobody sees
 * them but axe.
 */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: a colour on its way to another has a contrast that nobody reads, and so has a notice that is about to go. */
function endTransitions(): void {
  for (const one of document.getAnimations()) {
    if (one instanceof CSSTransition) one.finish();
    const isNotice = one instanceof CSSAnimation && one.animationName === "ui-notice-life";
    if (isNotice) one.currentTime = Number(one.effect?.getComputedTiming().duration ?? 0) / 2;
  }
}
