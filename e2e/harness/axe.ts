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

/** What axe finds on the page in the colours it has now. */
export async function findings(page: Page, look: "light" | "dark") {
  await page.evaluate(endTransitions);
  // The newer mode opens a tab in the same browser for each look, which matters with frames of other origins only.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({
    // Of what passes, hundreds of nodes on a screen, nothing is told.
    resultTypes: ["violations"],
  });
  const { violations } = await (look === "light"
    ? builder.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    : builder.withRules(["color-contrast"])
  ).analyze();
  const found = [];
  for (const { id, help, nodes } of violations) {
    const at = id === "target-size" ? await reachedWhole(page, nodes) : nodes;
    if (at.length > 0) found.push({ id, help, at: at.map(({ html }) => html) });
  }
  return found;
}

type Node = { readonly html: string; readonly target: readonly unknown[] };

/**
 * Without those of which a bar that stays, or what is open over the page, covers a part just now: axe takes what is left of them for their size, and
 * which row of a list lies at such an edge depends on how long the list is.
 */
async function reachedWhole(page: Page, nodes: readonly Node[]): Promise<Node[]> {
  const whole = await page.evaluate(
    areWhole,
    nodes.map(({ target }) => String(target[0])),
  );
  return nodes.filter((_, at) => whole[at]);
}

/** Runs in the page. */
function areWhole(selectors: readonly string[]): boolean[] {
  return selectors.map((selector) => {
    const target = document.querySelector(selector);
    if (!target) return true;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const spots = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
      [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
    );
    return !spots.some(([x, y]) => liesOver(document.elementFromPoint(x, y), target));
  });

  /** In a layer of its own, which does not hold the target. */
  function liesOver(hit: Element | null, target: Element): boolean {
    for (let each = hit; each && !each.contains(target); each = each.parentElement)
      if (["fixed", "sticky", "absolute"].includes(getComputedStyle(each).position)) return true;
    return false;
  }
}

/** Runs in the page: a colour on its way to another has a contrast that nobody reads. */
function endTransitions(): void {
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}
