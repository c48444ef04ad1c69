import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { caretSettled } from "./harness/writing.ts";

test("an editor makes a page from an example by the mouse, and from a template by keys [TMPL-06] [TMPL-07] [TMPL-13] [PPRP-08]", async ({
  page,
  browser,
}) => {
  test.slow();
  const title = unique("Minutes of the crew");
  const admin = await (await browser.newContext()).newPage();
  await signedIn(admin, "ada");
  await admin.goto("/");
  const settings = { title, make_template: true, markdown: "Who was there, and what we said." };
  await call(admin, "/ajax/page/page_settings/create/", { settings });

  await signedIn(page, "ed");
  await page.goto("/new/");
  await page.getByRole("button", { name: "Choose template" }).click();
  const picker = page.getByRole("dialog", { name: "Select a template page" });
  await expect(picker.getByRole("radio", { name: "Blank page" })).toBeFocused();
  await axe(page);
  // A double click on a card goes on with it.
  await picker.getByText("Meeting notes", { exact: true }).dblclick();
  await expect(page).toHaveURL(/\/page\/copy\/-2\/0\/$/);
  await expect(page.getByLabel("Title")).toHaveValue("Meeting notes");
  await axe(page);
  await page.getByLabel("Title").fill(`Notes of ${title}`);
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(page).toHaveURL(/\?edit$/);
  await expect(page.locator(".canvas").getByText("Any other business")).toBeVisible();

  await page.goto("/new/");
  await page.keyboard.type(`More of ${title}`);
  await page.getByRole("button", { name: "Choose template" }).press("Enter");
  await expect(picker.getByRole("radio", { name: "Blank page" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(picker.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(title);
  await expect(picker.getByRole("radio", { name: new RegExp(title) })).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/page\/copy\/\d+\/0\/$/);
  // What was typed before came along, and the caret stands behind it.
  await expect(page.getByLabel("Title")).toHaveValue(`More of ${title}`);
  await page.keyboard.type("!");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?edit$/);
  await caretSettled(page);
  await expect(page.locator(".canvas").getByText("Who was there")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveText(`More of ${title}!`);
});
