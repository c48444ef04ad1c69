import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { expect, test } from "./harness/test.ts";
import { caretSettled } from "./harness/writing.ts";

/** The canvas of edit mode on the development page: a draft that lives in the tab alone. */
async function openCanvas(page: Page): Promise<void> {
  await page.goto("/-/gallery/canvas/");
  await expect(widget(page, "intro0")).toBeVisible();
}

const widget = (page: Page, id: string) => page.locator(`[data-widget="${id}"]`);
const handle = (page: Page, id: string) => widget(page, id).locator(".canvas-handle");
const aloud = (page: Page) => page.locator("[data-aloud]");

/** Rows are apart by a line, columns by `|`, the widgets of a column by a space; short names for those of the page. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".canvas > .pages-row")]
      .map((row) =>
        [...row.querySelectorAll(":scope > .pages-column")]
          .map((column) =>
            [...column.querySelectorAll<HTMLElement>("[data-widget]")]
              .map((each) => (each.dataset["widget"] ?? "").replace(/0+$/, ""))
              .map((id) => (id.length > 6 ? "new" : id))
              .join(" "),
          )
          .join(" | "),
      )
      .join(", "),
  );
const start = "intro, why, fog, limit, radar | sound, table, words, image, file";

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 8, from[1] + 8);
  await page.mouse.move(...to, { steps: 4 });
}

async function middleOf(page: Page, selector: string): Promise<[number, number]> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
  test.beforeEach(async ({ page }) => openCanvas(page));

  test("a widget is moved with the keyboard alone, and every step is said", async ({ page }) => {
    await handle(page, "fog000").focus();
    await page.keyboard.press("Space");
    await expect(aloud(page)).toContainText("Paragraph lifted");
    await page.keyboard.press("ArrowUp");
    await expect(aloud(page)).toHaveText("Paragraph, between Paragraph 1 and Heading 1");
    await page.keyboard.press("ArrowRight");
    await expect(aloud(page)).toHaveText("Paragraph, next to Paragraph 1, in a new column on the right");
    await expect(page.locator(".canvas-said")).toContainText("in a new column on the right.");
    await expect(page.locator(".canvas-slot")).toHaveText("New column");
    expect(await drawn(page)).toBe(start);
    await page.keyboard.press("Space");
    expect(await drawn(page)).toBe("intro | fog, why, limit, radar | sound, table, words, image, file");
    await expect(aloud(page)).toHaveText(/^Dropped next to/);
    await expect(handle(page, "fog000")).toBeFocused();
    await page.keyboard.press("Control+z");
    expect(await drawn(page)).toBe(start);
    await page.keyboard.press("Control+Shift+z");
    expect(await drawn(page)).toBe("intro | fog, why, limit, radar | sound, table, words, image, file");
  });

  test("who has gone on from a text to another block stays on it when what was done to that is taken back", async ({
    page,
  }) => {
    for (const deed of [["Alt+ArrowUp"], ["Space", "ArrowUp", "Space"], ["Control+d"]]) {
      await widget(page, "limit0").getByRole("textbox").click();
      await caretSettled(page);
      for (const key of ["Escape", "ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
      await expect(handle(page, "why000")).toBeFocused();
      for (const key of deed) await page.keyboard.press(key);
      await expect.poll(() => drawn(page)).not.toBe(start);
      await page.keyboard.press("Control+z");
      await expect.poll(() => drawn(page)).toBe(start);
      await expect(handle(page, "why000")).toBeFocused();
    }
  });

  test("Escape puts a lifted widget back where it was", async ({ page }) => {
    await handle(page, "fog000").focus();
    for (const key of ["Space", "ArrowDown", "ArrowDown", "Escape"]) await page.keyboard.press(key);
    await expect(aloud(page)).toHaveText("Put back");
    expect(await drawn(page)).toBe(start);
    await expect(handle(page, "fog000")).toBeFocused();
  });

  test("a widget dragged beside another one makes a column there [WIDG-13]", async ({ page }) => {
    await widget(page, "why000").hover();
    const box = await widget(page, "fog000").boundingBox();
    const from = await middleOf(page, '[data-widget="why000"] .canvas-handle');
    await drag(page, from, [(box?.x ?? 0) + (box?.width ?? 0) - 30, (box?.y ?? 0) + 40]);
    await expect(page.locator(".canvas-slot")).toHaveText("New column");
    await expect(page.locator(".canvas-ghost")).toBeVisible();
    await expect(page.getByText("Heading was here")).toBeVisible();
    await page.mouse.up();
    expect(await drawn(page)).toBe("intro, fog | why, limit, radar | sound, table, words, image, file");
  });

  test("Escape takes a drag back", async ({ page }) => {
    await widget(page, "why000").hover();
    const from = await middleOf(page, '[data-widget="why000"] .canvas-handle');
    await drag(page, from, [from[0] + 300, from[1] + 200]);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await drawn(page)).toBe(start);
    await expect(page.locator(".canvas-slot")).toHaveCount(0);
  });

  test("a kind is dragged from the rail to its place, or clicked behind the selected widget", async ({
    page,
  }) => {
    const box = await widget(page, "fog000").boundingBox();
    await drag(page, await middleOf(page, '.canvas-tile:text-is("Table")'), [
      (box?.x ?? 0) + 300,
      (box?.y ?? 0) + 10,
    ]);
    await expect(page.locator(".canvas-slot")).toBeVisible();
    await page.mouse.up();
    expect(await drawn(page)).toBe("intro, why, new, fog, limit, radar | sound, table, words, image, file");
    await handle(page, "radar0").focus();
    await page.getByRole("button", { name: "Heading", exact: true }).first().click();
    expect(await drawn(page)).toBe(
      "intro, why, new, fog, limit, radar new | sound, table, words, image, file",
    );
  });

  test("the list behind a + is searched and taken by keyboard", async ({ page }) => {
    await page.locator('[data-row]:has([data-widget="fog000"]) .canvas-line button').first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Search blocks" })).toBeFocused();
    await page.keyboard.type("pict");
    await expect(page.getByRole("option")).toHaveAccessibleName("Image");
    await axe(page);
    await page.keyboard.press("Enter");
    expect(await drawn(page)).toBe("intro, why, new, fog, limit, radar | sound, table, words, image, file");
    await expect(page.getByRole("combobox")).toHaveCount(0);
  });

  test("a / in an empty text offers the kinds, and Escape leaves it as text", async ({ page }) => {
    await page.locator('[data-row]:has([data-widget="fog000"]) .canvas-line button').first().focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type("parag");
    await page.keyboard.press("Enter");
    const text = page.locator("[contenteditable=true]:focus");
    await expect(text).toBeVisible();
    await page.keyboard.type("/table");
    await expect(page.getByRole("option")).toHaveAccessibleName("Table 3×3");
    await expect(page.getByRole("option")).toHaveAccessibleDescription(
      "Rows and columns, with titles if you like.",
    );
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
    await expect(text).toHaveText("/table");
    await page.keyboard.press("Escape");
    await expect(page.locator(".canvas-handle:focus")).toHaveAttribute("aria-label", /^Move Paragraph/);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Enter");
    await page.keyboard.type("/head");
    await page.keyboard.press("Enter");
    await expect(
      page.locator("[data-widget]:focus-within").getByText("Heading", { exact: true }),
    ).toHaveCount(1);
    expect(await drawn(page)).toBe("intro, why, new, fog, limit, radar | sound, table, words, image, file");
  });

  test("the gap between columns is moved by keys and told in twelfths", async ({ page }) => {
    const gap = page.getByRole("separator", { name: "Width of column 1" });
    await gap.focus();
    await expect(gap).toHaveAttribute("aria-valuetext", "8 of 12");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(gap).toHaveAttribute("aria-valuetext", "6 of 12");
    await expect(aloud(page)).toHaveText("6 of 12");
    await expect(page.locator("[data-column]:has([data-widget=radar0])")).toHaveClass(/width-6/);
    await page.keyboard.press("Control+z");
    await expect(gap).toHaveAttribute("aria-valuetext", "7 of 12");
  });

  test("the gap between columns is dragged", async ({ page }) => {
    const gap = page.getByRole("separator", { name: "Width of column 1" });
    const from = await middleOf(page, ".canvas-gap");
    await drag(page, from, [from[0] - 190, from[1]]);
    await expect(page.locator("[data-column]:has([data-widget=radar0])")).toHaveClass(/width-5/);
    await page.mouse.up();
    await expect(gap).toHaveAttribute("aria-valuenow", "5");
  });

  test("a widget is duplicated, deleted at once, and brought back", async ({ page }) => {
    await handle(page, "why000").focus();
    await page.keyboard.press("Control+d");
    expect(await drawn(page)).toBe("intro, why, new, fog, limit, radar | sound, table, words, image, file");
    await page.keyboard.press("Delete");
    expect(await drawn(page)).toBe(start);
    await handle(page, "fog000").focus();
    await page
      .getByRole("group", { name: "Settings of Paragraph" })
      .getByRole("button", { name: "Delete" })
      .click();
    expect(await drawn(page)).toBe("intro, why, limit, radar | sound, table, words, image, file");
    await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }).click();
    expect(await drawn(page)).toBe(start);
    await expect(handle(page, "fog000")).toBeFocused();
    await page.keyboard.press("Delete");
    await page.keyboard.press("Control+z");
    expect(await drawn(page)).toBe(start);
  });

  test("a page without widgets offers a text to write in", async ({ page }) => {
    await handle(page, "intro0").focus();
    for (let left = 10; left > 0; left--) await page.keyboard.press("Delete");
    await expect(page.getByText("Write, or type / for more")).toBeFocused();
    await page.keyboard.press("Enter");
    expect(await drawn(page)).toBe("new");
  });

  test("a file from the desktop becomes a widget where it is dropped", async ({ page }) => {
    const target = await widget(page, "fog000").boundingBox();
    const at = { clientX: (target?.x ?? 0) + 300, clientY: (target?.y ?? 0) + 10 };
    const transfer = await page.evaluateHandle(() => {
      const made = new DataTransfer();
      made.items.add(new File(["x"], "chart.png", { type: "image/png" }));
      return made;
    });
    await widget(page, "fog000").dispatchEvent("dragover", { dataTransfer: transfer, ...at });
    await expect(page.locator(".canvas-slot")).toBeVisible();
    await widget(page, "fog000").dispatchEvent("drop", { dataTransfer: transfer, ...at });
    expect(await drawn(page)).toBe("intro, why, new, fog, limit, radar | sound, table, words, image, file");
  });

  test("nothing that axe could mend: at rest, with open settings, during a lift", async ({ page }) => {
    await axe(page);
    await handle(page, "fog000").focus();
    await expect(page.getByRole("group", { name: "Settings of Paragraph" })).toBeVisible();
    await axe(page);
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(".canvas-slot")).toBeVisible();
    await axe(page);
  });
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: "reduce" },
  });
  test.beforeEach(async ({ page }) => openCanvas(page));

  test("the selected widget's acts stand at the bottom", async ({ page }) => {
    await widget(page, "table0").tap();
    await handle(page, "table0").tap();
    const bar = page.getByRole("toolbar", { name: "Table" });
    await expect(bar).toContainText("Block 7 of 10");
    await axe(page);
    await bar.getByRole("button", { name: "Up", exact: true }).tap();
    expect(await drawn(page)).toBe("intro, why, fog, limit, radar table | sound, words, image, file");
    await bar.getByRole("button", { name: "Duplicate" }).tap();
    await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).tap();
    expect(await drawn(page)).toBe("intro, why, fog, limit, radar table | sound, words, image, file");
  });

  test("the handle of a block covers nothing of its first line, and is as large as a finger", async ({
    page,
  }) => {
    await widget(page, "fog000").tap();
    await expect(handle(page, "fog000")).toBeVisible();
    const touched = await widget(page, "fog000").evaluate((block) => {
      const { right, top } = block.getBoundingClientRect();
      const hits = (x: number, y: number) =>
        document.elementFromPoint(x, y)?.closest(".canvas-handle") !== null;
      const rows = Array.from({ length: 60 }, (_, at) => top - 50 + at).filter((y) => hits(right - 20, y));
      return {
        below: rows.filter((y) => y > top + 1).length,
        high: rows.length,
        beside: hits(innerWidth - 2, top - 10),
      };
    });
    expect(touched).toMatchObject({ below: 0, beside: true });
    expect(touched.high).toBeGreaterThanOrEqual(36);
  });

  test("where a carried block would land is said above the bar at the bottom, not behind it", async ({
    page,
  }) => {
    await widget(page, "fog000").tap();
    await handle(page, "fog000").tap();
    await handle(page, "fog000").focus();
    for (const key of ["Space", "ArrowUp"]) await page.keyboard.press(key);
    const said = await page.locator(".canvas-said").boundingBox();
    const bar = await page.getByRole("toolbar", { name: "Paragraph" }).boundingBox();
    if (!said || !bar) throw new Error("nothing is said, or there is no bar");
    expect(said.y + said.height).toBeLessThanOrEqual(bar.y);
  });

  test("a + offers the kinds in a sheet", async ({ page }) => {
    await widget(page, "fog000").tap();
    await handle(page, "fog000").tap();
    await page.locator('.canvas-row:has([data-widget="fog000"]) > .canvas-line button').first().tap();
    await expect(page.getByRole("option", { name: "Heading" }).first()).toBeVisible();
    await page.getByRole("option", { name: "Heading" }).first().tap();
    expect(await drawn(page)).toContain("new");
  });

  test("nothing is wider than the screen, and what is touched is 44 px high", async ({ page }) => {
    await widget(page, "fog000").tap();
    await handle(page, "fog000").tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const heights = await page
      .locator(".canvas-bar button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});

for (const [language, kind] of [
  ["en", "Announcement"],
  ["nl", "Snelkoppelingen"],
] as const)
  test(`no word is cut among the blocks beside the page, in ${language}`, async ({ browser }) => {
    const page = await (await browser.newContext({ locale: language })).newPage();
    await page.setViewportSize({ width: 1440, height: 1200 });
    await openCanvas(page);
    const rail = page.getByRole("complementary").filter({ has: page.locator(".canvas-tiles") });
    await expect(rail.getByRole("button", { name: kind, exact: true })).toBeVisible();
    const cut = await rail.locator(".canvas-tile").evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const text = [...tile.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
        return [...(text?.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(cut).toEqual([]);
    await page.context().close();
  });
