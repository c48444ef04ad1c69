import type { Browser, Page, Route } from "@playwright/test";
import { findings } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { screenshots } from "./harness/screenshots.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { choose, confirmFirst, saved, tides, tile } from "./harness/writing.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const uploads = "**/ajax/widget/upload/**";
const publish = (page: Page) => page.getByRole("button", { name: "Publish", exact: true });
const published = (page: Page) => page.getByText("Published. Readers see this version now.");

/** A page in edit mode with an Attachment whose file is on its way; the journey lets it arrive or not. */
async function holdingAFile(page: Page): Promise<{ address: string; route: Route }> {
  await signedIn(page, "ed");
  const settings = JSON.stringify({ title: unique("Eb "), category: "", tags: [], slug: "" });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  const address = String(redirect);
  await page.goto(`${address}?edit`);
  await tile(page, "Attachment").click();
  const held = new Promise<Route>((hold) => void page.route(uploads, (route) => hold(route), { times: 1 }));
  await choose(page, tides, () => page.getByRole("button", { name: "Choose a file" }).click());
  const route = await held;
  await saved(page);
  return { address, route };
}

async function readersSee(browser: Browser, page: Page, address: string): Promise<number> {
  const vera = await signedIn(await (await browser.newContext()).newPage(), "vera");
  await vera.goto(new URL(address, page.url()).href);
  return vera.getByRole("link", { name: tides.name }).count();
}

test("Publish waits for a file that is still arriving, says so, and publishes with it", async ({
  page,
  browser,
}) => {
  const { address, route } = await holdingAFile(page);
  await publish(page).click();
  await confirmFirst(page);
  const waits = page.getByRole("status").getByText("Publishing when 1 file is uploaded...");
  await expect(waits).toBeVisible();
  await expect(
    page.getByRole("progressbar", { name: "Publishing when 1 file is uploaded..." }),
  ).toBeVisible();
  await expect(publish(page)).toHaveAttribute("aria-busy", "true");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await findings(page, colorScheme), colorScheme).toEqual([]);
  }
  await screenshots(page, "publish-waits");
  await expect(published(page)).toHaveCount(0);
  expect(await readersSee(browser, page, address)).toBe(0);
  await route.continue();
  await expect(published(page)).toBeVisible();
  await expect(waits).toHaveCount(0);
  expect(await readersSee(browser, page, address)).toBe(1);
});

test("waiting to publish can be called off, and nothing is published", async ({ page, browser }) => {
  const { address, route } = await holdingAFile(page);
  await publish(page).click();
  await confirmFirst(page);
  await page.getByLabel("Edit mode").getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(publish(page)).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("button", { name: "Done" })).toBeVisible();
  await route.continue();
  await expect(page.getByText("1 unpublished change")).toBeVisible();
  await saved(page);
  await expect(published(page)).toHaveCount(0);
  expect(await readersSee(browser, page, address)).toBe(0);
});

test("a file that fails on the way stops publishing with a sentence; what is then published without it is said", async ({
  page,
  browser,
}) => {
  const { address, route } = await holdingAFile(page);
  await publish(page).click();
  await confirmFirst(page);
  await route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" });
  const stopped = "Not published: tides.txt wasn't uploaded. Upload it again, or publish without it.";
  await expect(page.getByRole("alert").getByText(stopped)).toBeVisible();
  await expect(publish(page)).not.toHaveAttribute("aria-busy");
  await expect(published(page)).toHaveCount(0);

  await publish(page).click();
  await confirmFirst(page);
  await expect(page.getByText("Published without tides.txt, which wasn't uploaded.")).toBeVisible();
  expect(await readersSee(browser, page, address)).toBe(0);

  await page.getByRole("region", { name: "Uploads" }).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("1 unpublished change")).toBeVisible();
  await publish(page).click();
  await expect(published(page)).toBeVisible();
  expect(await readersSee(browser, page, address)).toBe(1);
});

test("a tab that is closed while it waits has published nothing", async ({ page, browser }) => {
  const { address } = await holdingAFile(page);
  await publish(page).click();
  await confirmFirst(page);
  await expect(page.getByText("Publishing when 1 file is uploaded...").first()).toBeVisible();
  const other = await page.context().newPage();
  await page.close();
  await other.goto(address);
  expect(await readersSee(browser, other, address)).toBe(0);
  await other.goto(`${address}?edit`);
  await expect(publish(other)).toBeVisible();
});

test("a link and closing the tab ask while it waits, and whoever stays has lost nothing", async ({
  page,
  browser,
}) => {
  const { address, route } = await holdingAFile(page);
  await publish(page).click();
  await confirmFirst(page);
  const waits = page.getByRole("status").getByText("Publishing when 1 file is uploaded...");
  await expect(waits).toBeVisible();
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole("link", { name: "New page" }).first().click();
  await expect.poll(() => asked).toEqual(["confirm"]);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(["confirm", "beforeunload"]);
  await expect(waits).toBeVisible();
  await route.continue();
  await expect(published(page)).toBeVisible();
  expect(await readersSee(browser, page, address)).toBe(1);
});
