import type { Page } from "@playwright/test";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { caretSettled, handleOf, paste, publishFirst, saved, text, tile } from "./harness/writing.ts";

const heading = (page: Page) => page.getByRole("textbox", { name: "Heading", exact: true });
const body = (page: Page) => page.locator(".pages-body");
const column = (page: Page, at: number) => page.locator(`.canvas tbody tr td:nth-of-type(${at})`);
const cell = (page: Page, row: number, at: number) => column(page, at).nth(row - 1);
const words = async (page: Page, at: number) =>
  (await column(page, at).allTextContents()).map((each) => each.replaceAll("\u200b", ""));

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page }) => {
  await signedIn(page, "ed");
  const settings = { title: unique("Tools "), category: "", tags: [] };
  const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  await page.goto(`${String(redirect)}?edit`);
  await expect(text(page)).toBeFocused();
});

async function publish(page: Page): Promise<void> {
  await saved(page);
  const bar = page.getByRole("region", { name: "Edit mode" });
  await publishFirst(page);
  await expect(page.getByText("Published. Readers see this version now.")).toBeVisible();
  await bar.getByRole("button", { name: "Done" }).click();
  await expect(body(page)).toBeVisible();
}

test("a heading has four sizes, and a text of more than 600 characters becomes none [WIDG-04] [WIDG-06]", async ({
  page,
}) => {
  await paste(page, { "text/plain": "x".repeat(601) });
  await page.keyboard.press("Control+a");
  const bar = page.getByRole("toolbar", { name: "Formatting" });
  await bar.getByRole("button", { name: "Turn into" }).click();
  await page.getByRole("button", { name: "Heading 2", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("This text box is too large to convert to a heading");
  await expect(heading(page)).toHaveCount(0);
  await text(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Control+a");
  await caretSettled(page);
  await bar.getByRole("button", { name: "Turn into" }).click();
  await page.getByRole("button", { name: "Heading 1", exact: true }).click();
  await expect(heading(page)).toHaveText("x".repeat(600));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Sound signals");
  await page.keyboard.press("Escape");
  await expect(handleOf(page, heading(page))).toBeFocused();
  const sizes: [string, string][] = [];
  for (const size of ["Largest", "Large", "Medium", "Small"]) {
    await page.getByRole("group", { name: "Settings of Heading" }).getByText(size, { exact: true }).click();
    const look = heading(page).locator("xpath=ancestor-or-self::*[self::h2 or self::h3 or self::h4]");
    sizes.push([size, await look.evaluate((each) => `${each.tagName} ${getComputedStyle(each).fontSize}`)]);
  }
  expect(sizes.map(([, look]) => look.split(" ")[0])).toEqual(["H2", "H2", "H3", "H4"]);
  expect(new Set(sizes.map(([, look]) => look)).size).toBe(4);
  await publish(page);
  await expect(body(page).getByRole("heading", { name: "Sound signals", level: 4 })).toBeVisible();
});

test("a text is a note, a quote or plain, and readers see it so [WIDG-05]", async ({ page }) => {
  await page.keyboard.type("Slow down in fog");
  await page.keyboard.press("Escape");
  await expect(page.locator(".canvas-handle").first()).toBeFocused();
  const style = page.getByRole("group", { name: "Settings of Paragraph" }).getByRole("radiogroup");
  await expect(style.getByRole("radio")).toHaveCount(3);
  const look = text(page).locator("p").locator("xpath=..");
  const looks: string[] = [];
  for (const name of ["Note", "Quote", "Plain", "Quote"]) {
    await style.getByText(name, { exact: true }).click();
    await expect(style.getByRole("radio", { name, exact: true })).toBeChecked();
    looks.push(
      await look.evaluate((each) =>
        [each.tagName, ...[...each.classList].filter((name) => name.startsWith("paragraph-"))].join(" "),
      ),
    );
  }
  const quote = "BLOCKQUOTE paragraph-quote";
  expect(looks).toEqual(["DIV paragraph-note", quote, "DIV", quote]);
  await publish(page);
  await expect(body(page).locator("blockquote")).toHaveText("Slow down in fog");
});

test("a table is filled, grows, is sorted, loses a row and gets it back, and readers see it [WIDG-17]", async ({
  page,
}) => {
  await paste(page, {
    "text/html":
      "<table><tr><th>Ship</th><th>Draught</th></tr><tr><td>Vlieland</td><td>7</td></tr><tr><td>Friesland</td><td>19</td></tr></table>",
  });
  await expect(cell(page, 1, 1)).toHaveText("Vlieland");
  await cell(page, 2, 1).click();
  await page.keyboard.press("Enter");
  await expect.poll(() => words(page, 1)).toHaveLength(3);
  await paste(page, { "text/plain": 'Tiger\t31\t"fast ""and"" loud"\n' });
  await expect.poll(() => words(page, 1)).toEqual(["Vlieland", "Friesland", "Tiger"]);
  expect([await words(page, 2), await words(page, 3)]).toEqual([
    ["7", "19", "31"],
    ["", "", 'fast "and" loud'],
  ]);
  await cell(page, 1, 1).click();
  await page.getByRole("button", { name: "Row 1" }).click();
  await page.getByRole("menuitem", { name: "Delete row" }).click();
  expect(await words(page, 1)).toEqual(["Friesland", "Tiger"]);
  await page.keyboard.press("Control+z");
  expect(await words(page, 1)).toEqual(["Vlieland", "Friesland", "Tiger"]);
  await cell(page, 1, 1).click();
  await page.getByRole("button", { name: "Column Ship" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Sort from A to Z" }).click();
  expect(await words(page, 1)).toEqual(["Friesland", "Tiger", "Vlieland"]);
  const columns = page.locator(".canvas thead th");
  const columnMenu = page.getByRole("button", { name: "Column Ship" });
  await columnMenu.click();
  await page.getByRole("menuitem", { name: "Insert column left" }).click();
  await expect(columns).toHaveCount(4);
  await page.getByRole("button", { name: /^Column / }).click();
  await page.getByRole("menuitem", { name: "Delete column" }).click();
  await expect(columns).toHaveText(["Ship", "Draught", "Column 3"]);
  await publish(page);
  await expect(body(page).getByRole("columnheader")).toHaveText(["Ship", "Draught", ""]);
  const read = ["Friesland", "19", "", "Tiger", "31", 'fast "and" loud', "Vlieland", "7", ""];
  await expect(body(page).locator("tbody td")).toHaveText(read);
});

test("a widget is added from the list, duplicated, deleted at once and brought back [WIDG-13]", async ({
  page,
}) => {
  await page.keyboard.type("Slow down.");
  await tile(page, "Heading").click();
  await expect(heading(page)).toBeFocused();
  await page.keyboard.type("Fog");
  await page.keyboard.press("Escape");
  await expect(handleOf(page, heading(page))).toBeFocused();
  await page.keyboard.press("Control+d");
  await expect(heading(page)).toHaveText(["Fog", "Fog"]);
  const settings = page.getByRole("group", { name: "Settings of Heading" });
  await settings.getByRole("button", { name: "Delete" }).click();
  await expect(heading(page)).toHaveText(["Fog"]);
  await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }).click();
  await expect(heading(page)).toHaveText(["Fog", "Fog"]);
  await publish(page);
  await expect(body(page).getByRole("heading", { name: "Fog" })).toHaveCount(2);
});
