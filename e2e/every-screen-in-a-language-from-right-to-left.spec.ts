import type { Page } from "@playwright/test";
import { pseudo } from "#languages/pseudo.ts";
import { textWording } from "#widgets/paragraph/wording.ts";
import { allFromCatalogue, fits, inPseudo, ordinary } from "./harness/foreign.ts";
import { call, signedIn } from "./harness/people.ts";
import { keepPicture } from "./harness/screenshots.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { caretSettled, paste } from "./harness/writing.ts";

const widths = { wide: 1440, phone: 390 } as const;

/** A page in a folder, with some of everything that readers meet. */
async function makePage(page: Page, title: string): Promise<string> {
  const markdown = `## ${title} one\n\n${title} two\n\n## ${title} three\n\n- [x] ${title} four`;
  const settings = JSON.stringify({ title, category: "", tags: [], slug: title.toLowerCase(), markdown });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  return String(redirect);
}

async function shoot(page: Page, name: string, size: string): Promise<void> {
  await keepPicture(page, `rtl-${name}-${size}`, { fullPage: true });
}

for (const [size, width] of Object.entries(widths))
  test(`a page is written from right to left, at ${width} px`, async ({ page }) => {
    test.slow();
    await signedIn(page, "ed");
    const title = unique("Getij");
    const address = await makePage(page, title);
    const theirs = [...ordinary, new RegExp(title)];
    await inPseudo(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${address}?edit`);
    await expect(page.locator(".canvas")).toBeVisible();
    await expect(page.locator(".writing-saving")).toBeVisible();
    await fits(page, "edit mode");
    await allFromCatalogue(page, "edit mode", theirs);
    await shoot(page, "edit", size);
    if (size === "phone") return;
    const tiles = page.locator(".canvas-tile");
    const kinds = new Set(await tiles.allInnerTexts());
    for (const kind of kinds) {
      await tiles.filter({ hasText: kind }).first().click();
      await expect(page.locator(".canvas-panel, [data-widget] :focus").first()).toBeVisible();
      await fits(page, kind);
      await allFromCatalogue(page, kind, theirs);
    }
    // What the product says begins where the page does, whatever letters a name has.
    await expect(page.locator(".greeting-hello").first()).toHaveCSS("direction", "rtl");
    const text = page
      .locator(".canvas")
      .getByRole("textbox", { name: String(pseudo(textWording.text.message)) });
    // The page may still come to the block that was added last, and move away below the pointer.
    await expect(async () => {
      await text.first().click();
      await expect(text.first()).toBeFocused({ timeout: 1000 });
    }).toPass();
    await caretSettled(page);
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" /");
    await expect(page.getByRole("listbox")).toBeVisible();
    await allFromCatalogue(page, "the slash list", theirs);
    await shoot(page, "kinds", size);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    const day = "\u05d9\u05d5\u05dd";
    const line = `<p>${day}</p>`;
    await paste(page, {
      "text/html": `<ul><li>${line}<ol><li>${line}</li></ol></li></ul><blockquote><p>Fog</p></blockquote>`,
    });
    // Signs of lists and the line of a quote stand where the words begin.
    const canvas = page.locator(".canvas");
    const items = canvas.locator("li").filter({ hasText: day });
    for (const item of await items.all()) await expect(item).toHaveCSS("direction", "rtl");
    await expect(items).toHaveCount(2);
    await expect(canvas.locator("blockquote")).toHaveCSS("direction", "ltr");
  });
