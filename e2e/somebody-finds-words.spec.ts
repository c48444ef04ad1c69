import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { expect, test } from "./harness/test.ts";
import { paste } from "./harness/writing.ts";

const canvas = (page: Page) => page.locator(".canvas");
const count = (page: Page) => page.locator(".finding-count");
const times = async (page: Page, words: string) => (await canvas(page).innerText()).split(words).length - 1;

test.beforeEach(async ({ page }) => {
  await page.goto("/-/gallery/canvas/");
  await expect(page.getByRole("textbox", { name: "Text", exact: true }).first()).toBeVisible();
});

test("words are found and replaced by keyboard, all of them as one step, and the caret goes to them", async ({
  page,
}) => {
  await page.getByRole("textbox", { name: "Text", exact: true }).first().focus();
  const before = await times(page, "harbour");
  expect(before).toBe(3);
  await page.keyboard.press("Control+f");
  const field = page.getByRole("textbox", { name: "Find", exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type("harbour");
  await expect(count(page)).toHaveText(/^1 of \d+$/);
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText(/^2 of \d+$/);
  await page.keyboard.press("Shift+Enter");
  await expect(count(page)).toHaveText(/^1 of \d+$/);
  await axe(page);

  // Once more, the keys are the browser's.
  await page.evaluate(() =>
    addEventListener("keydown", (press) =>
      document.body.setAttribute("data-taken", String(press.defaultPrevented)),
    ),
  );
  await page.keyboard.press("Control+f");
  await expect(page.locator("body")).toHaveAttribute("data-taken", "false");

  await page.keyboard.press("Control+h");
  await page.getByRole("button", { name: "Match case" }).press("Enter");
  await page.getByRole("textbox", { name: "Replace with" }).fill("quay");
  await page.getByRole("button", { name: "Replace all" }).press("Enter");
  await expect(count(page)).toHaveText("No results");
  expect(await times(page, "harbour")).toBe(0);
  await field.fill("quay");
  await expect(count(page)).toHaveText(new RegExp(`^1 of ${before}$`));
  await field.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(page.locator(".canvas :focus")).toContainText("quay");
  await page.keyboard.press("Control+z");
  await expect.poll(() => times(page, "harbour")).toBe(before);
});

test("when all is replaced, or nothing was found, Escape gives the focus back to the page", async ({
  page,
}) => {
  const first = page.getByRole("textbox", { name: "Text", exact: true }).first();
  await first.focus();
  await page.keyboard.press("Control+h");
  const field = page.getByRole("textbox", { name: "Find", exact: true });
  await field.fill("harbour");
  await page.getByRole("textbox", { name: "Replace with" }).fill("quay");
  await page.getByRole("button", { name: "Replace all" }).press("Enter");
  await expect(count(page)).toHaveText("No results");
  await field.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(first).toBeFocused();
  await page.keyboard.press("Control+f");
  await field.fill("nowhere at all");
  await expect(count(page)).toHaveText("No results");
  await field.press("Escape");
  await expect(first).toBeFocused();
});

test("the way back leads from the caret through the cells of a table, the last one first", async ({
  page,
}) => {
  const first = page.getByRole("textbox", { name: "Text", exact: true }).first();
  await first.focus();
  await page.keyboard.press("Control+End");
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  await paste(page, {
    "text/html": `<p>zebra above</p><table>${row("zebra 1", "x<br>zebra 2")}${row("y", "<b>ze</b>bra 3")}${row("last", "z")}</table><p>Below it</p>`,
    "text/plain": "",
  });
  const field = page.getByRole("textbox", { name: "Find", exact: true });
  const lookFrom = async (words: string) => {
    await canvas(page)
      .locator("td")
      .filter({ hasText: new RegExp(`^${words}$`) })
      .click();
    await page.keyboard.press("Control+f");
    await page.getByRole("button", { name: "Whole words" }).click();
    await field.fill("zebra");
  };
  const came = async () => {
    await field.press("Escape");
    return page.locator(":focus").innerText();
  };
  await lookFrom("last");
  await expect(count(page)).toHaveText("1 of 4");
  for (const at of [4, 3]) {
    await field.press("Shift+Enter");
    await expect(count(page)).toHaveText(`${at} of 4`);
  }
  expect(await came()).toBe("x\nzebra 2");
  await lookFrom("y");
  await expect(count(page)).toHaveText("4 of 4");
  expect(await came()).toBe("zebra 3");
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: "reduce" },
  });

  const rows = (page: Page) => page.locator(".canvas > .pages-row");
  const widget = (page: Page, id: string) => page.locator(`[data-widget="${id}"]`);

  test("a finger at the side of the screen moves a block up, and a column is made where it is asked for", async ({
    page,
  }) => {
    const before = await rows(page).count();
    await widget(page, "fog000").tap();
    const handle = widget(page, "fog000").locator(".canvas-handle");
    const from = await handle.boundingBox();
    const to = await widget(page, "intro0").boundingBox();
    if (!from || !to) throw new Error("nothing to move");
    expect(from.height).toBeLessThanOrEqual(14);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    await touch("touchStart", from.x + 22, from.y + 7);
    await touch("touchMove", from.x + 22, from.y - 20);
    await touch("touchMove", to.x + 4, to.y + 6);
    await expect(page.locator(".canvas-slot")).toBeVisible();
    await touch("touchEnd");
    await expect(rows(page).first().locator("[data-widget]")).toHaveAttribute("data-widget", "fog000");
    await expect(rows(page)).toHaveCount(before);

    const bar = page.getByRole("toolbar", { name: "Paragraph" });
    await axe(page);
    const beside = page.getByRole("menuitem", { name: /^Right of / });
    await expect(async () => {
      await bar.getByRole("button", { name: "More" }).tap();
      await expect(beside).toBeVisible({ timeout: 1500 });
    }).toPass();
    await beside.tap();
    await expect(rows(page)).toHaveCount(before - 1);
  });
});
