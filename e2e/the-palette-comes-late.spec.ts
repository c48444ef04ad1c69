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

for (const late of ["palette-dialog", "dialog-shell"])
  test(`Escape gives up a palette that is on its way, and the keys are the page's again: ${late}`, async ({
    page,
  }) => {
    await signedIn(page, "vera");
    let come = () => {};
    const held = new Promise<void>((resolve) => (come = resolve));
    await page.route(new RegExp(late), async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/people/");
    await expect(page.locator("html[data-commands]")).toBeAttached();
    await page.keyboard.press("Control+/");
    await page.keyboard.type("pe");
    await page.keyboard.press("Escape");
    await expect(page.locator("html[data-sending]")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const arrived = page.waitForResponse(new RegExp(late));
    come();
    await (await arrived).finished();
    const field = page.locator("[data-search]");
    await field.pressSequentially("ver");
    await expect(field).toHaveValue("ver");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // It opens when it is asked for again.
    await page.keyboard.press("Control+/");
    await expect(page.getByRole("combobox", { name: "Command" })).toBeFocused();
    await expect(page.getByRole("combobox", { name: "Command" })).toHaveValue("");
  });
