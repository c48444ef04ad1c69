import type { Locator, Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** Three pages in a folder, and another folder, whose name begins as no other's. */
async function ground(page: Page, other: string) {
  const { tree } = await call(page, "/ajax/category/tree/");
  const main = (tree as { id: number; level: number }[]).find(({ level }) => level === 0)?.id ?? 0;
  const [from, to] = [unique("Aak "), unique(other)];
  const { id: fromId } = await call(page, `/ajax/category/create/${main}/`, { new_name: from });
  await call(page, `/ajax/category/create/${main}/`, { new_name: to });
  const titles = [unique("Kade "), unique("Loods "), unique("Mast ")];
  for (const title of titles) {
    const settings = JSON.stringify({ title, category: from, tags: [], slug: "" });
    await call(page, "/ajax/page/page_settings/create/0/", { settings });
  }
  return { from, to, titles, fromId: Number(fromId) };
}

const link = (page: Page, title: string) => page.getByRole("link", { name: title, exact: true });
const box = (page: Page, title: string) => page.getByRole("checkbox", { name: `Select ${title}` });
const said = (page: Page, text: string) => page.getByRole("status").getByText(text);

test("pages are selected, moved and brought back by keys alone", async ({ page }) => {
  await signedIn(page, "olga");
  const { to, titles, fromId } = await ground(page, "Xebec ");
  const [first = "", second = "", third = ""] = titles;
  await page.goto(`/pages/tree/${fromId}/`);
  await link(page, first).focus();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(said(page, "2 pages selected")).toBeVisible();
  await expect(box(page, second)).toBeFocused();
  await axe(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Select all" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(said(page, "Select the folder to move 2 pages to")).toBeVisible();
  // No other folder begins so, and no more letters than it takes: on a busy machine a pause between two begins another word.
  await expect(async () => {
    await page.keyboard.type("Xeb");
    await expect(page.getByRole("treeitem", { name: to, exact: true })).toBeFocused({ timeout: 1500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(said(page, `2 pages moved to ${to}`)).toBeVisible();
  await expect(link(page, first)).toHaveCount(0);
  await expect(link(page, third)).toBeVisible();
  await page.keyboard.press("F6");
  await page.keyboard.press("Enter");
  await expect(said(page, "2 pages restored")).toBeVisible();
  for (const title of titles) await expect(link(page, title)).toBeVisible();
  await link(page, third).focus();
  await page.keyboard.press("Space");
  await expect(box(page, third)).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(link(page, third)).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a finger that rests begins, taps go on, and what went to the trash comes back", async ({ page }) => {
    await signedIn(page, "olga");
    const { titles, fromId } = await ground(page, "Yawl ");
    const [first = "", second = "", third = ""] = titles;
    await page.goto(`/pages/tree/${fromId}/`);
    await expect(link(page, first)).toBeVisible();
    await rest(page, first);
    await expect(box(page, first)).toBeChecked();
    await link(page, third).tap();
    await expect(box(page, third)).toBeChecked();
    await expect(said(page, "2 pages selected")).toBeVisible();
    await axe(page);
    await page
      .getByRole("region", { name: "Selected pages" })
      .getByRole("button", { name: "Move to Trash" })
      .tap();
    await page.getByRole("dialog").getByRole("button", { name: "Move to Trash" }).tap();
    await expect(said(page, "2 pages moved to trash")).toBeVisible();
    await expect(link(page, first)).toHaveCount(0);
    await expect(link(page, second)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).tap();
    const restored = said(page, "2 pages restored");
    await expect(restored).toBeVisible();
    await expect(link(page, first)).toBeVisible();
    await rest(page, second);
    const bar = page.getByRole("region", { name: "Selected pages" });
    await expect(bar.getByRole("button", { name: "Move to Trash" })).toBeVisible();
    await expect
      .poll(async () => (await endOf(restored)) <= ((await bar.boundingBox())?.y ?? 0), {
        message: "what is told stands above the bar, however short the list is",
      })
      .toBe(true);
  });
});

async function endOf(notice: Locator): Promise<number> {
  const box = await notice.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

/** A finger lies on a row for as long as a press is long. */
async function rest(page: Page, title: string): Promise<void> {
  const at = await link(page, title).boundingBox();
  const touches = [{ x: (at?.x ?? 0) + 10, y: (at?.y ?? 0) + 8 }];
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: touches });
  await expect(box(page, title)).toBeVisible();
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
