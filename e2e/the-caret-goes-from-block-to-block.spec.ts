import type { Page } from "@playwright/test";
import { expect, test } from "./harness/test.ts";
import { caretSettled } from "./harness/writing.ts";

const widget = (page: Page, id: string) => page.locator(`[data-widget="${id}"]`);
const textOf = (page: Page, id: string) => widget(page, id).getByRole("textbox");

/** The widget with the caret, and how far from the left of the page it stands. */
const caret = (page: Page) =>
  page.evaluate(() => {
    const { focusNode, focusOffset } = getSelection() as Selection;
    const range = document.createRange();
    if (focusNode) range.setStart(focusNode, focusOffset);
    const id = document.activeElement?.closest<HTMLElement>("[data-widget]")?.dataset["widget"] ?? "";
    return { id, x: range.getBoundingClientRect().x };
  });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await caretSettled(page);
  }
}

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page }) => {
  await page.goto("/-/gallery/canvas/");
  await expect(widget(page, "intro0")).toBeVisible();
  await page.evaluate(async () => void (await document.fonts.ready));
});

test("up and down keep the column over a short heading, and over all lines of a text", async ({ page }) => {
  const box = await textOf(page, "intro0").boundingBox();
  await page.mouse.click((box?.x ?? 0) + 400, (box?.y ?? 0) + 12);
  await caretSettled(page);
  const { x } = await caret(page);
  await press(page, "ArrowDown", "ArrowDown");
  expect((await caret(page)).id).toBe("why000");
  for (let line = 0; line < 3; line++) {
    await press(page, "ArrowDown");
    const now = await caret(page);
    expect(now.id).toBe("fog000");
    expect(Math.abs(now.x - x)).toBeLessThan(12);
  }
  await press(page, "ArrowDown");
  expect((await caret(page)).id).toBe("limit0");
});

test("a text joins the heading above it, and a heading makes room for one", async ({ page }) => {
  await widget(page, "fog000").locator(".canvas-handle").focus();
  await press(page, "Enter", "Backspace");
  await expect(textOf(page, "why000")).toContainText("Why we slow downBetween the harbour");
  await page.keyboard.type(". ");
  await expect(textOf(page, "why000")).toContainText("Why we slow down. Between");
  const count = await page.locator("[data-widget]").count();
  await press(page, "Home", "Enter");
  await expect(page.locator("[data-widget]")).toHaveCount(count + 1);
  await page.keyboard.type("x");
  await expect(textOf(page, "why000")).toContainText("xWhy we slow down");
});

test("a click below the last block writes there, in the empty text that is there already", async ({
  page,
}) => {
  const count = await page.locator(".canvas [data-widget]").count();
  const below = async () => {
    await page.mouse.wheel(0, 5000);
    const box = await page.locator(".canvas").boundingBox();
    await page.mouse.click((box?.x ?? 0) + 200, (box?.y ?? 0) + (box?.height ?? 0) - 20);
  };
  await below();
  await expect(page.locator(".canvas [data-widget]").last().getByRole("textbox")).toBeFocused();
  await below();
  await page.keyboard.type("On we go");
  await expect(page.locator(".canvas [data-widget]")).toHaveCount(count + 1);
  await expect(page.locator(".canvas [data-widget]").last()).toContainText("On we go");
});

test("up and down into a table go to the row that is nearest, in the column of the caret", async ({
  page,
}) => {
  await textOf(page, "fog000").click();
  await page.keyboard.press("Control+End");
  await press(page, "Enter");
  await page.keyboard.type("/3×3");
  await page.keyboard.press("Enter");
  const second = await page.locator(".canvas table").first().locator("th").nth(1).boundingBox();
  const below = await textOf(page, "limit0").boundingBox();
  if (!second || !below) throw new Error("no column, or no text below the table");
  const cell = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const here = activeElement?.closest<HTMLTableCellElement>("td, th");
      return here ? [here.closest("tr")?.rowIndex, here.cellIndex] : (activeElement?.textContent ?? "");
    });
  await textOf(page, "limit0").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" of visibility, and of everything else that we look at");
  await page.mouse.click(second.x + second.width / 2, below.y + below.height / 2);
  await caretSettled(page);
  for (const row of [2, 1, 0]) {
    await press(page, "ArrowUp");
    expect(await cell()).toEqual([row, 1]);
  }
  await press(page, "ArrowUp");
  expect(await cell()).toContain("Between the harbour mouth");
  await press(page, "ArrowDown");
  expect(await cell()).toEqual([0, 1]);
});

test("Backspace twice below a line across the page takes it away, and writing goes on where it was", async ({
  page,
}) => {
  await textOf(page, "fog000").click();
  await page.keyboard.press("Control+End");
  await press(page, "Enter");
  await page.keyboard.type("---");
  await page.keyboard.type("below the line");
  await press(page, "Home", "Backspace");
  await expect(page.getByRole("button", { name: /^Move Divider/ })).toBeFocused();
  await press(page, "Backspace");
  await expect(page.getByRole("button", { name: /^Move Divider/ })).toHaveCount(0);
  await page.keyboard.type("Written ");
  await expect(page.locator(".canvas [role=textbox]:focus")).toHaveText("Written below the line");
  // What is deleted forwards leaves the caret at the end of the words before.
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: /^Move Divider/ })).toHaveCount(1);
  await textOf(page, "fog000").click();
  await page.keyboard.press("Control+End");
  await caretSettled(page);
  await press(page, "Delete");
  await expect(page.getByRole("button", { name: /^Move Divider/ })).toBeFocused();
  await press(page, "Delete");
  await page.keyboard.type(" Still here.");
  await expect(textOf(page, "fog000")).toContainText(/ Still here\.$/);
});
