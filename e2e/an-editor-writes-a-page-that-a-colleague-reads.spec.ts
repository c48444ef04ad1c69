import { axe } from "./harness/axe.ts";
import { signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";

test("an editor writes a page that a colleague reads, at its old address too [ROUT-14] [WIDG-11] [PPRP-11]", async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `Fog ${Date.now().toString(36)}`;
  await signedIn(page, "ed");

  await page.goto("/new/");
  await page.getByLabel("Title").fill(title);
  await page
    .getByLabel("Text")
    .fill(
      "## Why\n\nSlow **down**.\n\n## Limits\n\n| Visibility | Speed |\n|---|---|\n| 500 m | 6 knots |\n",
    );
  await expect(
    page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: "Why" }),
  ).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const address = new URL(page.url()).pathname;
  await axe(page);

  await page.getByRole("link", { name: "Edit" }).press("Enter");
  const text = page.getByRole("textbox");
  await expect(text).toBeFocused();
  await text.press("Control+End");
  await page.keyboard.type("- [x] lookout");
  await page.keyboard.press("Enter");
  await page.keyboard.type("horn");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await axe(page);

  // Words that were never saved are there again after the tab is gone.
  await page.keyboard.type(" twice");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole("textbox")).toHaveValue(/horn twice/);
  await page.getByRole("button", { name: "Throw it away" }).click();
  await page.getByRole("link", { name: "Done" }).click();
  await expect(page.getByText("☑ lookout")).toBeVisible();

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Properties" }).click();
  await page.getByLabel("Location").fill(`${address.slice(1, -1)}-moved`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/-moved\/$/);

  const colleague = await (await browser.newContext()).newPage();
  await signedIn(colleague, "vera");
  await colleague.goto(address);
  await expect(colleague).toHaveURL(/-moved\/$/);
  await expect(colleague.getByText("6 knots")).toBeVisible();
  await expect(colleague.getByRole("link", { name: "Edit" })).toHaveCount(0);
  const starred = colleague.waitForResponse(/\/ajax\/page\/star\//);
  await colleague.getByRole("button", { name: "Star" }).click();
  expect((await starred).ok()).toBe(true);
  await colleague.reload();
  await expect(colleague.getByRole("button", { name: "Star" })).toHaveAttribute("aria-pressed", "true");
  await axe(colleague);
});

test("who saves second keeps their words and sees the other's beside", async ({ page, browser }) => {
  await signedIn(page, "ed");
  await page.goto("/new/");
  await page.getByLabel("Title").fill(`Tide ${Date.now().toString(36)}`);
  await page.getByRole("button", { name: "Create page" }).click();
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("textbox").fill("Ed's words");

  const ada = await (await browser.newContext()).newPage();
  await signedIn(ada, "ada");
  await ada.goto(page.url());
  await ada.getByRole("textbox").fill("Ada's words");
  await ada.keyboard.press("Control+s");
  await expect(ada.getByText("Saved", { exact: true })).toBeVisible();

  await page.getByRole("textbox").press("Control+s");
  await expect(page.getByRole("alert").filter({ hasText: "Ada Admiraal saved this page" })).toBeVisible();
  await page.getByRole("button", { name: "Show their text beside mine" }).click();
  await expect(page.getByLabel("The text that Ada Admiraal saved")).toHaveValue("Ada's words");
  await page.getByRole("button", { name: "Save mine over it" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});
