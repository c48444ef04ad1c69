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
type Keep = (who: Somebody, look: Look, file: string) => Promise<Tab>;

/**
 * For journeys over many screens that change nothing: each person has one browser for each look in a process, signed in once, with one tab, which
 * keeps what it has fetched and read of scripts as people's tabs do: a document in a new tab costs three times as much. Once somebody else's turn has come
 * it shows a file of its site, where it hears of nothing; an empty document would be another process.
 */
export const test = base.extend<{ tabOf: (who: Somebody, look: Look) => Promise<Page> }, { keep: Keep }>({
  keep: [
    async ({ lender: { open } }, lend) => {
      const kept = new Map<string, Promise<Tab>>();
      const awake = new Map<Tab, string>();
      const sleepBut = async (turn: string) => {
        for (const [{ page }, theirs] of awake) if (theirs !== turn) await page.goto(quietPlace(page));
        for (const [tab, theirs] of awake) if (theirs !== turn) awake.delete(tab);
      };
      const prepared = async (who: Somebody, { options, prepare }: Look) => {
        const context = await open(options);
        const page = await context.newPage();
        if (who !== "visitor") await signedIn(page, who);
        await prepare?.(page);
        const troubles: string[] = [];
        return { page: await watchPage(page, (trouble) => troubles.push(trouble)), troubles };
      };
      await lend(async (who, look, file) => {
        const [name, turn] = [`${who} ${look.name}`, `${who} ${file}`];
        await sleepBut(turn);
        const ready = kept.get(name) ?? prepared(who, look);
        kept.set(name, ready);
        const tab = await ready;
        awake.set(tab, turn);
        return tab;
      });
      for (const tab of kept.values()) await (await tab).page.context().close();
    },
    { scope: "worker" },
  ],
  tabOf: async ({ keep, troubles }, lend, { file }) => {
    const tabs: Tab[] = [];
    await lend(async (who, look) => {
      const tab = await keep(who, look, file);
      tabs.push(tab);
      return tab.page;
    });
    for (const tab of tabs) troubles.push(...tab.troubles.splice(0));
  },
});

const quietPlace = (page: Page) => new URL("/new_magic.js", page.url()).href;
