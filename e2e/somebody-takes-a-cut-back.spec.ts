import type { Page } from "@playwright/test";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { caretSettled, saved } from "./harness/writing.ts";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** What stands in the texts and headings of the page, one below the other. */
const written = (page: Page) =>
  page
    .locator(".canvas [role=textbox]")
    .evaluateAll((all) => all.map((each) => each.textContent).join(" / "));

test("what is cut or typed over from one text to another comes back where it stood, also after the server has it", async ({
  page,
}) => {
  await newPage(page);
  const lines = ["alpha one", "# Head", "gamma three", "# Two", "delta"];
  for (const [at, line] of lines.entries()) {
    if (at > 0) await page.keyboard.press("Enter");
    await page.keyboard.type(line);
  }
  const whole = "alpha one / Head / gamma three / Two / delta";
  await expect.poll(() => written(page)).toBe(whole);
  await page.getByRole("textbox", { name: "Text", exact: true }).first().click();
  await page.keyboard.press("Home");
  for (let letter = 0; letter < 5; letter++) await page.keyboard.press("ArrowRight");
  await caretSettled(page);
  for (const typed of ["", "XYZ"]) {
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await expect(page.locator("[data-aloud]")).toHaveText(/^Text selected across 3 blocks/);
    if (typed === "") await page.keyboard.press("Delete");
    else await page.keyboard.type(typed);
    const cut = await written(page);
    expect(cut).toMatch(new RegExp(`^alpha${typed}.* / Two / delta$`));
    for (let round = 0; round < 2; round++) {
      await saved(page);
      await page.keyboard.press("Control+z");
      await expect.poll(() => written(page)).toBe(whole);
      await saved(page);
      expect(await written(page)).toBe(whole);
      if (round === 0) await page.keyboard.press("Control+y");
      if (round === 0) await expect.poll(() => written(page)).toBe(cut);
    }
    await page.getByRole("textbox", { name: "Text", exact: true }).first().click();
    await page.keyboard.press("Home");
    for (let letter = 0; letter < 5; letter++) await page.keyboard.press("ArrowRight");
    await caretSettled(page);
  }
});

async function newPage(page: Page): Promise<void> {
  await signedIn(page, "ed");
  const settings = JSON.stringify({ title: unique("Fog "), category: "", tags: [] });
  const made = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  await page.goto(`${String(made["redirect"])}?edit`);
  await expect(page.getByRole("textbox", { name: "Text", exact: true }).first()).toBeFocused();
}
