import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { expect, test } from "./harness/test.ts";
import { caretSettled } from "./harness/writing.ts";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const texts = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const options = (page: Page) => page.getByRole("option");
/** The first widgets of the page: the lines of texts, the kinds of others. */
const firstOf = (page: Page, count: number) =>
  page.locator("[data-widget]").evaluateAll(
    (all, most) =>
      all.slice(0, most).map((each) => {
        const kind = each.querySelector(".canvas-handle-name")?.textContent ?? "";
        const lines = [...each.querySelectorAll(".kit-text-host > *")].map((line) => line.textContent);
        return kind === "Paragraph" ? lines.join(" / ") : kind;
      }),
    count,
  );
const hasFocus = (page: Page, at: number) =>
  page
    .locator("[data-widget]")
    .nth(at)
    .evaluate((widget) => widget.contains(document.activeElement));

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
  await type(page, "Slow down in fog.", "/image");
  await expect(options(page)).toHaveAccessibleName("Image…");
  await expect(options(page)).toHaveText(["Image…One picture with a caption, or a gallery."]);
  const chosen = await options(page).getAttribute("id");
  await expect(texts(page).first()).toHaveAttribute("aria-activedescendant", chosen ?? "");
  await axe(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Choose a picture" }).first()).toBeFocused();
  await expect(options(page)).toHaveCount(0);
  await expect(texts(page).first()).not.toHaveAttribute("aria-activedescendant", /./);
  await expect.poll(() => firstOf(page, 3)).toEqual(["Slow down in fog.", "Image", "Heading"]);
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Enter");
  await chooser;
  await page.keyboard.press("Control+z");
  await expect.poll(() => firstOf(page, 2)).toEqual(["Slow down in fog. / /image", "Heading"]);
  await expect(texts(page).first()).toBeFocused();
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => firstOf(page, 2)).toEqual(["Slow down in fog.", "Image"]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => firstOf(page, 2)).toEqual(["Slow down in fog. / /image", "Heading"]);
  await expect(texts(page).first()).toBeFocused();
  await page.keyboard.type("ry");
  await expect.poll(() => firstOf(page, 1)).toEqual(["Slow down in fog. / /imagery"]);
});

test("the whole list scrolls without a finding of axe, and says of each entry what it does, once", async ({
  page,
}) => {
  await type(page, "Slow down in fog.", " /");
  await expect(options(page).first()).toBeVisible();
  await axe(page);
  const said = await options(page).evaluateAll((all) =>
    all.map((each) => [
      each.querySelector(".canvas-typed-name")?.textContent ?? each.getAttribute("aria-label"),
      document.getElementById(each.getAttribute("aria-describedby") ?? "")?.textContent ?? "",
    ]),
  );
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter(([, help]) => help === "")).toEqual([]);
  expect(new Set(said.map(([name]) => name)).size).toBe(said.length);
});

test("in the middle the text parts around it, at its start it comes before, alone it takes the text's place", async ({
  page,
}) => {
  await type(page, "above", "", "below");
  await page.keyboard.press("ArrowUp");
  await caretSettled(page);
  await type(page, "/3×3");
  await page.keyboard.press("Enter");
  await expect.poll(() => firstOf(page, 4)).toEqual(["above", "Table", "below", "Heading"]);
  await expect.poll(() => hasFocus(page, 1)).toBe(true);
  await page.keyboard.press("Control+z");
  await expect.poll(() => firstOf(page, 2)).toEqual(["above / /3×3 / below", "Heading"]);

  await texts(page).first().focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await type(page, "", "below");
  await page.keyboard.press("Control+Home");
  await caretSettled(page);
  await page.keyboard.type("/heading 2");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Fog");
  await expect(page.getByRole("heading", { name: "Fog", exact: true })).toBeVisible();
  await expect.poll(() => firstOf(page, 3)).toEqual(["Heading", "below", "Heading"]);

  await texts(page).first().focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.type("/att");
  await options(page).first().click();
  await expect.poll(() => firstOf(page, 3)).toEqual(["Heading", "Attachment", "Heading"]);
  await expect(page.getByRole("button", { name: "Choose a file" }).first()).toBeFocused();
});

test("Escape leaves it as text, Backspace over the / closes the list, and so does leaving the text", async ({
  page,
}) => {
  await type(page, "above", "/im");
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(texts(page).first()).toBeFocused();
  await expect.poll(() => firstOf(page, 1)).toEqual(["above / /im"]);
  for (let letters = 3; letters > 0; letters--) await page.keyboard.press("Backspace");
  await page.keyboard.type("/");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.type("/");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(options(page)).toHaveCount(0);
  await expect.poll(() => firstOf(page, 1)).toEqual(["above / /"]);
});

test("anywhere in a line the list turns the line, is chosen from by touch, and takes its letters away", async ({
  page,
}) => {
  await type(page, "Slow down in fog.");
  await page.keyboard.press("Home");
  await caretSettled(page);
  await page.keyboard.type("/quo");
  await expect(options(page)).toHaveAccessibleName("Quote >");
  await expect(options(page)).toHaveAccessibleDescription("Someone else's words, set apart.");
  await options(page).dispatchEvent("pointerdown", { pointerType: "touch" });
  await options(page).click();
  await expect(page.locator("blockquote").first()).toHaveText("Slow down in fog.");
  await expect(texts(page).first()).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" and/or /numb");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.locator("blockquote ol li").first()).toHaveText("Slow down in fog. and/or ");
  await page.keyboard.press("Control+z");
  await expect(page.locator("blockquote").first()).toHaveText("Slow down in fog. and/or /numb");
});

test("new parts with titles are begun at the first title, also behind the words of a line", async ({
  page,
}) => {
  for (const kind of ["accordion", "tabs"]) {
    await texts(page).first().focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await type(page, "Slow down in fog.", `And /${kind}`);
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Title of part 1" }).first()).toBeFocused();
    await page.keyboard.press("Control+z");
  }
});

test("a new table, whose columns have no titles yet, leaves nothing to find for axe", async ({ page }) => {
  await type(page, "/3×3");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Title of column 1" }).first()).toBeFocused();
  await axe(page);
  await page.keyboard.press("Shift+Tab");
  for (let cell = 0; cell < 4; cell++) await page.keyboard.press("Tab");
  await axe(page);
});
