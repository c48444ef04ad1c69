import type { BrowserContext, Page } from "@playwright/test";
import { signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";

let before: BrowserContext | undefined;

/** All that a journey could find of the one before it. */
async function foundBy(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  await page.goto("/accounts/login/");
  const inside = await page.evaluate(async () => ({
    kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    name: window.name,
    steps: history.length,
    isDark: matchMedia("(prefers-color-scheme: dark)").matches,
  }));
  return { cookies, ...inside, size: page.viewportSize(), tabs: page.context().pages().length };
}

const nothing = {
  cookies: [],
  kept: [],
  databases: [],
  name: "",
  isDark: false,
  size: { width: 1280, height: 720 },
  tabs: 1,
};

test("a journey uses a browser for much", async ({ page }) => {
  before = page.context();
  const first = await foundBy(page);
  expect(first).toEqual({ ...nothing, steps: first.steps });
  await signedIn(page, "vera");
  await page.goto("/people/");
  await page.evaluate(() => {
    localStorage.setItem("left", "behind");
    sessionStorage.setItem("left", "behind");
    window.name = "left";
    return new Promise((done) => (indexedDB.open("left").onsuccess = done));
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await (await page.context().newPage()).goto("/feed/");
});

test("the next one finds nothing of it in the same browser", async ({ page }) => {
  expect(page.context()).toBe(before);
  const found = await foundBy(page);
  expect(found).toEqual({ ...nothing, steps: found.steps });
  expect(found.steps).toBeLessThanOrEqual(2);
  await page.route("**/nowhere/", () => {});
});

test("a browser in which somebody answered in the server's place is not lent again", async ({ page }) => {
  expect(page.context()).not.toBe(before);
});
