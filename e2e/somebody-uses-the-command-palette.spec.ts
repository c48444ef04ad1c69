import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { caretSettled, text } from "./harness/writing.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Command palette" });
const kinds = (page: Page) => page.locator(".canvas-handle-name").allTextContents();

async function editing(page: Page): Promise<void> {
  await signedIn(page, "ed");
  const settings = { title: unique("Palette"), category: "", tags: [] };
  const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  await page.goto(`${String(redirect)}?edit`);
  await expect(text(page).first()).toBeFocused();
}

test("from a text the palette turns it, adds below it, and gives the caret back; its script comes when a key is held [CPAL-03]", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const isAsked = () => scripts.some((path) => path.includes("palette-dialog"));
  await editing(page);
  await page.keyboard.type("Low water");
  expect(isAsked()).toBe(false);
  await page.keyboard.press("Control+/");
  await expect(palette(page).getByRole("combobox")).toBeFocused();
  expect(isAsked()).toBe(true);
  await axe(page);
  await page.keyboard.type("heding 2");
  await page.keyboard.press("Enter");
  await expect(palette(page)).toHaveCount(0);
  await expect(page.locator(".canvas h2", { hasText: "Low water" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(palette(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("paragr");
  await page.keyboard.press("Tab");
  await expect.poll(() => kinds(page)).toEqual(["Heading", "Paragraph"]);
  await caretSettled(page);
  await page.keyboard.type("At noon");
  await expect(text(page).last()).toHaveText("At noon");
  await page.keyboard.press("Control+/");
  await expect(palette(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.type(".");
  await expect(text(page).last()).toHaveText("At noon.");
});

test("a palette whose script does not come says so, and the text stays as it is [CPAL-04]", async ({
  page,
}) => {
  await page.route("**/palette-dialog-*", (route) => route.abort());
  await editing(page);
  await page.keyboard.type("High water");
  await page.keyboard.press("Control+/");
  await expect(page.getByText("Could not load Command Palette dialog")).toBeVisible();
  await expect(text(page).first()).toHaveText("High water");
});

test("a text is split where the caret stands, which writes on in the second; Undo in the notice makes it one again, with what was written since [CPAL-07] [DLGS-14] [DLGS-18]", async ({
  page,
}) => {
  await editing(page);
  await page.keyboard.type("Low water at noon");
  for (let step = 0; step < "at noon".length; step++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Control+/");
  await page.keyboard.type("split");
  // Enter chooses nothing before the palette is there.
  await expect(palette(page).getByRole("combobox")).toHaveValue("split");
  await page.keyboard.press("Enter");
  const texts = page.locator(".canvas .kit-text-host");
  await expect(texts).toHaveText(["Low water", "at noon"]);
  await caretSettled(page);
  await page.keyboard.type("exactly ");
  await expect(texts).toHaveText(["Low water", "exactly at noon"]);
  const notice = page.locator(".ui-notice", { hasText: "Text split" });
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(texts).toHaveText(["Low water exactly at noon"]);
  await expect(notice).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(texts).toHaveText(["Low water at noon"]);
});
