import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

test("without script a visitor reads a public page, comes to the sign-in screen and back, and chooses another language", async ({
  page,
  browser,
}) => {
  await signedIn(page, "olga");
  await page.goto("/");
  await call(page, "/-/settings/site/", { name: "Noordervaart", time_zone: "UTC", public_pages: "yes" });
  const title = unique("Ferries");
  const settings = JSON.stringify({
    title,
    markdown: "## Winter\n\nThe last boat leaves at seven.\n\n| Boat | Leaves |\n|---|---|\n| Alk | 07:00 |",
    permission_state: { public: { view: true } },
  });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/", { settings });

  const context = await browser.newContext({ javaScriptEnabled: false, locale: "en-GB" });
  const visitor = await context.newPage();
  await visitor.goto(new URL(String(redirect), page.url()).href);
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByRole("heading", { level: 2, name: "Winter" })).toBeVisible();
  await expect(visitor.getByText("The last boat leaves at seven.")).toBeVisible();
  await expect(visitor.getByRole("cell", { name: "07:00" })).toBeVisible();
  // What needs an account says so, and nothing on the page waits for a script.
  await visitor.getByRole("link", { name: "Sign in" }).click();
  await expect(visitor.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await visitor.goBack();
  await visitor.getByRole("banner").getByRole("button", { name: "NL" }).click();
  await expect(visitor.getByRole("link", { name: "Inloggen" })).toBeVisible();
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await context.close();
});

test("an owner opens the site to the world and to search engines; a visitor reads a page of it without a framework", async ({
  page,
  browser,
}) => {
  await signedIn(page, "olga");
  await page.goto("/settings/site/");
  await page.getByLabel("Public pages").selectOption("yes");
  await page.getByLabel("Search engines").selectOption("yes");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.locator(".ui-notices").getByText("Saved")).toBeVisible();

  const title = unique("Timetable");
  const settings = JSON.stringify({ title, markdown: "The first boat leaves at seven." });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/", { settings });
  const address = new URL(String(redirect), page.url()).pathname;
  const shown = await page.request.get(address, { headers: { accept: "application/json" } });
  const { id } = ((await shown.json()) as { data: { page: { id: number } } }).data.page;
  const open = { settings: JSON.stringify({ permission_state: { public: { view: true } } }) };
  await call(page, `/ajax/page/page_settings/edit/${id}/`, open);

  const visitor = await (await browser.newContext()).newPage();
  const scripts: number[] = [];
  visitor.on("response", async (response) => {
    if (response.request().resourceType() === "script") scripts.push((await response.body()).length);
  });
  await visitor.goto(address, { waitUntil: "networkidle" });
  await expect(visitor.getByText("The first boat leaves at seven.")).toBeVisible();
  expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000);
  await expect(visitor.locator("#bundle")).toHaveCount(0);
  // What only editors need is not on its way to the world.
  await expect(visitor.locator("link[rel=stylesheet]")).toHaveCount(1);
  await expect(visitor.locator("link[rel=stylesheet]")).toHaveAttribute("href", /^\/assets\/reading-/);
  await expect(visitor.locator('meta[property="og:title"]')).toHaveAttribute("content", title);

  const robots = await (await visitor.request.get("/robots.txt")).text();
  expect(robots).toContain("Sitemap: ");
  expect(await (await visitor.request.get("/sitemap.xml")).text()).toContain(`${address}</loc>`);
  expect((await visitor.goto("/no-such-page-at-all/"))?.status()).toBe(404);
});
