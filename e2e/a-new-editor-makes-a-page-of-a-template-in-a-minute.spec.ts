import type { Browser, Page } from "@playwright/test";
import { published, tabTo, typing } from "./harness/pace.ts";
import { signedIn } from "./harness/people.ts";
import { arrived, expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { publishFirst, saved } from "./harness/writing.ts";

const picker = (page: Page) => page.getByRole("dialog", { name: "Select a template page" });
const business = (page: Page) => page.locator(".canvas").getByText("Any other business");

async function colleagueReads(browser: Browser, page: Page, title: string): Promise<void> {
  const vera = await signedIn(await (await browser.newContext()).newPage(), "vera");
  await vera.goto(new URL(page.url()).pathname);
  await expect(vera.getByRole("heading", { name: title })).toBeVisible();
  await expect(vera.getByText("Any other business")).toBeVisible();
}

test("by mouse: the notes of a meeting from their template, named and published, and a colleague reads them [TMPL-07] [TMPL-13]", async ({
  page,
  browser,
}, test) => {
  const title = unique("Notes of Monday ");
  await signedIn(page, "ed");
  await page.goto("/");

  const start = Date.now();
  await page.getByRole("link", { name: "New page" }).click();
  await page.getByRole("button", { name: "Choose template" }).click();
  await picker(page).getByText("Meeting notes", { exact: true }).dblclick();
  await arrived(page, "/page/copy/-2/0/");
  await page.getByLabel("Title").click({ clickCount: 3 });
  await page.keyboard.type(title, typing);
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(page).toHaveURL(/\?edit$/);
  await expect(business(page)).toBeVisible();
  await saved(page);
  await publishFirst(page);
  await published(page, start, "by mouse", test);
  await colleagueReads(browser, page, title);
});

test("by keyboard alone: the same [TMPL-07] [TMPL-13]", async ({ page, browser }, test) => {
  const title = unique("Notes of Tuesday ");
  const { keyboard } = page;
  await signedIn(page, "ed");
  await page.goto("/");

  const start = Date.now();
  await tabTo(page, page.getByRole("link", { name: "New page" }));
  await keyboard.press("Enter");
  await expect(page.getByLabel("Title")).toBeFocused();
  await keyboard.type(title, typing);
  await tabTo(page, page.getByRole("button", { name: "Choose template" }));
  await keyboard.press("Enter");
  await expect(picker(page).getByRole("radio", { name: "Blank page" })).toBeFocused();
  const notes = picker(page).getByRole("radio", { name: "Meeting notes" });
  for (let at = 0; at < 20 && !(await notes.isChecked()); at++) await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await arrived(page, "/page/copy/-2/0/");
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(page.getByLabel("Title")).toBeFocused();
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\?edit$/);
  await expect(business(page)).toBeVisible();
  await saved(page);
  await tabTo(page, page.getByRole("button", { name: "Publish" }));
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Publish this page?" });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole("button", { name: "Publish" }));
  await keyboard.press("Enter");
  await published(page, start, "by keyboard", test);
  await colleagueReads(browser, page, title);
});
