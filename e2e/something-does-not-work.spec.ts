import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

test("an invite dialog that cannot be loaded says so and closes [DLGS-19]", async ({ page }) => {
  await signedIn(page, "olga");
  await page.goto("/people/");
  await page.route(/\/invite-dialog-[^/]*\.js/, (route) => route.abort());
  await page.getByRole("button", { name: "Invite" }).click();
  await expect(
    page.getByRole("alert").getByText("Could not load invite dialog. Please try again in a moment..."),
  ).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("permissions that cannot be loaded say so and close their dialog [DLGS-19]", async ({ page }) => {
  await signedIn(page, "olga");
  await page.goto("/people/");
  await page.route(/\/role-dialog-[^/]*\.js/, (route) => route.abort());
  await page.getByRole("button", { name: "Actions for Vera Visser" }).click();
  await page.getByRole("menuitem", { name: "Change Role" }).click();
  await expect(
    page.getByRole("alert").getByText("Could not load permissions. Please try again in a moment..."),
  ).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("an action that fails without a message says that it didn't work [DLGS-11]", async ({ page }) => {
  await signedIn(page, "ed");
  const title = unique("Bittern");
  const settings = JSON.stringify({ title, category: "", tags: [], slug: "" });
  await call(page, "/ajax/page/page_settings/create/0/", { settings });
  await page.goto("/pages/");
  await page.route("**/ajax/page/star/**", (route) => route.fulfill({ status: 500, json: {} }));
  const star = page.getByRole("button", { name: `Star ${title}` });
  await star.click();
  await expect(page.getByRole("alert").getByText("Oops, that didn't work", { exact: true })).toBeVisible();
  await expect(star).toHaveAttribute("aria-pressed", "false");
});

test("edit mode that cannot be fetched says so, and another press on Edit opens it once the line is back", async ({
  page,
}) => {
  await signedIn(page, "ed");
  const title = unique("Godwit");
  const settings = JSON.stringify({ title, category: "", tags: [], slug: "", markdown: "Along the tide." });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  await page.goto(String(redirect).replace("?edit", ""));
  const edit = page.getByRole("link", { name: "Edit", exact: true });
  await page.route(/\/edit-page-[^/]*\.js/, (route) => route.abort());
  await edit.click();
  await expect(page.getByRole("alert").getByText("Oops, that didn't work", { exact: true })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-sending");
  await page.unroute(/\/edit-page-[^/]*\.js/);
  await edit.click();
  await expect(page.locator(".canvas")).toBeVisible();
  await page.goBack();
  await expect(page.locator(".canvas")).toHaveCount(0);
  expect(page.url()).not.toContain("?edit");
});

test("a tab whose release the server has no more says so, whatever is pressed, and a reload brings it up to date", async ({
  page,
}) => {
  await signedIn(page, "ed");
  await page.goto("/people/");
  await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404, json: {} }));
  const said = page.getByRole("alert").getByText("Atrium was updated. Reload the page.");
  await page.getByRole("combobox", { name: /^Search / }).fill("tides");
  await expect(said).toBeVisible();
  await page.getByRole("button", { name: /^Your account/ }).click();
  await expect(said).toBeVisible();
  await expect(page.getByText("Oops, that didn't work")).toHaveCount(0);
  await page.unroute(/\/assets\/.*\.js/);
  const arrived = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await arrived;
  await page.getByRole("button", { name: /^Your account/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
});
