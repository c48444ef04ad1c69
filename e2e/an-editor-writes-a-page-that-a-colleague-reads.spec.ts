import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { caretSettled, confirmFirst } from "./harness/writing.ts";

test("an editor writes a page, publishes it, and a colleague reads it, at its old address too [ROUT-14] [WIDG-02] [PPRP-11]", async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `Fog ${Date.now().toString(36)}`;
  await signedIn(page, "ed");

  await page.goto("/new/");
  await page.getByLabel("Title").fill(title);
  await axe(page);
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(page).toHaveURL(/\?edit$/);
  const address = new URL(page.url()).pathname;
  const bar = page.getByRole("region", { name: "Edit mode" });
  const text = page.locator(".canvas").getByRole("textbox").first();
  await expect(text).toBeFocused();
  await page.keyboard.type("Slow down below 500 m.");
  await expect(bar.getByText("1 unpublished change")).toBeVisible();
  await expect(bar.getByText("Saved", { exact: true })).toBeVisible();
  await axe(page);

  const colleague = await (await browser.newContext()).newPage();
  await signedIn(colleague, "vera");
  await colleague.goto(address);
  await expect(colleague.getByRole("heading", { level: 1, name: title })).toHaveCount(0);

  await bar.getByRole("button", { name: "Preview" }).press("Enter");
  await expect(page.locator("[data-preview]").getByText("Slow down below 500 m.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(text).toBeVisible();

  await bar.getByRole("button", { name: "Publish" }).press("Enter");
  const question = page.getByRole("dialog", { name: "Publish this page?" });
  await expect(question.getByText("Everyone at Noordervaart can see this page.")).toBeVisible();
  await axe(page);
  await confirmFirst(page);
  await expect(page.getByText("Published. Readers see this version now.")).toBeVisible();
  await expect(bar.getByText("Published, no changes", { exact: true })).toBeVisible();

  // The title is written in place, and its readers' with the next publishing.
  const heading = page.getByRole("textbox", { name: "Title" });
  await heading.press("End");
  await caretSettled(page);
  await page.keyboard.type(" at sea");
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await expect(bar.getByText("1 unpublished change")).toBeVisible();
  expect(await colleague.request.get(address).then((read) => read.text())).not.toContain("at sea");
  await bar.getByRole("button", { name: "Publish" }).click();
  await expect(bar.getByText("Published, no changes", { exact: true })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(heading).toHaveText(title);
  await page.keyboard.press("Control+y");
  await expect(heading).toHaveText(`${title} at sea`);
  await text.click();
  await page.keyboard.type("Not yet. ");
  await bar.getByRole("button", { name: "Done" }).press("Enter");
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1, name: `${title} at sea` })).toBeFocused();
  await expect(page.getByText("Unpublished changes")).toBeVisible();
  await expect(page.locator(".pages-body")).toHaveText("Slow down below 500 m.");
  await axe(page);

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Properties" }).click();
  await page.getByLabel("Location").fill(`${address.slice(1, -1)}-moved`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/-moved\/$/);

  await colleague.goto(address);
  await expect(colleague).toHaveURL(/-moved\/$/);
  await expect(colleague.getByText("Slow down below 500 m.")).toBeVisible();
  await expect(colleague.getByText("Unpublished changes")).toHaveCount(0);
  await expect(colleague.getByRole("link", { name: "Edit" })).toHaveCount(0);
  const starred = colleague.waitForResponse(/\/ajax\/page\/star\//);
  await colleague.getByRole("button", { name: "Star" }).click();
  expect((await starred).ok()).toBe(true);
  await colleague.reload();
  await expect(colleague.getByRole("button", { name: "Star" })).toHaveAttribute("aria-pressed", "true");
  await axe(colleague);
});

test("nothing on the page moves when edit mode opens, and a step back reads on", async ({ page }) => {
  await signedIn(page, "ed");
  const address = await written(
    page,
    "Still",
    "## Why\n\nSlow **down**.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
  );
  await page.goto(address);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("h1, .pages-facts, .pages-body :is(h2, p, table)")].map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return [each.tagName, left, top, width, height].join(" ");
      }),
    );
  const before = await places();
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page.locator(".canvas")).toBeVisible();
  expect(await places()).toEqual(before);
  await page.goBack();
  await expect(page.getByRole("region", { name: "Edit mode" })).toHaveCount(0);
  expect(await places()).toEqual(before);
});

