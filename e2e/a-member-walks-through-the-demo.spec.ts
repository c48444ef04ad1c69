import { axe } from "./harness/axe.ts";
import { openDemo } from "./harness/installations.ts";
import { nothingMoved, watchMoves } from "./harness/moves.ts";
import { arrived, expect, test } from "./harness/test.ts";

let demo: Awaited<ReturnType<typeof openDemo>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  demo = await openDemo();
});
test.afterAll(() => demo.stop());

test("a member signs in to the demo, walks from page to page, and sees what is shared with them and no more", async ({
  page,
}) => {
  test.slow();
  await page.goto(`${demo.url}/accounts/login/`);
  await page.getByLabel("Email").fill("vera@noordervaart.example");
  await page.getByLabel("Password", { exact: true }).fill("noordervaart");
  await page.keyboard.press("Enter");
  await arrived(page, "/");
  await expect(page.getByRole("heading", { name: "Welcome to Noordervaart", level: 1 })).toBeVisible();
  await expect(page.locator(".announcement-picture")).toHaveJSProperty("complete", true);
  await axe(page);

  await page.getByRole("link", { name: "Muster drill" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Muster drill", level: 1 })).toBeVisible();
  await expect(page.getByRole("table")).toContainText("Chief officer");
  await axe(page);
  const card = page.getByRole("link", { name: /The card for your cabin door/ });
  const file = await page.request.get(new URL((await card.getAttribute("href")) ?? "", demo.url).href);
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.goto(`${demo.url}/freight-price-table-2026/`);
  await expect(page.getByRole("table")).toContainText("34.50");
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  for (const hidden of ["/budget-2026-first-draft/", "/fleet-meeting-2-november/"]) {
    await page.goto(demo.url + hidden);
    await expect(page.getByText("This page doesn't exist or isn't shared with you.")).toBeVisible();
  }
});

test("an owner arranges a home page with a greeting, and what stands on it stays where it was", async ({
  page,
}) => {
  await watchMoves(page);
  await page.goto(`${demo.url}/accounts/login/`);
  await page.getByLabel("Email").fill("olga@noordervaart.example");
  await page.getByLabel("Password", { exact: true }).fill("noordervaart");
  await page.keyboard.press("Enter");
  await arrived(page, "/");
  await page.goto(`${demo.url}/?edit`);
  await expect(page.locator(".canvas")).toBeVisible();
  await nothingMoved(page, "the home page in edit mode");

  await page.goto(`${demo.url}/people/?view=chart`);
  await expect(page.getByRole("treeitem", { name: /Olga/ }).first()).toBeVisible();
  await nothingMoved(page, "who reports to whom");
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${demo.url}/people/?view=table`);
    await expect(page.locator(".people-table tbody tr")).toHaveCount(60);
    await nothingMoved(page, `the table of people at ${width} px`);
  }

  // Titles break into two lines there, so rows differ in height.
  await page.setViewportSize({ width: 390, height: 844 });
  const name = page.locator(".people-table tbody th a", { hasText: "Ada Admiraal" });
  expect((await name.boundingBox())?.height).toBeLessThan(30);
  await page.goto(`${demo.url}/pages/`);
  await expect(page.getByRole("link", { name: "About Noordervaart" })).toBeVisible();
  await nothingMoved(page, "the list of pages");
});
