import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { screenshots } from "./harness/screenshots.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

test.use({ viewport: { width: 1440, height: 900 } });

async function folderIn(page: Page, parentId: number, new_name: string): Promise<number> {
  const { id } = await call(page, `/ajax/category/create/${parentId}/`, { new_name });
  return Number(id);
}

async function mainFolder(page: Page): Promise<number> {
  const { tree } = await call(page, "/ajax/category/tree/");
  return (
    (tree as { id: number; parent_id: number | null }[]).find((node) => node.parent_id === null)?.id ?? 0
  );
}

async function pageIn(page: Page, title: string, category: string): Promise<void> {
  const settings = JSON.stringify({ title, category, tags: [], slug: "" });
  await call(page, "/ajax/page/page_settings/create/0/", { settings });
}

test("searching inside a folder clears the folder, and the address follows; stopping shows all pages in the earlier order [BFLT-12] [BFLT-13] [BFLT-15]", async ({
  page,
}) => {
  await signedIn(page, "ed");
  await signedIn(page, "olga");
  const folder = unique("Dijk ");
  const word = unique("Lepelaar");
  const id = await folderIn(page, await mainFolder(page), folder);
  await pageIn(page, `${word} inside`, folder);
  await pageIn(page, `${word} outside`, "");
  await page.goto(`/pages/tree/${id}/`);
  await page.getByRole("button", { name: "Created" }).click();
  await expect(page.getByRole("button", { name: "Created" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("treeitem", { name: folder })).toHaveAttribute("aria-current", "page");

  const field = page.getByRole("searchbox", { name: "Search pages", exact: true });
  await field.pressSequentially(word);
  await expect(page).toHaveURL(new RegExp(`/pages/#s=${word}$`));
  await expect(page.getByRole("link", { name: `${word} outside` })).toBeVisible();
  await expect(page.getByRole("link", { name: `${word} inside` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Relevance" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("treeitem", { name: folder })).not.toHaveAttribute("aria-current");
  await expect(page.getByRole("button", { name: `Options for ${folder}` })).toHaveCount(0);

  await field.fill("");
  await expect(page).toHaveURL(/\/pages\/$/);
  await expect(field).toBeFocused();
  await expect(page.getByRole("link", { name: "All pages" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("button", { name: "Created" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("link", { name: `${word} outside` })).toBeVisible();

  await test.step("back leads to the search, then to the folder; forward and reload search again", async () => {
    await page.goBack();
    await expect(field).toHaveValue(word);
    // The list of the folder is shown at once, and read anew; nobody goes on before that is there.
    const read = page.waitForResponse((answer) => answer.url().endsWith(`/pages/tree/${id}/`));
    await page.goBack();
    await (await read).finished();
    await expect(page).toHaveURL(new RegExp(`/pages/tree/${id}/$`));
    await expect(field).toHaveValue("");
    await expect(page.getByRole("link", { name: `${word} inside` })).toBeVisible();
    await expect(page.getByRole("link", { name: `${word} outside` })).toHaveCount(0);
    await page.goForward();
    await expect(field).toHaveValue(word);
    await expect(page.getByRole("link", { name: `${word} outside` })).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue(word);
  });

  await test.step("the folder that was left can be opened again from the search", async () => {
    await page.goto(`/pages/tree/${id}/`);
    await field.fill(word);
    await expect(page.getByRole("link", { name: `${word} outside` })).toBeVisible();
    await page.getByRole("treeitem", { name: folder }).click();
    await expect(page).toHaveURL(new RegExp(`/pages/tree/${id}/$`));
    await expect(field).toHaveValue("");
    await expect(page.getByRole("link", { name: `${word} outside` })).toHaveCount(0);
    await expect(page.getByRole("link", { name: `${word} inside` })).toBeVisible();
  });

  await test.step("all pages that cannot be loaded say so", async () => {
    await field.fill(word);
    await page.route("**/ajax/pages/action/load/", (route) => route.fulfill({ status: 502, body: "" }));
    await field.fill("");
    await expect(
      page.getByText("Sorry, could not load pages :(. Please refresh the page to try again in a moment."),
    ).toBeVisible();
  });
});

test("a folder without pages offers the folders in it and a first page, to each what they may [PLST-17]", async ({
  page,
  browser,
}) => {
  await signedIn(page, "olga");
  const [outer, inner] = [unique("Haven "), unique("Steiger ")];
  const id = await folderIn(page, await mainFolder(page), outer);
  await folderIn(page, id, inner);
  await page.goto(`/pages/tree/${id}/`);
  const list = page.getByRole("region", { name: "Browse pages" });
  await expect(list.getByText("There are no pages in this folder.", { exact: true })).toBeVisible();
  await axe(page);
  await screenshots(page, "folder-without-pages");
  await list.getByRole("link", { name: inner }).click();
  await expect(list.getByText("There are no pages in this folder.", { exact: true })).toBeVisible();
  await expect(list.getByRole("link", { name: inner })).toHaveCount(0);
  await list.getByRole("link", { name: "Create new page here" }).click();
  await expect(page.getByLabel("Folder").locator("option:checked")).toHaveText(`${outer} / ${inner}`);

  const vera = await signedIn(await (await browser.newContext()).newPage(), "vera");
  await vera.goto(`/pages/tree/${id}/`);
  await expect(vera.getByText("There are no pages in this folder.", { exact: true })).toBeVisible();
  await expect(vera.getByRole("link", { name: "Create new page here" })).toHaveCount(0);
  await expect(
    vera.getByRole("region", { name: "Browse pages" }).getByRole("link", { name: inner }),
  ).toBeVisible();
});
