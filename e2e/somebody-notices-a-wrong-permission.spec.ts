import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

test("a page that is opened to the world by mistake says so before it is saved, and stays closed [PRUL-06] [GUES-12]", async ({
  page,
  browser,
}) => {
  await signedIn(page, "olga");
  await page.goto("/");
  await call(page, "/-/settings/site/", { name: "Noordervaart", time_zone: "UTC", public_pages: "yes" });
  const settings = JSON.stringify({ title: unique("Wages "), markdown: "What everyone is paid." });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/", { settings });
  const address = new URL(String(redirect), page.url()).pathname;
  const shown = await page.request.get(address, { headers: { accept: "application/json" } });
  const { id } = ((await shown.json()) as { data: { page: { id: number } } }).data.page;
  const visitor = await (await browser.newContext()).newPage();

  await page.goto(`/page/settings/${id}/`);
  const world = page.getByRole("checkbox", { name: "Public can view" });
  await world.press("Space");
  await expect(page.getByText("1 unsaved change")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  const question = page.getByRole("dialog", { name: "Change who has access?" });
  await expect(question.getByText("Gets access: anyone on the web.")).toBeVisible();
  expect((await visitor.request.get(new URL(address, page.url()).href)).status()).toBe(404);
  await question.getByRole("button", { name: "Back" }).click();
  await expect(question).toBeHidden();
  await expect(world).toBeChecked();
  await world.press("Space");
  await expect(page.getByText("1 unsaved change")).toBeHidden();
  await page.reload();
  await expect(world).not.toBeChecked();
  expect((await visitor.request.get(new URL(address, page.url()).href)).status()).toBe(404);
});
