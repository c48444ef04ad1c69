import { type Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { expect, test } from "./harness/test.ts";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const texts = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const kinds = (page: Page, count: number) =>
  page
    .locator("[data-widget] .canvas-handle-name")
    .evaluateAll((all, most) => all.slice(0, most).map((each) => each.textContent), count);

test.beforeEach(async ({ page }) => {
  await page.goto("/-/gallery/canvas/");
  await expect(texts(page).first()).toBeVisible();
  await texts(page).first().focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
});

test("signs become what they mean, and Ctrl+Z gives them back with the caret behind them", async ({
  page,
}) => {
  const text = texts(page).first();
  await page.keyboard.type("See **all** of ==it== and [us](https://example.org/)");
  await expect(text.locator("strong")).toHaveText("all");
  await expect(text.locator("mark")).toHaveText("it");
  await expect(text.locator("a")).toHaveText("us");
  await page.keyboard.press("Control+z");
  await page.keyboard.type("! :sailb");
  await expect(page.getByRole("option")).toHaveText(/sailboat/);
  await axe(page);
  await page.keyboard.press("Enter");
  await expect(text).toHaveText("See all of it and [us](https://example.org/)! ⛵️");
  await expect(page.getByRole("option")).toHaveCount(0);
});

test("a line, code and a task are typed one below the other without the mouse", async ({ page }) => {
  await page.keyboard.type("above");
  await page.keyboard.press("Enter");
  await page.keyboard.type("---");
  await expect(texts(page).nth(1)).toBeFocused();
  await page.keyboard.type("```");
  const code = page.getByRole("textbox", { name: "Code", exact: true });
  await expect(code).toBeFocused();
  await page.keyboard.type("if x:");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("go");
  await page.keyboard.press("Enter");
  await page.keyboard.type("on");
  await expect(code).toHaveValue("if x:\n  go\n  on");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Move Code/ })).toBeFocused();
  expect(await kinds(page, 3)).toEqual(["Paragraph", "Divider", "Code"]);
  await axe(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+End");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("textbox", { name: "Heading" }).first()).toBeFocused();
});

test("a name between two colons becomes its emoji in a task, and undo gives the name back", async ({
  page,
}) => {
  await page.keyboard.type("[] ");
  const task = page.locator(".checklist textarea").first();
  await expect(task).toBeFocused();
  await page.keyboard.type("Hi :wave: all :nobody: here");
  await expect(task).toHaveValue("Hi 👋 all :nobody: here");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  // Names are loaded at the first colon: more letters may have been typed by then.
  await expect(task).toHaveValue(/^Hi :wave:/);
});
