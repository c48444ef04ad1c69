import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

test("what is fetched only when it is pressed has the bar until it is there: a card, edit mode", async ({
  page,
}) => {
  await signedIn(page, "ed");
  const title = unique("Avocet");
  const settings = JSON.stringify({ title, category: "", tags: [], slug: "", markdown: "In the mud." });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  const shown = page.locator("html");
  let letGo = () => {};
  const hold = async (files: RegExp) => {
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(files, async (route) => {
      await held;
      await route.continue();
    });
  };

  await page.goto("/people/");
  await hold(/\/card-open-[^/]*\.js/);
  await page.locator("main a[href*='/profile/p/']").first().click();
  await expect(shown).toHaveAttribute("data-sending", "");
  letGo();
  await expect(page.getByRole("dialog", { name: /^Profile of / })).toBeVisible();
  await expect(shown).not.toHaveAttribute("data-sending");

  await page.goto(String(redirect).replace("?edit", ""));
  await hold(/\/edit-page-[^/]*\.js/);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(shown).toHaveAttribute("data-sending", "");
  letGo();
  await expect(page.locator(".canvas")).toBeVisible();
  await expect(shown).not.toHaveAttribute("data-sending");
});
