import type { Page } from "@playwright/test";
import { sheetAddress } from "#kernel/look-sheet.ts";
import { signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";

/** What the browser makes of a style: the theme of the site that all journeys share stays as it is. */
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const background = (page: Page, selector: string) => styleOf(page, selector, "background-color");
/** A colour of a button comes by a short transition. */
const becomes = (page: Page, selector: string, colour: string) =>
  expect.poll(() => background(page, selector)).toBe(colour);

test("an owner sees a colour in light and dark as it would be used, and nothing else changes", async ({
  page,
}) => {
  await signedIn(page, "olga");
  await page.goto("/settings/theme/");
  const save = ".theme-bar button";
  const before = await background(page, save);
  await page.getByLabel("Color code").fill("#fff3a3");
  await becomes(page, "[data-ground=light] .theme-sample-primary", "rgb(130, 118, 37)");
  expect(await background(page, "[data-ground=light]")).not.toBe(
    await background(page, "[data-ground=dark]"),
  );
  expect(await background(page, save)).toBe(before);
  await page.getByRole("radio", { name: "Source Serif with Inter" }).press("ArrowRight");
  expect(await styleOf(page, ".theme-sample-text > strong", "font-family")).toContain("Inter");
});

test("the style sheet of a theme wins over the product's, in both looks, and paper stays light", async ({
  page,
}) => {
  await signedIn(page, "olga");
  await page.goto("/settings/theme/");
  const save = ".theme-bar button";
  await page.addStyleTag({
    url: sheetAddress({ accent: "#8b0000", fonts: "sans", scheme: "dark" }) ?? "",
  });
  await becomes(page, save, "rgb(186, 60, 47)");
  expect(await styleOf(page, "h1", "font-family")).toContain("Inter");
  await page.emulateMedia({ media: "print" });
  expect(await styleOf(page, "html", "color-scheme")).toBe("light");
  await becomes(page, save, "rgb(139, 0, 0)");
});
