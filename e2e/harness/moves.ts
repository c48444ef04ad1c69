import { type Page, expect } from "@playwright/test";

/**
 * From here on it is written down what moves by itself on this page. Its own fonts stay away: when they come late, letters
 * change their widths by a hair, and that depends on how busy the machine is.
 */
export async function watchMoves(page: Page): Promise<void> {
  await page.route("**/*.woff2", (route) => route.abort());
  await recordMoves(page);
}

/**
 * The same with its own fonts. A list whose further rows are read finds the pages that other journeys publish meanwhile, and shows them: those rows stay
 * away, too.
 */
export async function recordMoves(page: Page): Promise<void> {
  await page.route("**/-/pages/piece/**", () => {});
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(globalThis, { moves });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null }[];
      })[])
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          moves.push(`<${element?.tagName.toLowerCase()} class="${element?.getAttribute("class")}">`);
        }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Asserts that nothing has moved since the document began; what was painted last is waited for. */
export async function nothingMoved(page: Page, where: string): Promise<void> {
  const moves = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { moves: string[] }).moves;
  });
  expect(moves, `${where}: these moved by themselves`).toEqual([]);
}
