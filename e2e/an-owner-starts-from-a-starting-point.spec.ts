import type { Page } from "@playwright/test";
import { type EmptyInstallation, openEmptyInstallation } from "./harness/installations.ts";
import { axe } from "./harness/axe.ts";
import { walk } from "./harness/keyboard.ts";
import { screenshots } from "./harness/screenshots.ts";
import { arrived, expect, test } from "./harness/test.ts";
import { caretSettled } from "./harness/writing.ts";

/** Whether a button is in sight without scrolling, with nothing over it. */
async function canBePressed(page: Page, name: string): Promise<boolean> {
  return page.getByRole("button", { name }).evaluate((button) => {
    scrollTo(0, 0);
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height - 2));
  });
}

let empty: EmptyInstallation;
test.beforeAll(async () => {
  empty = await openEmptyInstallation();
});
test.afterAll(() => empty.stop());

test("an owner sets a site up, begins with sample pages, makes one their own, removes the others and takes that back, by keyboard", async ({
  page,
}) => {
  test.slow();
  await page.goto(empty.setUpLink);
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await walk(page, "set-up");
  await axe(page);
  await page.getByLabel("Site name").fill("Noordervaart");
  await page.getByLabel("Your name").fill("Olga Oosterhuis");
  await page.getByLabel("Your email").fill("olga@noordervaart.example");
  await page.getByLabel("Password", { exact: true }).fill("zeehondjes op het wad");
  await page.keyboard.press("Enter");

  await arrived(page, "/-/start/");
  await walk(page, "start");
  await axe(page);
  await screenshots(page, "starting-point");
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await canBePressed(page, "Create my site"), `in sight at ${width} px`).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  const first = page.getByRole("radio", { name: /Company intranet/ });
  await first.focus();
  await expect(first).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /Team handbook/ })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Welcome to Noordervaart", level: 1 })).toBeVisible();
  const label = page.getByText("Sample page", { exact: true });
  await expect(label).toBeVisible();
  await expect(page.locator("figure.image img")).toBeVisible();
  await axe(page);
  await screenshots(page, "sample-home");

  await page.getByRole("link", { name: "Who does what" }).first().press("Enter");
  await expect(page.getByRole("heading", { name: "Who does what", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Edit" }).press("Enter");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.focus();
  await page.keyboard.press("End");
  await caretSettled(page);
  await page.keyboard.type(" here");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Published. Readers see this version now.")).toBeVisible();
  await page.goto(`${empty.url}/who-does-what/`);
  await expect(page.getByRole("heading", { name: "Who does what here", level: 1 })).toBeVisible();
  await expect(label).toHaveCount(0);

  await page.goto(`${empty.url}/`);
  await page.getByRole("button", { name: "Remove all sample pages" }).press("Enter");
  const notices = page.locator(".ui-notices");
  await expect(notices.getByText("5 sample pages removed. 1 changed page stays.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose a starting point" })).toBeVisible();
  await axe(page);

  await notices.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(notices.getByText("5 sample pages restored.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome to Noordervaart", level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Remove all sample pages" }).press("Enter");
  await expect(page.getByRole("link", { name: "Choose a starting point" })).toBeVisible();
  await page.reload();
  await axe(page);
  await screenshots(page, "first-steps");
  await page.getByRole("button", { name: "Restore" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Welcome to Noordervaart", level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Remove all sample pages" }).press("Enter");
  await page.getByRole("link", { name: "Choose a starting point" }).press("Enter");
  await expect(page.getByRole("heading", { name: "What are you making?" })).toBeVisible();
});
