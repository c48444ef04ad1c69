import type { BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { type PersonName, signedIn } from "./people.ts";
import { test as base } from "./test.ts";
import { watchPage } from "./watch.ts";

/** How a browser looks at the product; it is prepared once. */
export type Look = {
  readonly name: string;
  readonly options?: BrowserContextOptions;
  readonly prepare?: (page: Page) => Promise<void>;
};
type Somebody = PersonName | "visitor";
type Keep = (who: Somebody, look: Look) => Promise<BrowserContext>;

/**
 * For journeys over many screens that change nothing: each person has one browser for each look in a process, signed in once, which
 * keeps what it has fetched as people's browsers do. Each test has tabs of its own there.
 */
export const test = base.extend<{ tabOf: (who: Somebody, look: Look) => Promise<Page> }, { keep: Keep }>({
  keep: [
    async ({ browser }, lend) => {
      // Before a test watches whose browsers are opened: these are watched tab by tab.
      const open = browser.newContext.bind(browser);
      const kept = new Map<string, Promise<BrowserContext>>();
      const prepared = async (who: Somebody, { options, prepare }: Look) => {
        const context = await open(options);
        const page = await context.newPage();
        if (who !== "visitor") await signedIn(page, who);
        await prepare?.(page);
        await page.close();
        return context;
      };
      await lend((who, look) => {
        const name = `${who} ${look.name}`;
        const context = kept.get(name) ?? prepared(who, look);
        kept.set(name, context);
        return context;
      });
      for (const context of kept.values()) await (await context).close();
    },
    { scope: "worker" },
  ],
  tabOf: async ({ keep, troubles }, lend) => {
    const tabs: Page[] = [];
    await lend(async (who, look) => {
      const tab = await (await keep(who, look)).newPage();
      tabs.push(tab);
      return watchPage(tab, troubles);
    });
    for (const tab of tabs) await tab.close();
  },
});
