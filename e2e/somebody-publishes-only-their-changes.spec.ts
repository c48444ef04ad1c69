import type { Page, Route } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { choose, paste, publishFirst, saved, text, tides, tile } from "./harness/writing.ts";

test("one of two who write on a page publishes only their changes; the other's words stay unpublished, and readers see them later", async ({
  page,
  browser,
}) => {
  await signedIn(page, "ed");
  const settings = JSON.stringify({ title: unique("Winter "), category: "", tags: [] });
  const made = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  const address = String(made["redirect"]);
  await page.goto(`${address}?edit`);
  await expect(text(page).first()).toBeFocused();
  await paste(page, { "text/html": "<p>Fog.</p><h1>Ships</h1><p>The Tiger.</p>" });
  await expect(page.getByRole("textbox", { name: "Heading" })).toBeVisible();
  await saved(page);
  await publishFirst(page);

  const ada = await signedIn(await (await browser.newContext()).newPage(), "ada");
  await ada.goto(`${address}?edit`);
  await text(ada).last().click();
  await ada.keyboard.press("End");
  await ada.keyboard.insertText(" And the Swan, perhaps.");
  await saved(ada);
  await expect(text(page).last()).toHaveText("The Tiger. And the Swan, perhaps.");
  await text(page).first().click();
  await page.keyboard.press("End");
  await page.keyboard.insertText(" Thick as never.");
  await saved(page);

  const dialog = await asked(page);
  await axe(page);
  const onlyMine = dialog.getByRole("button", { name: "Publish only mine" });
  await onlyMine.focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("Published your changes. Readers don't see the other changes yet."),
  ).toBeVisible();
  const bars = [page, ada].map((each) => each.getByRole("region", { name: "Edit mode" }));
  for (const bar of bars) await expect(bar).toContainText("1 unpublished change");
  await expect(text(page).last()).toHaveText("The Tiger. And the Swan, perhaps.");
  const vera = await signedIn(await (await browser.newContext()).newPage(), "vera");
  await vera.goto(address);
  await expect(vera.getByText("Fog. Thick as never.")).toBeVisible();
  await expect(vera.getByText("The Tiger.", { exact: true })).toBeVisible();

  // Words of both in one block belong to nobody alone.
  await text(page).last().click();
  await page.keyboard.press("End");
  await page.keyboard.insertText(" Certainly.");
  await saved(page);
  const mixed = await asked(page);
  await expect(mixed.getByRole("button", { name: "Publish only mine" })).toHaveCount(0);
  await expect(mixed).toContainText(
    "Others changed the same blocks, so your changes can't be published separately.",
  );
  await mixed.getByRole("button", { name: "Publish all" }).press("Enter");
  await expect(vera.getByText("The Tiger. And the Swan, perhaps. Certainly.")).toBeVisible();
});

test("who publishes is told which colleague is still uploading a file, for as long as it is on its way", async ({
  page,
  browser,
}) => {
  await signedIn(page, "ed");
  const settings = JSON.stringify({ title: unique("Quays "), category: "", tags: [] });
  const made = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  const address = String(made["redirect"]);
  await page.goto(`${address}?edit`);
  await expect(text(page).first()).toBeFocused();
  await page.keyboard.type("Fog.");
  await saved(page);
  await publishFirst(page);

  const ada = await signedIn(await (await browser.newContext()).newPage(), "ada");
  await ada.goto(`${address}?edit`);
  await expect(text(ada).first()).toHaveText("Fog.");
  const waiting: Route[] = [];
  await ada.route("**/ajax/widget/upload/**", (route) => void waiting.push(route));
  await tile(ada, "Attachment").click();
  await choose(ada, tides, () => ada.getByRole("button", { name: "Choose a file" }).click());
  await expect.poll(() => waiting.length).toBe(1);
  await saved(ada);

  const dialog = await asked(page);
  const told = dialog.getByText("Ada Admiraal is still uploading 1 file. It won't be published.");
  await expect(told).toBeVisible();
  await axe(page);
  await waiting[0]?.continue();
  await expect(told).toHaveCount(0);
  await dialog.getByRole("button", { name: "Wait" }).click();
});

async function asked(page: Page) {
  await page.getByRole("region", { name: "Edit mode" }).getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish everyone's changes?" });
  await expect(dialog).toBeVisible();
  return dialog;
}
