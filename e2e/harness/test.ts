import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from "@playwright/test";
import { type Lender, lenderOf } from "./lent.ts";

export { expect };
export { arrived } from "./watch.ts";

type Own = {
  /** Browsers that no journey has used before, where it matters what a tab has to fetch and to read. */
  isFresh: boolean;
  troubles: string[];
  /** What each browser of the journey is by itself. */
  ordinary: string;
  quiet: void;
};

/** A journey fails when one of its pages reports an error of a script or of the content policy, unless it says so. */
export const test = base.extend<Own, { lender: Lender }>({
  isFresh: [false, { option: true }],
  baseURL: async ({ browserName: _browser }, lend) => lend(process.env["ATRIUM_E2E_URL"]),
  troubles: async ({ browserName: _browser }, lend) => lend([]),
  lender: [async ({ browser }, lend) => lend(lenderOf(browser)), { scope: "worker" }],
  ordinary: async ({ locale, viewport, hasTouch, isMobile, contextOptions, isFresh }, lend, { testId }) =>
    lend(JSON.stringify([locale, viewport, hasTouch, isMobile, contextOptions, isFresh && testId])),
  quiet: [
    async ({ browser, lender, ordinary, troubles }, lend, info) => {
      const letGo = lendsTo(browser, (options) =>
        lender.lend(options, `${ordinary}${JSON.stringify(options)}`, troubles),
      );
      await lend();
      letGo();
      // What failed is as it was, for its picture.
      if (info.status === info.expectedStatus) await lender.takeBack();
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ browser, quiet: _quiet }, lend) => lend(await browser.newContext()),
});

/** Whoever opens a browser in a journey is lent one, and it is watched. */
function lendsTo(
  browser: Browser,
  lent: (options: BrowserContextOptions) => Promise<BrowserContext>,
): () => void {
  const open = browser.newContext.bind(browser);
  browser.newContext = (options = {}) => lent(options);
  return () => {
    browser.newContext = open;
  };
}
