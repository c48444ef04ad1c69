import type { BrowserContextOptions, Page } from "@playwright/test";
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
type Tab = { readonly page: Page; readonly troubles: string[] };
type Keep = (who: Somebody, look: Look) => Promise<Tab>;

/**
 * For journeys over many screens that change nothing: each person has one browser for each look in a process, signed in once, with one tab, which
 * keeps what it has fetched and read of scripts as people's tabs do: a document in a new tab costs three times as much. Between tests it shows a file
 * of its site, where it hears of nothing; an empty document would be another process.
 */
export const test = base.extend<{ tabOf: (who: Somebody, look: Look) => Promise<Page> }, { keep: Keep }>({
  keep: [
    async ({ lender: { open } }, lend) => {
      const kept = new Map<string, Promise<Tab>>();
      const prepared = async (who: Somebody, { options, prepare }: Look) => {
        const context = await open(options);
        const page = await context.newPage();
        if (who !== "visitor") await signedIn(page, who);
        await prepare?.(page);
        const troubles: string[] = [];
        return { page: await watchPage(page, (trouble) => troubles.push(trouble)), troubles };
      };
      await lend((who, look) => {
        const name = `${who} ${look.name}`;
        const tab = kept.get(name) ?? prepared(who, look);
        kept.set(name, tab);
        return tab;
      });
      for (const tab of kept.values()) await (await tab).page.context().close();
    },
    { scope: "worker" },
  ],
  tabOf: async ({ keep, troubles }, lend) => {
    const tabs: Tab[] = [];
    await lend(async (who, look) => {
      const tab = await keep(who, look);
      tabs.push(tab);
      return tab.page;
    });
    for (const tab of tabs) {
      await tab.page.goto(quietPlace(tab.page));
      troubles.push(...tab.troubles.splice(0));
    }
  },
});

const quietPlace = (page: Page) => new URL("/new_magic.js", page.url()).href;
