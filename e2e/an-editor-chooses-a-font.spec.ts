import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { publishFirst, saved, text } from "./harness/writing.ts";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test("an editor gives words a font, a size and a colour by keyboard and by mouse, and readers fetch that font and no other [TEXT-04] [TEXT-05] [TEXT-07] [TEXT-08]", async ({
  page,
}) => {
  await signedIn(page, "ed");
  const settings = { title: unique("Fonts "), category: "", tags: [] };
  const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  const fonts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/-/font/")) fonts.add(pathname.split("/").at(-1) ?? "");
  });
  await page.goto(`${String(redirect)}?edit`);
  await expect(text(page)).toBeFocused();
  await page.keyboard.type("Slow down in fog");
  await page.keyboard.press("Control+a");
  const bar = page.getByRole("toolbar", { name: "Formatting" });
  await expect(bar).toBeVisible();
  expect([...fonts]).toEqual([]);

  await bar.getByRole("button", { name: "Font, size and color" }).click();
  const panel = bar.getByRole("group", { name: "Font, size and color" });
  const sizes = panel.getByRole("group", { name: "Size" }).getByRole("button");
  await expect(sizes).toHaveText(["1", "2", "3", "4", "6"]);
  await expect(sizes.nth(2)).toHaveAttribute("aria-pressed", "true");
  const families = panel.getByRole("group", { name: "Font", exact: true }).getByRole("button");
  await expect(families).toHaveCount(31);
  await axe(page);
  await families.filter({ hasText: "Lora" }).click();
  await expect(families.filter({ hasText: "Lora" })).toHaveAttribute("aria-pressed", "true");
  const words = text(page).locator(".kit-font-lora");
  await expect(words).toHaveText("Slow down in fog");
  const faces = await families.evaluateAll((all) =>
    all.slice(1).map((each) => getComputedStyle(each.firstElementChild ?? each).fontFamily.split(",")[0]),
  );
  expect(new Set(faces).size).toBe(30);

  // By keyboard: Alt+F10 into the bar, to the panel and along it.
  await sizes.nth(3).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(text(page).locator(".kit-size-6")).toHaveText("Slow down in fog");
  await panel.getByRole("button", { name: "Red" }).click();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await saved(page);
  await publishFirst(page);
  await expect(page.getByText("Published. Readers see this version now.")).toBeVisible();

  fonts.clear();
  await page.goto(String(redirect));
  const read = page.locator(".pages-body .kit-font-lora");
  await expect(read).toHaveText("Slow down in fog");
  const look = await read.evaluate((each) => {
    const { fontFamily, fontSize, color } = getComputedStyle(each);
    return { fontFamily, fontSize, color };
  });
  expect(look.fontFamily).toMatch(/^"?Lora"?, serif$/);
  await expect.poll(() => [...fonts]).toEqual(["lora-latin-wght-normal.woff2"]);
  expect(await page.evaluate(() => document.fonts.check('16px "Lora"'))).toBe(true);
  const line = await page
    .locator(".pages-body p")
    .first()
    .evaluate((each) => getComputedStyle(each).fontSize);
  const size = await page
    .locator(".pages-body .kit-size-6")
    .evaluate((each) => getComputedStyle(each).fontSize);
  expect(Number.parseFloat(size) / Number.parseFloat(line)).toBeCloseTo(1.8, 1);
  fonts.clear();
  await page.goto("/pages/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([...fonts]).toEqual([]);
});
