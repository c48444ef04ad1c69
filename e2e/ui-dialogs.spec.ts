import type { Page } from "@playwright/test";
import { expect, test } from "./harness/test.ts";
import { openGallery } from "./ui-gallery.ts";

const opener = (page: Page) => page.getByRole("button", { name: "New page dialog", exact: true });
const dialog = (page: Page, name = "New page") => page.getByRole("dialog", { name, exact: true });

async function openPageDialog(page: Page) {
  await opener(page).click();
  await expect(dialog(page).getByLabel("Title")).toBeFocused();
}

test.beforeEach(async ({ page }) => openGallery(page));

test("only one dialog is open; a second is ignored [DLGS-01]", async ({ page }) => {
  await openPageDialog(page);
  await dialog(page).getByRole("button", { name: "Open a second" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Last dialog")).toHaveText("Second was ignored");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("popups and dropdowns close when a dialog opens [DLGS-02]", async ({ page }) => {
  await page.getByRole("button", { name: "More dialogs" }).click();
  await expect(page.getByRole("dialog", { name: "More dialogs" })).toBeVisible();
  await page.getByRole("button", { name: "From the popover" }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator("[popover]")).toHaveCount(0);
});

test("Escape closes a dialog and the focus returns to what opened it [DLGS-03] [DLGS-21]", async ({
  page,
}) => {
  await openPageDialog(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test("Enter confirms on OK and nowhere else [DLGS-04]", async ({ page }) => {
  await openPageDialog(page);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Create page" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByLabel("Last dialog")).toHaveText("Created Night ferry in Main");
});

test("Ctrl+Enter confirms wherever the focus is [DLGS-05]", async ({ page }) => {
  for (const place of ["Folder: Main", "Cancel", "Close"]) {
    await openPageDialog(page);
    await dialog(page).getByLabel("Title").fill(`From ${place}`);
    await dialog(page).getByRole("button", { name: place }).focus();
    await page.keyboard.press("Control+Enter");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByLabel("Last dialog")).toHaveText(`Created From ${place} in Main`);
  }
});

test("a refusal stands in red above the buttons and is announced", async ({ page }) => {
  await openPageDialog(page);
  await dialog(page).getByLabel("Title").fill("");
  await dialog(page).getByRole("button", { name: "Create page" }).click();
  const alert = dialog(page).getByRole("alert").filter({ hasText: "Please give the page a title" });
  await expect(alert).toBeVisible();
  const [red, danger] = await alert.locator("p").evaluate((text) => {
    const probe = document.createElement("i");
    probe.style.color = "var(--danger)";
    text.append(probe);
    return [getComputedStyle(text).color, getComputedStyle(probe).color];
  });
  expect(red).toBe(danger);
  await dialog(page).getByLabel("Title").fill("Tides");
  await page.keyboard.press("Control+Enter");
  await expect(dialog(page)).toHaveCount(0);
});

test("a fault is told with the default sentence and the dialog stays", async ({ page, troubles }) => {
  await openPageDialog(page);
  await dialog(page).getByLabel("Title").fill("bug");
  await page.keyboard.press("Control+Enter");
  await expect(dialog(page).getByRole("alert").first()).toHaveText(
    "Oops, something went wrong. Please try again.",
  );
  expect(troubles.splice(0).join()).toContain("a planted fault");
});

test("a dialog that cannot be loaded closes with a fading error [DLGS-08] [DLGS-15]", async ({ page }) => {
  await page.getByRole("button", { name: "Not loading" }).click();
  const notice = page.getByRole("alert").getByText("Could not load dialog. Please try again in a moment...");
  await expect(notice).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openPageDialog(page);
});

test("a dialog that loads slowly can be left with Escape [DLGS-03]", async ({ page }) => {
  await page.getByRole("button", { name: "Slow" }).click();
  await expect(page.getByRole("dialog", { name: "Loading" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the message dialog says something and OK has the focus", async ({ page }) => {
  await page.getByRole("button", { name: "Message" }).click();
  await expect(dialog(page, "Saved")).toContainText("Everyone at Noordervaart will see it.");
  await expect(dialog(page, "Saved").getByRole("button", { name: "OK" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Saved")).toHaveCount(0);
});

test("a picker takes the place of the content and returns to it", async ({ page }) => {
  await openPageDialog(page);
  await dialog(page).getByLabel("Title").fill("Tides");
  await dialog(page).getByRole("button", { name: "Folder: Main" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(dialog(page, "Choose a folder").getByLabel("Title")).toBeHidden();
  await dialog(page, "Choose a folder").getByRole("treeitem", { name: "News" }).click();
  await dialog(page, "Choose a folder").getByRole("button", { name: "OK" }).click();
  await expect(dialog(page).getByLabel("Title")).toHaveValue("Tides");
  await expect(dialog(page).getByRole("button", { name: "Folder: news" })).toBeFocused();

  await dialog(page).getByRole("button", { name: "Folder: news" }).click();
  await expect(dialog(page, "Choose a folder").getByRole("treeitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page).getByRole("button", { name: "Folder: news" })).toBeFocused();
});

test("Escape in a row edited in place cancels only the row", async ({ page }) => {
  await openPageDialog(page);
  await dialog(page).getByRole("button", { name: "Rename the folder" }).click();
  await dialog(page).getByLabel("Folder name").focus();
  await page.keyboard.press("Escape");
  await expect(dialog(page).getByLabel("Folder name")).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("Escape in a menu inside a dialog closes only the menu", async ({ page }) => {
  await openPageDialog(page);
  await dialog(page).getByRole("button", { name: "Inside" }).click();
  await expect(page.getByRole("menuitem", { name: "Inside entry" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(dialog(page).getByRole("button", { name: "Inside" })).toBeFocused();
});

test("Tab stays inside the dialog, in both directions [DLGS-21]", async ({ page }) => {
  await openPageDialog(page);
  await dialog(page).getByRole("button", { name: "Create page" }).focus();
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(dialog(page).getByRole("button", { name: "Create page" })).toBeFocused();
});

test("a dialog opened from a menu gives the focus back to the menu's button [DLGS-21]", async ({ page }) => {
  const button = page.getByRole("button", { name: "Dialogs", exact: true });
  await button.click();
  await page.getByRole("menuitem", { name: "New page dialog" }).click();
  await expect(dialog(page).getByLabel("Title")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});
