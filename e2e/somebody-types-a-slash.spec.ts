import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { expect, test } from "./harness/test.ts";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const texts = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const options = (page: Page) => page.getByRole("option");
/** The kinds of the first widgets of the page, with the words of those that are texts. */
const firstOf = (page: Page, count: number) =>
  page
    .locator("[data-widget]")
    .evaluateAll(
      (all, most) =>
        all
          .slice(0, most)
          .map((each) =>
            [...each.querySelectorAll(".ProseMirror > *, .text-host > *")].length > 0
              ? [...each.querySelectorAll(".text-host > *")].map((line) => line.textContent).join("/")
              : (each.querySelector(".canvas-handle-name")?.textContent ?? ""),
          ),
      count,
    );

test.beforeEach(async ({ page }) => {
  await page.goto("/-/gallery/canvas/");
  await expect(texts(page).first()).toBeVisible();
  await texts(page).first().focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
});

/** Lines typed one below the other. */
async function type(page: Page, ...lines: readonly string[]): Promise<void> {
  for (const [at, line] of lines.entries()) {
    if (at > 0) await page.keyboard.press("Enter");
    await page.keyboard.type(line);
  }
}

test("below a text / and a few letters put a picture there, ready to be chosen, and one undo takes it back [WIDG-13]", async ({
  page,
}) => {
  await type(page, "Slow down in fog.", "/im");
  await expect(options(page)).toHaveText(["Image"]);
  await axe(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Choose a picture" }).first()).toBeFocused();
  await expect(options(page)).toHaveCount(0);
  expect(await firstOf(page, 2)).toEqual(["Slow down in fog.", "Image"]);
  await page.keyboard.press("Control+z");
  expect(await firstOf(page, 2)).toEqual(["Slow down in fog.//im", "Why we slow down"]);
  await expect(page.locator(":focus")).not.toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest("[data-widget]") !== null)).toBe(true);
  await page.keyboard.press("Control+Shift+z");
  expect(await firstOf(page, 2)).toEqual(["Slow down in fog.", "Image"]);
});

test("in the middle the text parts around it, at the start it comes before, and alone it takes the text's place", async ({
  page,
}) => {
  await type(page, "above", "", "below");
  await page.keyboard.press("ArrowUp");
  await type(page, "/tab");
  await page.keyboard.press("Enter");
  expect(await firstOf(page, 3)).toEqual(["above", "Table", "below"]);
  expect(await page.evaluate(() => !!document.activeElement?.closest(".table-editor, [data-widget] table"))).toBe(
    true,
  );
  await page.keyboard.press("Control+z");
  expect(await firstOf(page, 1)).toEqual(["above//tab/below"]);
});
