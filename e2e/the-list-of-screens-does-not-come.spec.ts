import { signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";

test.use({ isFresh: true });

test("when the list of screens does not arrive this is told, and the next try leads on", async ({ page }) => {
  await signedIn(page, "vera");
  await page.goto("/people/");
  await page.waitForLoadState("networkidle");
  await page.route("**/screens-*.js", (route) => route.abort());
  const lead = () => page.evaluate(() => document.querySelector<HTMLElement>('a[href="/pages/"]')?.click());
  await lead();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/people/");
  await page.unroute("**/screens-*.js");
  await lead();
  await expect(page).toHaveURL(/\/pages\/$/);
});