test("edit mode begins behind the first text, and selects nothing where the page begins with something else", async ({
  page,
}) => {
  await signedIn(page, "ed");
  await page.goto(`${await written(page, "Ready")}?edit`);
  const text = page.locator(".canvas").getByRole("textbox").first();
  await expect(text).toBeFocused();
  await page.keyboard.type("Slow down.");
  await expect(page.locator(".writing-saving")).toHaveText("Saved", { timeout: 20_000 });
  await page.reload();
  await expect(text).toBeFocused();
  await page.keyboard.type(" Sound the horn.");
  await expect(text).toHaveText("Slow down. Sound the horn.");
  await page.keyboard.press("Control+Home");
  await caretSettled(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await caretSettled(page);
  await page.keyboard.type("/image");
  await expect(page.getByRole("option")).toHaveAccessibleName("Image…");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Choose a picture" })).toBeFocused();
  await expect(page.locator(".writing-saving")).toHaveText("Saved", { timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole("region", { name: "Edit mode" })).toBeFocused();
  await expect(page.locator("[data-selected]")).toHaveCount(0);
  await page.keyboard.type("Then turn.");
  await expect(text).toHaveText("Slow down. Sound the horn.Then turn.");
});

test("changes that were discarded come back from the notice, and a colleague is told with every word kept", async ({
  page,
  browser,
}) => {
  await signedIn(page, "ed");
  const address = await written(page, "Gone");
  await page.goto(`${address}?edit`);
  const bar = page.getByRole("region", { name: "Edit mode" });
  const text = page.locator(".canvas").getByRole("textbox").first();
  await expect(text).toBeFocused();
  await page.keyboard.type("Nonsense");
  await expect(bar.getByText("1 unpublished change")).toBeVisible();
  await bar.getByRole("button", { name: "More options" }).click();
  const ada = await (await browser.newContext()).newPage();
  await signedIn(ada, "ada");
  await ada.goto(`${address}?edit`);
  await expect(ada.locator(".canvas").getByText("Nonsense")).toBeVisible();
  await page.getByRole("menuitem", { name: "Discard changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Discard unpublished changes?" });
  await expect(dialog.getByRole("listitem")).toHaveText(["You 1 word, 1 change"]);
  await expect(dialog.getByText("Ada Admiraal is editing and will be notified.")).toBeVisible();
  // What she types from here on cannot reach the server before the draft is discarded.
  await ada.route("**/-/draft/*/save/", (route) => route.abort());
  await ada.locator(".canvas").getByRole("textbox").first().click();
  await ada.keyboard.press("Control+End");
  await ada.keyboard.insertText(" at the last moment");
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(page.locator(".canvas").getByText("Nonsense")).toHaveCount(0);
  await expect(ada.locator(".ui-notices")).toContainText("Ed Elzinga discarded the unpublished changes.");
  await expect(ada.locator(".writing-changes")).toHaveText("Ed Elzinga discarded the changes");
  await expect(ada.locator(".canvas").getByText("Nonsense")).toHaveCount(0);
  await expect(ada.getByRole("button", { name: "Show my text" })).toHaveCount(0);
  await page.locator(".ui-notices").getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".canvas").getByText("Nonsense at the last moment")).toBeVisible();
});

test("somebody whose draft is discarded by a colleague goes on at the words where they were", async ({
  page,
  browser,
}) => {
  await signedIn(page, "ed");
  const address = await written(page, "Anew");
  await page.goto(`${address}?edit`);
  const text = page.locator(".canvas").getByRole("textbox", { name: "Text", exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.type("The first boat.\nThe second boat.\nThe third boat.");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await confirmFirst(page);
  await expect(page.getByText("Published. Readers see this version now.")).toBeVisible();
  await text.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Nonsense ");
  const ada = await (await browser.newContext()).newPage();
  await signedIn(ada, "ada");
  await ada.goto(`${address}?edit`);
  const hers = ada.locator(".canvas").getByRole("textbox", { name: "Text", exact: true });
  await expect(hers.getByText("Nonsense The first boat.")).toBeVisible();
  await hers.getByText("The second boat.").click();
  await ada.keyboard.press("Home");
  for (let letter = 0; letter < "The second".length; letter++) await ada.keyboard.press("ArrowRight");
  await page.getByRole("region", { name: "Edit mode" }).getByRole("button", { name: "More options" }).click();
  await page.getByRole("menuitem", { name: "Discard changes" }).click();
  const discarding = page
    .getByRole("dialog", { name: "Discard unpublished changes?" })
    .getByRole("button", { name: "Discard" })
    .click();
  // She types on, whether her browser has heard of it or not.
  const typed = " large and heavily laden with salt and sand";
  for (const letter of typed) await ada.keyboard.type(letter, { delay: 40 });
  await discarding;
  await expect(hers.getByText("Nonsense")).toHaveCount(0);
  await expect(hers).toBeFocused();
  await ada.keyboard.type(" steam");
  await expect(hers).toHaveText(/^The first boat\.The second[a-z ]* steam boat\.The third boat\.$/);
  // Of what she typed the beginning is in the draft that is gone, and not a letter of the rest is lost.
  const kept = /second([a-z ]*) steam/.exec(await hers.innerText())?.[1] ?? "?";
  expect(typed.endsWith(kept)).toBe(true);
  expect(kept).toMatch(/^ |^$/);
  await ada.context().close();
});

async function written(page: import("@playwright/test").Page, name: string, markdown?: string) {
  const settings = JSON.stringify({
    title: `${name} ${Date.now().toString(36)}`,
    category: "",
    tags: [],
    markdown,
  });
  const answer = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  return String(answer["redirect"]);
}
