import { expect, test } from "./harness/test.ts";
import { openGallery } from "./ui-gallery.ts";

test("relative times refresh every 2 minutes, and say the exact moment [TIME-01] [TIME-02]", async ({
  page,
}) => {
  await page.clock.install({ time: new Date() });
  await openGallery(page);
  // From here on time passes only as the journey says.
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  const youngest = page.locator("time").first();
  await expect(youngest).toHaveText("a moment ago");
  await expect(youngest).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\dT/);
  await page.clock.runFor(100_000);
  await expect(youngest).toHaveText("a moment ago");
  await page.clock.runFor(21_000);
  await expect(youngest).toHaveText("2 minutes ago");
  await page.clock.runFor(120_000);
  await expect(youngest).toHaveText("4 minutes ago");
});
