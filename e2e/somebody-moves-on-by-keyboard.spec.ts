import { theGround } from "./harness/ground.ts";
import { call, signedIn } from "./harness/people.ts";
import { arrived, expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

test("who follows a link stands at the heading of the next screen", async ({ page }) => {
  await signedIn(page, "vera");
  await page.goto("/pages/");
  const menu = page.getByRole("navigation", { name: "Site menu" });
  await menu.getByRole("link", { name: "People", exact: true }).press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("People");
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText("Browse pages");
  await expect(heading).toBeFocused();
});

test("who sorts a list keeps the focus where it was", async ({ page }) => {
  await signedIn(page, "ed");
  const settings = JSON.stringify({ title: unique("Knot"), category: "", tags: [], slug: "" });
  await call(page, "/ajax/page/page_settings/create/0/", { settings });
  await page.goto("/pages/");
  const button = page.getByRole("button", { name: "Created" });
  await button.press("Enter");
  // Midnight may have passed since it was made.
  await expect(page.getByRole("heading", { name: /^(Today|Yesterday)$/ }).first()).toBeVisible();
  await expect(button).toBeFocused();
});

test("who comes to sign in types at once, and hears where they are", async ({ page }) => {
  await page.goto("/accounts/login/");
  await expect(page.getByRole("group", { name: "Welcome back" }).getByLabel("Email")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.type("vera@noordervaart.example");
  await expect(page.getByLabel("Email")).toHaveValue("vera@noordervaart.example");
  await page.getByRole("link", { name: "Forgot password?" }).press("Enter");
  await arrived(page, "/accounts/reset/");
  // The world of the journeys has no mail server.
  await expect(page.getByText("This site doesn't send email yet. Ask the person who runs it.")).toBeVisible();
});

test("who comes back to a list stands where they were in it", async ({ page, browser }) => {
  await theGround(browser);
  await signedIn(page, "ed");
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto("/pages/");
  // The list in its new order is still on its way when the reader scrolls and goes on.
  await page.route("**/pages/", () => {});
  await page.getByRole("button", { name: "Created" }).click();
  // Not at the end of what has come, where more comes by itself.
  const rows = page.getByRole("region", { name: "Browse pages" }).getByRole("listitem");
  const row = rows.nth(Math.min(9, (await rows.count()) - 1));
  const link = row.getByRole("link").first();
  await link.focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Browse pages");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.unroute("**/pages/");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse pages");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
