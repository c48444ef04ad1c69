import type { Page } from "@playwright/test";
import { expect, test } from "./harness/test.ts";
import { caretSettled, paste } from "./harness/writing.ts";

const kind = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const cell = (page: Page, row: number, column: number) =>
  kind(page, "Table").locator("tbody tr").nth(row).locator("td").nth(column);
const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true }).click();

async function openKinds(page: Page, rows = 3): Promise<void> {
  await page.goto(`/-/gallery/?rows=${rows}`);
  await expect(kind(page, "Table")).toBeVisible();
}

async function texts(page: Page): Promise<string[][]> {
  const rows = await kind(page, "Table").locator("tbody tr").all();
  return Promise.all(
    rows.map(async (row) =>
      (await row.locator("td").allInnerTexts()).map((text) =>
        text.replaceAll("\u200b", "").replace(/\n$/, ""),
      ),
    ),
  );
}

async function firstColumn(page: Page): Promise<string[]> {
  return (await texts(page)).map((row) => row[0] ?? "");
}

test("a table is written with the keyboard alone: Tab, arrows, Enter, and out again", async ({ page }) => {
  await openKinds(page);
  await cell(page, 1, 0).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Waddenzee");
  await page.keyboard.press("Tab");
  await page.keyboard.type("31 dm");
  expect((await texts(page))[1]?.slice(0, 2)).toEqual(["Waddenzee", "31 dm"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => firstColumn(page)).toHaveLength(4);
  await page.keyboard.type("19 dm");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("at low tide");
  expect((await texts(page))[3]?.[1]).toBe("19 dm\nat low tide");
  await page.keyboard.press("Control+Home");
  await caretSettled(page);
  await page.keyboard.press("ArrowUp");
  await expect(cell(page, 2, 1).getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Row 3" })).toBeFocused();
});

test("Tab never leaves an empty table for a button, and is no trap", async ({ page }) => {
  await page.goto("/-/gallery/canvas/");
  const widget = page.locator("[data-widget=table0]");
  const focused = (row: number, column: number) =>
    expect(widget.locator("tr").nth(row).locator("td, th").nth(column).getByRole("textbox")).toBeFocused();
  await widget.locator("td").last().click();
  await page.keyboard.press("Tab");
  for (const column of [0, 1, 2]) {
    await focused(3, column);
    await page.keyboard.press("Tab");
  }
  await focused(4, 0);
  await widget.locator("th").first().click();
  await page.keyboard.press("Shift+Tab");
  await focused(0, 0);
  await page.keyboard.press("Escape");
  await expect(widget.locator(".canvas-handle")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("separator", { name: "Width of column Visibility" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Header row" })).toBeFocused();
  // The panel of the chosen block leaves the button free.
  await expect(page.getByRole("group", { name: "Settings of Table" })).toBeVisible();
  await page.getByRole("button", { name: "Add column" }).click();
  await expect(widget.locator("th")).toHaveCount(4);
});

test("rows and columns come, go, move and come back", async ({ page }) => {
  await openKinds(page);
  await cell(page, 0, 0).click();
  await page.getByRole("button", { name: "Row 1" }).click();
  await page.getByRole("menuitem", { name: "Move down" }).click();
  expect(await firstColumn(page)).toEqual(["Terschelling", "Vlieland", "Friesland"]);
  await page.getByRole("button", { name: "Row 2" }).click();
  await page.getByRole("menuitem", { name: "Delete row" }).click();
  expect(await firstColumn(page)).toEqual(["Terschelling", "Friesland"]);
  await undo(page);
  expect(await firstColumn(page)).toEqual(["Terschelling", "Vlieland", "Friesland"]);
  await cell(page, 0, 1).click();
  await page.getByRole("button", { name: "Column Draught" }).click();
  await page.getByRole("menuitem", { name: "Delete column" }).click();
  expect((await texts(page))[0]).toHaveLength(2);
  await undo(page);
  expect((await texts(page))[0]?.[1]).toBe("7 dm");
  await page.getByRole("button", { name: "Add column" }).click();
  await page.keyboard.type("!");
  expect((await texts(page))[0]?.[3]).toBe("!");
});

test("the line between two titles shares out their width, dragged or by keys, as one step of undo", async ({
  page,
}) => {
  await openKinds(page);
  const widths = () =>
    kind(page, "Table").evaluate((table) =>
      [...table.querySelectorAll("col")].map(({ className }) => className),
    );
  const line = page.getByRole("separator", { name: "Width of column Draught" });
  const drag = async (by: number) => {
    const box = await line.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 4 });
  };
  const before = await widths();
  await cell(page, 0, 1).click();
  await drag(-100);
  const dragged = await widths();
  expect(dragged).not.toEqual(before);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await widths()).toEqual(before);
  await drag(-100);
  await page.mouse.up();
  expect(await widths()).toEqual(dragged);
  await undo(page);
  expect(await widths()).toEqual(before);

  await line.focus();
  await page.keyboard.press("ArrowRight");
  const share = Number(await line.getAttribute("aria-valuenow"));
  await page.keyboard.press("ArrowRight");
  await expect(line).toHaveAttribute("aria-valuenow", String(share + 1));
  await line.dblclick();
  expect((await widths())[1]).toBe("");
  // The line is no part of the title's name.
  await expect(kind(page, "Table").locator("th").nth(1)).toHaveAccessibleName("Draught");
});

test("a sorted table keeps its rows still while somebody writes in one", async ({ page }) => {
  await openKinds(page, 4);
  await cell(page, 0, 0).click();
  await page.getByRole("button", { name: "Column Ship" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Sort from A to Z" }).click();
  expect(await firstColumn(page)).toEqual(["Friesland", "Terschelling", "Tiger", "Vlieland"]);
  await cell(page, 0, 0).click();
  await caretSettled(page);
  await page.keyboard.press("Home");
  await caretSettled(page);
  await page.keyboard.type("Z");
  expect(await firstColumn(page)).toEqual(["ZFriesland", "Terschelling", "Tiger", "Vlieland"]);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => firstColumn(page)).toEqual(["Terschelling", "Tiger", "Vlieland", "ZFriesland"]);
});

test("cells of a spreadsheet fill the table and let it grow; too many are refused before", async ({
  page,
}) => {
  await openKinds(page);
  await cell(page, 2, 1).click();
  const html =
    "<table><tr><td>1</td><td>2<br>3</td><td>4</td></tr><tr><td colspan=2>5</td><td>6</td></tr></table>";
  await paste(page, { "text/html": html, "text/plain": "not this" });
  await expect.poll(() => texts(page)).toHaveLength(4);
  expect((await texts(page)).slice(2)).toEqual([
    ["Friesland", "1", "2\n3", "4"],
    ["", "5", "6"],
  ]);
  await page.keyboard.type("!");
  expect((await texts(page))[3]?.[2]).toBe("6!");
  await undo(page);
  await undo(page);
  expect(await firstColumn(page)).toHaveLength(3);
  await cell(page, 0, 0).click();
  await paste(page, { "text/plain": Array.from({ length: 60 }, (_, at) => at).join("\t") });
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: "Too many columns: a table can have 50, and this would make 60." }),
  ).toBeVisible();
  expect((await texts(page))[0]).toHaveLength(3);
});

