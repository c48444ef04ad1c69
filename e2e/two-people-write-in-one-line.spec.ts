import type { Browser, Locator, Page } from "@playwright/test";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { caretSettled, paste, saved, text } from "./harness/writing.ts";

const html = `<p>The harbour opens at six.</p><p>Fog on the Wadden stays.</p><h1>Before casting off</h1>`;

test("what is being composed stays whole while a colleague writes in the same line, in a text and in a heading", async ({
  page,
  browser,
}) => {
  const ada = await colleague(browser, await writtenPage(page));
  const line = text(page).first().locator("p").first();
  const theirs = text(ada).first().locator("p").first();
  await composeWhile(page, line, async () => {
    await expect(theirs).toHaveText(/にほ$/);
    await atStart(ada, theirs);
    await ada.keyboard.insertText("Winter: ");
    await saved(ada);
  });
  for (const each of [line, theirs]) await expect(each).toHaveText("Winter: The harbour opens at six.にほん");
  const headings = [page, ada].map((one) => one.getByRole("textbox", { name: "Heading" }));
  await composeWhile(page, headings[0] as Locator, async () => {
    await expect(headings[1] as Locator).toHaveText(/にほ$/);
    await atStart(ada, headings[1] as Locator);
    await ada.keyboard.insertText("Always ");
    await saved(ada);
  });
  for (const each of headings) await expect(each).toHaveText("Always Before casting offにほん");
});

test("what is being composed stays whole while a colleague moves its block, and makes a heading of its line", async ({
  page,
  browser,
}) => {
  const ada = await colleague(browser, await writtenPage(page));
  const line = text(page).first().locator("p").first();
  const block = ada.locator("[data-widget]").filter({ hasText: "harbour" });
  await composeWhile(page, line, async () => {
    await expect(block).toContainText("にほ");
    await block.locator(".canvas-handle").focus();
    for (const key of ["Space", "ArrowDown", "Space"]) await ada.keyboard.press(key);
    await saved(ada);
  });
  for (const one of [page, ada]) {
    await expect(one.locator(".canvas [data-widget]").nth(1)).toContainText("six.にほん");
    await expect(one.locator(".canvas")).toContainText(/^[^に]*にほん[^に]*$/);
  }
  await composeWhile(page, line, async () => {
    await atStart(ada, text(ada).first().locator("p").first());
    await ada.keyboard.type("# ");
    await saved(ada);
  });
  for (const one of [page, ada])
    await expect(one.getByRole("textbox", { name: "Heading" }).last()).toHaveText(
      "The harbour opens at six.にほんにほん",
    );
});

test("whoever writes in a line goes on in the heading that a colleague makes of it", async ({
  page,
  browser,
}) => {
  const ada = await colleague(browser, await writtenPage(page));
  const fog = text(page).first().locator("p").nth(1);
  await fog.click();
  await page.keyboard.press("End");
  await caretSettled(page);
  await page.keyboard.type(" It is");
  await saved(page);
  const theirs = text(ada).first().locator("p").nth(1);
  await expect(theirs).toHaveText("Fog on the Wadden stays. It is");
  await atStart(ada, theirs);
  await ada.keyboard.type("# ");
  await expect(page.getByRole("textbox", { name: "Heading" })).toHaveCount(2);
  await expect(page.getByRole("textbox", { name: "Heading" }).first()).toBeFocused();
  await page.keyboard.type(" thick.");
  for (const one of [page, ada]) {
    await expect(one.getByRole("textbox", { name: "Heading" }).first()).toHaveText(
      "Fog on the Wadden stays. It is thick.",
    );
    await expect(text(one).first()).toHaveText("The harbour opens at six.");
  }
});

for (const [name, signs] of [
  ["task", "[] "],
  ["block of code", "```"],
] as const)
  test(`whoever writes in the middle of a line goes on there in the ${name} that a colleague makes of it`, async ({
    page,
    browser,
  }) => {
    const ada = await colleague(browser, await writtenPage(page));
    await atStart(page, text(page).first().locator("p").nth(1));
    for (let letter = 0; letter < "Fog".length; letter++) await page.keyboard.press("ArrowRight");
    await caretSettled(page);
    await atStart(ada, text(ada).first().locator("p").nth(1));
    const written = Array.from({ length: 20 }, (_, at) => ` e${at}e`).join("");
    const typing = page.keyboard.type(written, { delay: 40 });
    await expect(text(ada).first()).toContainText("e2e");
    await ada.keyboard.type(signs);
    await typing;
    await saved(page);
    const fields = [page, ada].map((one) => one.locator(".canvas textarea"));
    for (const field of fields) await expect(field).toHaveValue(`Fog${written} on the Wadden stays.`);
    // Whoever made it goes on at the start of the line, where the signs stood.
    await ada.keyboard.type("+");
    for (const field of fields) await expect(field).toHaveValue(`+Fog${written} on the Wadden stays.`);
  });

/** Composes Japanese letters at the end of a line, as an input method does, and meanwhile something else happens. */
async function composeWhile(page: Page, line: Locator, meanwhile: () => Promise<void>): Promise<void> {
  await line.click();
  await page.keyboard.press("End");
  await caretSettled(page);
  const keys = await page.context().newCDPSession(page);
  const compose = (letters: string) =>
    keys.send("Input.imeSetComposition", {
      text: letters,
      selectionStart: letters.length,
      selectionEnd: letters.length,
    });
  await compose("に");
  await compose("にほ");
  await meanwhile();
  await compose("にほn");
  await expect(line).toHaveText(/にほn$/);
  await keys.send("Input.insertText", { text: "にほん" });
  await saved(page);
}

/** An editor that has just got the focus puts its caret once more, over what keys have done. */
async function atStart(page: Page, line: Locator): Promise<void> {
  await line.click();
  await expect(async () => {
    await page.keyboard.press("Home");
    await caretSettled(page);
    expect(await page.evaluate(() => getSelection()?.anchorOffset)).toBe(0);
  }).toPass();
}

/** A page of Ed's, who is writing it. */
async function writtenPage(page: Page): Promise<string> {
  await signedIn(page, "ed");
  const settings = JSON.stringify({ title: unique("Fog "), category: "", tags: [] });
  const made = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  await page.goto(`${String(made["redirect"])}?edit`);
  await expect(text(page).first()).toBeFocused();
  await paste(page, { "text/html": html });
  await expect(page.getByRole("textbox", { name: "Heading" })).toBeVisible();
  await saved(page);
  return String(made["redirect"]);
}

async function colleague(browser: Browser, address: string): Promise<Page> {
  const ada = await signedIn(await (await browser.newContext()).newPage(), "ada");
  await ada.goto(`${address}?edit`);
  await expect(text(ada).first()).toBeVisible();
  return ada;
}
