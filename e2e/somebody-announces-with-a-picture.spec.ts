import type { Locator } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { screenshots } from "./harness/screenshots.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { choose, photo, saved, tile } from "./harness/writing.ts";

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("not to be seen");
  return box;
};

test("a picture stands beside the words of an announcement, above them on a phone, and goes with them", async ({
  page,
}) => {
  await signedIn(page, "olga");
  const settings = JSON.stringify({ title: unique("Timetable "), markdown: "What sails when." });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/", { settings });
  const address = new URL(String(redirect), "http://localhost").pathname;
  await page.goto(`${address}?edit`);
  await tile(page, "Announcement").click();
  const editor = page.locator(".announcement");
  await editor.getByRole("textbox", { name: "Title" }).fill("The winter timetable starts on 7 December");
  await choose(page, await photo(), () => editor.getByRole("button", { name: "Add picture" }).click());
  await expect(editor.locator("img")).toHaveAttribute("src", /^\/-\/file\//);
  await expect(editor.getByRole("button", { name: "Replace picture" })).toBeVisible();
  await editor.getByRole("button", { name: "Remove picture" }).click();
  await expect(editor.locator("img")).toHaveCount(0);
  await expect(editor.getByRole("button", { name: "Add picture" })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(editor.locator("img")).toHaveCount(1);
  await saved(page);
  await page.getByRole("region", { name: "Edit mode" }).getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Published. Readers see this version now.")).toBeVisible();

  await page.goto(address);
  const shown = page.locator(".announcement");
  const [words, picture] = [shown.getByRole("heading"), shown.locator("img")];
  await axe(page);
  await screenshots(page, "announcement-with-picture");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const [left, right] = [await boxOf(words), await boxOf(picture)];
  expect(right.x).toBeGreaterThan(left.x + left.width - 1);
  expect(right.height).toBeCloseTo((await boxOf(shown)).height, 0);
  await page.setViewportSize({ width: 390, height: 844 });
  const [below, above] = [await boxOf(words), await boxOf(picture)];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  await shown.getByRole("button", { name: "Got it" }).click();
  await expect(picture).toHaveCount(0);
});
