import { signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";

test.use({ isFresh: true });

test("while the palette is on its way a bar says so, the letters that follow are in its field, and Enter chooses nothing yet", async ({
  page,
}) => {
  await signedIn(page, "vera");
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  // A quiet page fetches it ahead.
  await page.route(/palette-dialog/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/people/");
  await expect(page.locator("html[data-commands]")).toBeAttached();
  await page.keyboard.press("Control+/");
  await page.keyboard.type("pea");
  for (const key of ["Backspace", "o", "Enter"]) await page.keyboard.press(key);
  await expect(page.locator("html[data-sending]")).toBeAttached();
  come();
  await expect(page.getByRole("combobox", { name: "Command" })).toHaveValue("peo");
  await expect(page.locator("html[data-sending]")).toHaveCount(0);
  await expect(page).toHaveURL(/\/people\/$/);
});
