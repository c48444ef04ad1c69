import { signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";

test.use({ isFresh: true });

test("while the palette is on its way a bar says so, and the letters that follow are in its field", async ({
  page,
}) => {
  await signedIn(page, "vera");
  await page.goto("/people/");
  await expect(page.getByRole("heading", { name: "People" })).toBeVisible();
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(/palette-dialog/, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("Control+/");
  await page.keyboard.type("peo");
  await expect(page.locator("html[data-sending]")).toBeAttached();
  come();
  await expect(page.getByRole("combobox", { name: "Command" })).toHaveValue("peo");
  await expect(page.locator("html[data-sending]")).toHaveCount(0);
  await expect(page).toHaveURL(/\/people\/$/);
});