test("chosen cells are copied as tab-separated lines and emptied together", async ({ page }) => {
  await openKinds(page);
  await cell(page, 0, 0).click();
  await caretSettled(page);
  await page.keyboard.press("End");
  await caretSettled(page);
  const chosen = kind(page, "Table").locator('td[aria-selected="true"]');
  await page.keyboard.press("Shift+ArrowRight");
  await expect(chosen).toHaveCount(2);
  await caretSettled(page);
  await page.keyboard.press("Shift+ArrowDown");
  await expect(chosen).toHaveCount(4);
  const copied = await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }),
    );
    return clipboardData.getData("text/plain");
  });
  expect(copied).toBe("Vlieland\t0 dm\nTerschelling\t7 dm");
  await page.keyboard.press("Delete");
  expect(await firstColumn(page)).toEqual(["", "", "Friesland"]);
  await undo(page);
  expect(await firstColumn(page)).toEqual(["Vlieland", "Terschelling", "Friesland"]);
});

test("with Shift words of a cell from right to left are selected letter by letter up to its edge, and cells from there", async ({
  page,
}) => {
  await openKinds(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("שלוש");
  await page.keyboard.press("Home");
  const selected = () => page.evaluate(() => getSelection()?.toString());
  for (const letters of ["ש", "של", "שלו", "שלוש"]) {
    await page.keyboard.press("Shift+ArrowLeft");
    await expect.poll(selected).toBe(letters);
  }
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(selected).toBe("שלו");
  await expect(kind(page, "Table").locator("[aria-selected=true]")).toHaveCount(0);
  await page.keyboard.press("Home");
  for (let letter = 0; letter < 5; letter++) await page.keyboard.press("Shift+ArrowLeft");
  await expect(kind(page, "Table").locator("[aria-selected=true]")).not.toHaveCount(0);
});

test("words of another person arrive in the cell somebody writes in, and the caret stays", async ({
  page,
}) => {
  await openKinds(page);
  await cell(page, 0, 0).click();
  await page.keyboard.press("End");
  await page.evaluate(() => {
    const { galleryDraft } = window as unknown as {
      galleryDraft: { getText(name: string): { insert(at: number, words: string): void } };
    };
    galleryDraft.getText("l:table1/cells/r0/a").insert(0, "Ferry ");
  });
  await page.keyboard.type("!");
  expect((await firstColumn(page))[0]).toBe("Ferry Vlieland!");
});

test("cells hold bold words and links, by the keys and the panel of texts, and go out and come in with them", async ({
  page,
}) => {
  await openKinds(page);
  const first = cell(page, 0, 0);
  await first.click();
  await caretSettled(page);
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Control+B");
  await expect(first.locator("strong")).toHaveText("Vlieland");
  await page
    .getByRole("toolbar", { name: "Formatting" })
    .getByRole("button", { name: /^Italic/ })
    .click();
  await expect(first.locator("em")).toHaveText("Vlieland");
  await page.keyboard.press("Control+K");
  await page
    .getByRole("dialog", { name: "Link to" })
    .getByRole("combobox")
    .fill("https://www.example.org/vlieland");
  await page.keyboard.press("Enter");
  await expect(first.locator("a strong, strong a")).toHaveText("Vlieland");
  await page.keyboard.press("Tab");
  await expect(first.getByRole("link", { name: "Vlieland" })).toHaveAttribute("tabindex", "-1");
  const sheet =
    '<style>.xl65 {font-weight:700;}</style><table><tr><td class="xl65">7</td><td>a <a href="/page/12/">b</a></td></tr></table>';
  await cell(page, 1, 1).click();
  await paste(page, { "text/html": sheet, "text/plain": "7\ta b" });
  await expect(cell(page, 1, 1).locator("strong")).toHaveText("7");
  await expect(cell(page, 1, 2).getByRole("link")).toHaveAttribute("href", "/page/12/");
  await undo(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press("Control+A");
  await paste(page, { "text/html": "<p>one <i>two</i></p><p>three</p>" });
  await page.keyboard.type("!");
  await expect(cell(page, 1, 1).locator("em")).toHaveText("two");
  expect((await texts(page))[1]?.[1]).toBe("one two\nthree!");
});

test("cells are merged and split by keys and by the menu, walked over as one, and go out merged", async ({
  page,
}) => {
  await openKinds(page);
  const spans = () =>
    kind(page, "Table")
      .locator("td")
      .evaluateAll((cells) =>
        (cells as HTMLTableCellElement[]).map((each) => `${each.rowSpan}${each.colSpan}`).join(" "),
      );
  await cell(page, 0, 0).click();
  await cell(page, 1, 1).click({ modifiers: ["Shift"] });
  await page.keyboard.press("Alt+Shift+M");
  await expect(cell(page, 0, 0)).toHaveText(/Vlieland.*0 dm.*Terschelling.*7 dm/s);
  expect(await spans()).toBe("22 11 11 11 11 11");
  await caretSettled(page);
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, 0, 1).getByRole("textbox")).toBeFocused();
  await cell(page, 0, 0).click();
  await cell(page, 2, 0).click({ modifiers: ["Shift"] });
  const copied = await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }),
    );
    return clipboardData.getData("text/html");
  });
  expect(copied.replace(/>[^<]+</g, "><")).toContain('<tr><td colspan="2" rowspan="2">');
  await cell(page, 0, 0).click();
  await page.getByRole("button", { name: "Row 1" }).click();
  await page.getByRole("menuitem", { name: "Split cell" }).click();
  expect(await spans()).toBe("11 11 11 11 11 11 11 11 11");
  await undo(page);
  await undo(page);
  expect((await texts(page))[0]?.slice(0, 2)).toEqual(["Vlieland", "0 dm"]);
  await cell(page, 2, 0).click();
  await paste(page, {
    "text/html": "<table><tr><td colspan=2>5</td></tr><tr><td>6</td><td>7</td></tr></table>",
  });
  expect(await spans()).toBe("11 11 11 11 11 11 12 11 11 11 11");
});

test("Markdown is read as always until somebody goes in; Escape and Tab lead out", async ({ page }) => {
  await openKinds(page);
  const markdown = kind(page, "Markdown");
  await expect(markdown.getByRole("heading", { name: "In thick fog" })).toBeVisible();
  await markdown.getByRole("button", { name: "Edit the Markdown text" }).press("Enter");
  const source = markdown.getByRole("textbox", { name: "Markdown text" });
  await expect(source).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\n\n- watch");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("listen");
  await expect(source).toHaveValue(/- watch\n {2}- listen$/);
  await page.keyboard.press("Shift+Home");
  await page.keyboard.press("Control+b");
  await expect(source).toHaveValue(/\*\* {2}- listen\*\*$|- \*\*listen\*\*$/);
  await markdown.getByRole("button", { name: "Preview" }).click();
  await expect(markdown.getByRole("region", { name: "Preview" }).getByText("watch")).toBeVisible();
  await source.focus();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(source).not.toBeFocused();
});
