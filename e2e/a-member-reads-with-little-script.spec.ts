import { everyScreen } from "./harness/every-screen.ts";
import { theGround } from "./harness/ground.ts";
import { signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";

/** All that a page's reader is sent of scripts until nothing more comes, in bytes as they are packed. */
const most = 106_200;

for (const locale of ["en-GB", "nl-NL"])
  test.describe(locale, () => {
    test.use({ locale, isFresh: true });
    test(`a member reads a page with at most 106,200 bytes of script, in ${locale}`, async ({
      page,
      browser,
    }) => {
      const ground = await theGround(browser);
      await signedIn(page, "vera");
      const { path } =
        everyScreen.find(({ name, who }) => name === "page" && who === "vera") ?? everyScreen[0]!;
      await page.goto(path(ground));
      await page.waitForLoadState("networkidle");
      // What is fetched when the browser has nothing else to do is fetched now.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await page.waitForLoadState("networkidle");
      const scripts = await page.evaluate(() =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
          .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
          .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
      );
      const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
      expect(bytes).toBeGreaterThan(60_000);
      expect(bytes, JSON.stringify(scripts)).toBeLessThanOrEqual(most);
      expect(scripts.map(({ name }) => name).join()).not.toMatch(/near-links|screens-/);
      const asked = ["near-links", "screens-"].map((name) =>
        page.waitForRequest((request) => request.url().includes(`/${name}`)),
      );
      const screen = page.waitForRequest((request) => request.url().includes("/browse-screen"));
      await page.locator('a[href="/pages/"]:visible').first().hover();
      await Promise.all([...asked, screen]);
    });

    test(`whoever chooses a link by keys before a pointer came near moves on without a reload, in ${locale}`, async ({
      page,
    }) => {
      await signedIn(page, "vera");
      await page.goto("/people/");
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => void Object.assign(window, { same: true }));
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/pages/"]')?.click());
      await expect(page.locator("h1")).toBeFocused();
      expect(new URL(page.url()).pathname).toBe("/pages/");
      expect(await page.evaluate(() => "same" in window)).toBe(true);
    });
  });
