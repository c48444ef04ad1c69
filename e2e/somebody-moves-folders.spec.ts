import type { Page } from "@playwright/test";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** Two folders in Main, by their numbers and names, and a page in the first. */
async function ground(page: Page) {
  const { tree } = await call(page, "/ajax/category/tree/");
  const main = (tree as { id: number; level: number }[]).find(({ level }) => level === 0)?.id ?? 0;
  const [from, to, title] = [unique("Aak "), unique("Botter "), unique("Lading ")];
  const { id: fromId } = await call(page, `/ajax/category/create/${main}/`, { new_name: from });
  const { id: toId } = await call(page, `/ajax/category/create/${main}/`, { new_name: to });
  const settings = JSON.stringify({ title, category: from, tags: [], slug: "" });
  await call(page, "/ajax/page/page_settings/create/0/", { settings });
  return { from, to, title, fromId: Number(fromId), toId: Number(toId) };
}

const node = (page: Page, name: string) => page.getByRole("treeitem", { name, exact: true });
const row = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title, exact: true }) });

test("a page and a folder are dragged to a folder, and not onto one that cannot take them [FMOV-08] [FMOV-09] [FMOV-11] [FMOV-12]", async ({
  page,
}) => {
  await signedIn(page, "olga");
  const { from, to, title, fromId, toId } = await ground(page);
  await page.goto(`/pages/tree/${fromId}/`);
  await row(page, title).dragTo(node(page, to));
  await expect(page.getByRole("status").getByText(`${title} moved to ${to}`)).toBeVisible();
  await expect(page.getByRole("link", { name: title, exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();

  let moves = 0;
  page.on("request", (request) => request.url().includes("/category/move/") && moves++);
  await node(page, from).dragTo(node(page, from));
  await node(page, from).dragTo(node(page, "Main"));
  expect(moves).toBe(0);
  await node(page, from).dragTo(node(page, to));
  await expect(page.getByRole("status").getByText(`${from} moved to ${to}`)).toBeVisible();
  expect(moves).toBe(1);
  await page.goto(`/pages/tree/${toId}/`);
  await expect(page.getByRole("link", { name: from, exact: true })).toHaveAttribute(
    "href",
    `/pages/tree/${fromId}/`,
  );
});

test("a folder is moved by keys alone, and a page on a phone, where nothing is dragged [FMOV-03] [FMOV-08] [FMOV-10]", async ({
  page,
}) => {
  await signedIn(page, "olga");
  const { from, to, title, fromId } = await ground(page);
  await page.goto(`/pages/tree/${fromId}/`);
  await page.getByRole("button", { name: `Options for ${from}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "New Folder" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Select the folder to move ${from} to`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(`Select the folder to move ${from} to`)).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/pages/tree/${fromId}/`);
  await expect(row(page, title)).toBeVisible();
  await expect(page.locator("[draggable=true]")).toHaveCount(0);
  await page.getByRole("button", { name: `Options for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Move to folder" }).click();
  await page.getByRole("button", { name: "Choose folder" }).click();
  await node(page, to).click();
  await expect(page.getByRole("status").getByText(`${title} moved to ${to}`)).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Filters" })).toHaveCount(0);
});
