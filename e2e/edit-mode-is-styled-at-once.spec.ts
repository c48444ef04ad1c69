import type { Page, Route } from "@playwright/test";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

test.use({ isFresh: true });

const sheetOfEditing = /\/assets\/editing-[^/]*\.css$/;

test("edit mode waits for its style sheet, and nothing of it is seen before", async ({ page }) => {
  await openPage(page);
  expect(await linked(page)).toEqual(["reading"]);
  const held: Route[] = [];
  await page.route(sheetOfEditing, (route) => void held.push(route));
  const script = page.waitForResponse(/\/edit-page-[^/]*\.js$/);
  await edit(page).click();
  await (await script).finished();
  await expect.poll(() => held.length).toBe(1);
  await painted(page);
  await expect(page.locator(".writing-bar, .canvas")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Start writing" })).toBeVisible();

  await held[0]?.continue();
  await expect(page.locator(".canvas").getByRole("textbox")).toBeFocused();
  expect(await firstLooks(page)).toEqual({ ".writing-bar": "sticky", ".canvas": "relative" });
  expect(await linked(page)).toEqual(["reading", "editing"]);
});

test("a style sheet that did not arrive is asked for again, and waited for again", async ({ page }) => {
  await openPage(page);
  const asked: Route[] = [];
  await page.route(sheetOfEditing, (route) => (asked.push(route) === 1 ? route.abort() : undefined));
  const failed = page.waitForEvent("requestfailed");
  await edit(page).hover();
  await failed;
  await expect.poll(() => linked(page)).toEqual(["reading"]);
  await edit(page).click();
  await expect.poll(() => asked.length).toBe(2);
  await painted(page);
  await expect(page.locator(".writing-bar, .canvas")).toHaveCount(0);
  await asked[1]?.continue();
  await expect(page.locator(".canvas").getByRole("textbox")).toBeFocused();
  expect(await firstLooks(page)).toEqual({ ".writing-bar": "sticky", ".canvas": "relative" });
});

/** A new page of Ed's, still empty, as its reader; how pieces of edit mode look when they first stand there is written down. */
async function openPage(page: Page): Promise<void> {
  await signedIn(page, "ed");
  const settings = JSON.stringify({ title: unique("Lamp "), category: "", tags: [] });
  const made = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  await page.goto(String(made["redirect"]).replace(/\?.*/, ""));
  await page.evaluate(() => {
    const looks: Record<string, string> = {};
    Object.assign(globalThis, { looks });
    new MutationObserver(() => {
      for (const name of [".writing-bar", ".canvas"]) {
        const found = document.querySelector(name);
        if (found) looks[name] ??= getComputedStyle(found).position;
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const edit = (page: Page) => page.getByRole("link", { name: "Edit", exact: true });
const firstLooks = (page: Page) => page.evaluate(() => (globalThis as { looks?: unknown }).looks);

/** The style sheets that the document links, by the names they are built with. */
function linked(page: Page): Promise<string[]> {
  const links = page.locator("link[rel=stylesheet]");
  return links.evaluateAll((found) =>
    found.map((link) => (link as HTMLLinkElement).href.replace(/^.*\/([a-z]+)-[^/]*$/, "$1")),
  );
}

/** What was to be drawn has been drawn. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}
