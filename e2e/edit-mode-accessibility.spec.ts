import type { Page } from "@playwright/test";
import { findings } from "./harness/axe.ts";
import { signedIn } from "./harness/people.ts";
import { keepPicture } from "./harness/screenshots.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import {
  carryBeside,
  choose,
  handleOf,
  paste,
  photo,
  picture,
  publishFirst,
  saved,
  text,
  tides,
  tile,
} from "./harness/writing.ts";

const html = `<p>Fog on the Wadden comes without warning and stays for hours. What we do, who decides, and what we tell passengers.</p>
<h1>Why we slow down</h1><p>Between the harbour mouth and the Pollendam the fairway is barely four ships wide. At twelve knots a ferry
of our size needs <b>380 metres</b> to stop. In thick fog you may see a buoy at 150.</p>
<h1>Before casting off</h1><ul><li>Read the visibility at both ends</li><li>Call the traffic centre on channel 2</li></ul>
<table><tr><th>Visibility</th><th>Speed</th></tr><tr><td>Below 500 m</td><td>6 knots</td></tr><tr><td>Below 200 m</td><td>We wait</td></tr></table>
<p>The master decides, always.</p>`;

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test("a page with everything on it has no findings while it is written, read and looked back at, in light and dark, wide and on a phone [WIDG-10]", async ({
  page,
  browser,
}) => {
  test.slow();
  await signedIn(page, "olga");
  await page.goto("/new/");
  await page.getByLabel("Title").fill(`Sailing in fog ${unique("")}`);
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(text(page)).toBeFocused();
  await paste(page, { "text/html": html });
  await expect(page.getByRole("heading", { name: "Before casting off" })).toBeVisible();
  const master = text(page).filter({ hasText: "The master decides" });
  await master.click();
  await page.keyboard.press("Control+a");
  await page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: "Note" }).click();
  await looks(page, "1-writing");
  await text(page).filter({ hasText: "Between the harbour" }).click();
  await tile(page, "Image").click();
  await choose(page, await photo(), () => page.getByRole("button", { name: "Choose a picture" }).click());
  await expect(picture(page)).toHaveAttribute("src", /^\/-\/file\//);
  await page.getByRole("textbox", { name: "Caption" }).fill("The Friesland before the Pollendam");
  await picture(page).hover();
  await looks(page, "2-settings");
  await page
    .getByRole("textbox", { name: "Describe the picture for people who can't see it" })
    .fill("A ferry in winter");
  await picture(page).hover();
  await carryBeside(
    page,
    handleOf(page, picture(page)),
    text(page).filter({ hasText: "Between the harbour" }),
  );
  await looks(page, "3-lift", ["wide"]);
  await page.mouse.up();

  await master.click();
  await tile(page, "Attachment").click();
  await choose(page, tides, () => page.getByRole("button", { name: "Choose a file" }).click());
  await expect(page.getByRole("textbox", { name: "Name on the page" })).toBeFocused();
  await tile(page, "Image").click();
  const wrong = { ...tides, name: "deck-plan.jpg", mimeType: "image/jpeg" };
  await choose(page, wrong, () => page.getByRole("button", { name: "Choose a picture" }).click());
  await expect(page.getByRole("region", { name: "Uploads" })).toContainText("Invalid image format.");
  await looks(page, "4-uploads");
  await page.getByRole("button", { name: "Close uploads" }).click();
  await handleOf(page, page.locator(".image-empty")).press("Delete");
  await saved(page);
  await publishFirst(page);
  await expect(page.getByText("Published. Readers see this version now.")).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("region", { name: "Edit mode" })).toHaveCount(0);
  await looks(page, "5-reading-owner");

  const vera = await signedIn(
    await (await browser.newContext({ reducedMotion: "reduce" })).newPage(),
    "vera",
  );
  await vera.goto(new URL(page.url()).pathname);
  await looks(vera, "6-reading-viewer");
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Version history" }).click();
  await expect(page.getByRole("heading", { name: "Version history" })).toBeVisible();
  await looks(page, "7-versions");
  await page.locator(".versions-list a").last().click();
  await looks(page, "8-version");
});

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Nothing to mend, and nothing wider than the window, in each look of the page as it stands; with a picture of each for people. */
async function looks(page: Page, name: string, which: readonly (keyof typeof sizes)[] = ["wide", "phone"]) {
  for (const size of which) {
    await page.setViewportSize(sizes[size]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await keepPicture(page, `${name}-${size}-${colorScheme}`);
      expect.soft(await findings(page, colorScheme), `axe, ${name}, ${size}, ${colorScheme}`).toEqual([]);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `${name}, ${size}`).toBeLessThanOrEqual(sizes[size].width);
  }
  await page.setViewportSize(sizes.wide);
  await page.emulateMedia({ colorScheme: "light" });
}
