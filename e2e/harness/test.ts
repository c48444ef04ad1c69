import { type Browser, test as base, expect } from "@playwright/test";
import { watchPage } from "./watch.ts";

export { expect };
export { arrived } from "./watch.ts";

/** A journey fails when one of its pages reports an error of a script or of the content policy, unless it says so. */
export const test = base.extend<{ troubles: string[]; quiet: void }>({
  baseURL: async ({ browserName: _browser }, lend) => lend(process.env["ATRIUM_E2E_URL"]),
  troubles: async ({ browserName: _browser }, lend) => lend([]),
  page: async ({ page, troubles }, lend) => lend(await watchPage(page, troubles)),
  quiet: [
    async ({ browser, troubles }, lend) => {
      const letGo = watchOthers(browser, troubles);
      await lend();
      letGo();
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

/** Somebody else's browser at the same site is watched as the journey's own is. */
function watchOthers(browser: Browser, troubles: string[]): () => void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    if (options?.javaScriptEnabled === false) return context;
    const newPage = context.newPage.bind(context);
    context.newPage = async () => watchPage(await newPage(), troubles);
    return context;
  };
  return () => {
    browser.newContext = open;
  };
}
