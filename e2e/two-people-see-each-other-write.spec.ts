import type { Browser, Locator, Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { caretSettled, paste, publishFirst, saved, text } from "./harness/writing.ts";

const html = `<p>Fog on the Wadden comes and stays.</p><h1>Before casting off</h1>
<p>The master decides, always.</p><table><tr><th>Ship</th><th>Draught</th></tr><tr><td>Tiger</td><td>34</td></tr></table>`;

test("two who write on one page see who is there and where, and undo takes back one's own words only", async ({
  page,
  browser,
}) => {
  const address = await writtenPage(page);
  const ada = await colleague(browser, "ada");
  await ada.goto(`${address}?edit`);
  await expect(faces(page)).toHaveCount(1);
  await expect(faces(page)).toHaveAccessibleName(/Ada Admiraal/);
  await expect(faces(ada)).toHaveAccessibleName(/Ed Elzinga/);
  await expect(page.locator("[data-news]")).toHaveText("Ada Admiraal is editing too.");

  // A caret stays at its letters, whatever others write before it; its name is there while it moves.
  const fog = text(ada).filter({ hasText: "Fog on the Wadden" });
  await fog.click();
  await ada.keyboard.press("End");
  await caretSettled(ada);
  // In one go: on a slow machine single keys may be more than one step of undo.
  await ada.keyboard.insertText(" Ada was here.");
  await expect(flag(page)).toBeVisible();
  await expect(flag(page)).toHaveText("Ada Admiraal");
  await saved(ada);
  await expect(text(page).first()).toContainText("Ada was here.");
  await text(page).first().click();
  await page.keyboard.press("Home");
  await caretSettled(page);
  const before = await caretAt(page);
  await page.keyboard.insertText("Thick ");
  await saved(page);
  await expect.poll(async () => (await caretAt(page)) - before).toBeGreaterThan(20);
  const widths = await Promise.all([wordsEndAt(page), caretAt(page)]);
  expect(Math.abs(widths[0] - widths[1])).toBeLessThan(2);

  await expect(text(ada).first()).toContainText("Thick Fog on the Wadden comes and");
  await page.keyboard.press("Control+z");
  await expect(text(page).first()).toHaveText(/^Fog on the Wadden .* stays\. Ada was here\.$/);
  await expect(text(ada).first()).toHaveText(/^Fog on the Wadden .* stays\. Ada was here\.$/);
  await ada.keyboard.press("Control+z");
  await expect(text(page).first()).toHaveText(/stays\.$/);

  // In a cell a caret stands at its letters too, and what is selected is seen.
  await ada.locator(".canvas td").first().click();
  await ada.keyboard.press("End");
  await ada.keyboard.insertText(" of Lemmer");
  const cell = page.locator(".canvas td").first();
  await expect(cell).toHaveText("Tiger of Lemmer");
  const end = await cell.evaluate((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    return words.getBoundingClientRect().right;
  });
  await expect.poll(async () => Math.abs((await caretAt(page)) - end)).toBeLessThan(2);
  await ada.keyboard.press("Shift+Home");
  await expect(page.locator(".canvas-other-selection")).toHaveCount(1);

  // In a heading, too; what is selected as a whole is framed.
  await ada.getByRole("textbox", { name: "Heading" }).click();
  await ada.keyboard.press("End");
  const heading = page.getByRole("textbox", { name: "Heading" });
  const headingEnd = await heading.evaluate((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    return words.getBoundingClientRect().right;
  });
  await expect.poll(async () => Math.abs((await caretAt(page)) - headingEnd)).toBeLessThan(2);
  await ada.keyboard.press("Escape");
  await expect(page.locator(".canvas-others-frame")).toHaveText("Ada Admiraal");
  await expect(page.locator(".canvas-other-caret")).toHaveCount(0);
  await page.locator("h1").first().hover();
  await axe(page);

  // The title belongs to no widget, and is a place as well.
  await ada.locator(".writing-title-field").click();
  await expect(page.locator(".writing-title-place .canvas-other-caret")).toHaveAttribute(
    "data-name",
    "Ada Admiraal",
  );
  await ada.keyboard.press("End");
  await ada.keyboard.type(" by night");
  await expect(page.locator(".writing-title-field")).toHaveText(/^Fog .* by night$/);
  await faces(page).click();
  await ada.getByRole("textbox", { name: "Heading" }).click();
  await expect(page.locator(".writing-title-place .canvas-other-caret")).toHaveCount(0);
  await expect(page.locator(".canvas .canvas-other-caret")).toHaveAttribute("data-name", "Ada Admiraal");

  // Another tab of the same person is the same person; the last that goes takes them along, at once.
  const second = await ada.context().newPage();
  await second.goto(`${address}?edit`);
  await expect(second.locator(".canvas")).toBeVisible();
  await ada.close();
  const around = page.locator("[data-widget]").filter({ has: heading });
  await expect(around.locator(".canvas-other-caret")).toHaveCount(0);
  await expect(faces(page)).toHaveCount(1);
  await second.close();
  await expect(faces(page)).toHaveCount(0);
  await expect(page.locator("[data-news]")).toHaveText("Ada Admiraal stopped editing.");
});

test("who may edit is told on the page they read who is editing it; who may only read is not", async ({
  page,
  browser,
}) => {
  const address = await writtenPage(page);
  const [ada, vera] = [await colleague(browser, "ada"), await colleague(browser, "vera")];
  await Promise.all([ada.goto(address), vera.goto(address)]);
  await expect(ada.locator(".presence-now")).toHaveText(/Ed Elzinga is editing$/);
  await expect(vera.locator(".presence-now")).toHaveCount(0);
  await axe(ada);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(ada.locator(".presence-now")).toHaveCount(0);
});

/** A published page of Ed's, who is writing it. */
async function writtenPage(page: Page): Promise<string> {
  await signedIn(page, "ed");
  const settings = JSON.stringify({ title: unique("Fog "), category: "", tags: [] });
  const made = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  const address = String(made["redirect"]);
  await page.goto(`${address}?edit`);
  await expect(text(page).first()).toBeFocused();
  await paste(page, { "text/html": html });
  await expect(page.getByRole("textbox", { name: "Heading" })).toBeVisible();
  await saved(page);
  await publishFirst(page);
  await expect(page.getByText("Published. Readers see this version now.")).toBeVisible();
  return address;
}

async function colleague(browser: Browser, who: "ada" | "vera"): Promise<Page> {
  return signedIn(await (await browser.newContext()).newPage(), who);
}

/** The others, as the edit bar shows them. */
function faces(page: Page): Locator {
  return page.getByRole("region", { name: "Edit mode" }).locator(".presence-button:visible");
}

function flag(page: Page): Locator {
  return page.locator(".canvas-other-flag");
}

async function caretAt(page: Page): Promise<number> {
  return (await page.locator(".canvas-other-caret").boundingBox())?.x ?? 0;
}

/** Where the last word of the first text ends. */
function wordsEndAt(page: Page): Promise<number> {
  return text(page)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].at(-1)?.right ?? 0;
    });
}
