import type { Page } from "@playwright/test";
import { everyScreen } from "./harness/every-screen.ts";
import { type Ground, theGround } from "./harness/ground.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Where the title of a screen begins, and how it is set. */
const titleOf = (page: Page, where = "main") =>
  page.locator(`${where} h1:not(article h1)`).evaluate((title) => {
    const { fontSize, fontFamily, fontWeight } = getComputedStyle(title);
    return [
      Math.round(title.getBoundingClientRect().left),
      fontSize,
      fontFamily.split(",")[0],
      fontWeight,
    ].join(" ");
  });

const framed = (ground: Ground) => [
  "/pages/",
  ground.tagPath,
  "/people/",
  "/feed/",
  "/notifications/",
  "/new/",
  "/settings/",
  "/settings/account/",
  "/settings/notifications/",
  "/settings/site/",
  "/settings/theme/",
  "/settings/import/",
  "/settings/mail/",
  "/settings/tasks/",
  "/nothing/of/the/kind/",
];

test("all screens begin at one edge with one title, at a desk and on a phone", async ({ page, browser }) => {
  const ground = await theGround(browser);
  await signedIn(page, "olga");
  for (const [size, title] of [
    [wide, '140 28px "Source Serif 4 Variable" 650'],
    [phone, '16 28px "Source Serif 4 Variable" 650'],
  ] as const) {
    await page.setViewportSize(size);
    for (const path of framed(ground)) {
      await page.goto(path);
      expect(await titleOf(page), path).toBe(title);
    }
  }
});

test("what can be done on a screen stands above the end of its content", async ({ page }) => {
  await signedIn(page, "olga");
  await page.setViewportSize(wide);
  await page.goto("/people/");
  const ends = () =>
    page
      .locator(".ui-screen > *")
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
  expect(await ends()).toEqual([1300, 1300]);
  await page.goto("/notifications/");
  expect(await ends()).toEqual([820, 820]);
});

test("on the page of a person, name and position stand beside the picture", async ({ page }) => {
  await signedIn(page, "olga");
  await page.setViewportSize(wide);
  await page.goto("/people/");
  await page.goto((await page.locator("main a[href*='/profile/p/']").first().getAttribute("href")) ?? "");
  const box = async (part: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(part).boundingBox()) ?? {};
    return { x, y, end: x + width, below: y + height };
  };
  const [picture, standing, columns] = [
    await box(".profile-picture > *"),
    await box(".profile-standing"),
    await box(".profile-columns"),
  ];
  expect(picture.x).toBeCloseTo(140);
  expect(standing.y).toBeGreaterThan(picture.y);
  expect(standing.y).toBeLessThan(picture.below);
  expect(
    await page.locator(".profile-standing > :first-child").evaluate((it) => it.getBoundingClientRect().x),
  ).toBeCloseTo(picture.end + 20);
  expect(columns.y).toBeGreaterThan(picture.below);
});

test("on a phone a long address fits the dialog to invite, and what becomes of each of a list is seen", async ({
  page,
}) => {
  await signedIn(page, "olga");
  await page.setViewportSize(phone);
  await page.goto("/people/");
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByRole("button", { name: "Add multiple people" }).click();
  const addresses = ["a", "b", "c", "d", "e"].map((name) => `${name}${"x".repeat(50)}@noordervaart.example`);
  await page.getByLabel("Names and email addresses").fill(addresses.join("\n"));
  await page.getByRole("button", { name: "Add to list" }).click();
  const dialog = page.getByRole("dialog");
  const fates = dialog.locator(".invites-fates");
  await expect(fates.getByRole("listitem")).toHaveCount(5);
  // The dialog may still be growing to its size.
  await expect.poll(async () => (await fates.boundingBox())?.height).toBeCloseTo(220);
  const body = dialog.locator(".ui-dialog-body");
  expect(await body.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test("all dialogs of a page have one title and one width, and a question is narrower", async ({
  page,
  browser,
}) => {
  const ground = await theGround(browser);
  await signedIn(page, "olga");
  await page.setViewportSize(wide);
  const shapes = async (kind: string) => {
    await page.goto(`/page/${kind}/${ground.pageId}/`);
    const box = page.locator(".shell-page-dialog-box");
    const title = await titleOf(page, "dialog");
    return [Math.round((await box.boundingBox())?.width ?? 0), ...title.split(" ").slice(1)].join(" ");
  };
  for (const kind of ["properties", "settings", "versions"])
    expect(await shapes(kind), kind).toBe('640 18px "Inter Variable" 650');
  expect(await shapes("follow")).toBe('468 18px "Inter Variable" 650');
  // What opens in the page itself has the same.
  await page.goto(ground.address);
  await page.getByRole("button", { name: "Share" }).click();
  const share = page.getByRole("dialog").locator("h2").first();
  await expect(share).toHaveCSS("font-size", "18px");
  await expect(share).toHaveCSS("font-weight", "650");
  expect(await share.evaluate((title) => getComputedStyle(title).fontFamily)).toMatch(/^"Inter Variable"/);
});

test("on a phone the search takes the whole bar while one types, and Cancel gives it back", async ({
  page,
}) => {
  await signedIn(page, "olga");
  await page.setViewportSize(phone);
  await page.goto("/people/");
  const field = page.getByRole("combobox");
  const home = page.getByRole("banner").getByRole("link").first();
  await field.click();
  await page.keyboard.type("olga");
  await expect(page.getByRole("listbox")).toBeVisible();
  const [box, cancel] = [page.locator(".search-box"), page.getByRole("button", { name: "Cancel" })];
  expect((await box.boundingBox())?.x).toBeCloseTo(16);
  expect((await box.boundingBox())?.width).toBeGreaterThan(270);
  const button = await cancel.boundingBox();
  expect(button?.height).toBeCloseTo(44);
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeCloseTo(382);
  await expect(page.locator(".shell-brand")).toHaveCSS("opacity", "0");
  await expect(page.locator(".shell-top-bar-actions")).toHaveCSS("opacity", "0");
  await cancel.click();
  await expect(home).toBeVisible();
  await expect(field).toHaveValue("");
  await page.setViewportSize(wide);
  await field.click();
  await page.keyboard.type("olga");
  await expect(page.getByRole("listbox")).toBeVisible();
  await expect(cancel).toBeHidden();
});

test("on a phone a page's bar names its folder whole, and each of its buttons is 44 px wide and high", async ({
  page,
}) => {
  await signedIn(page, "olga");
  const above = unique("Handboek");
  const parent = await madeFolder(page, above, 1);
  const inner = "Eerste dagen";
  await madeFolder(page, inner, parent);
  const title = unique("Kade");
  const settings = JSON.stringify({
    title,
    category: `${above}/${inner}`,
    tags: [],
    slug: title.toLowerCase(),
    markdown: "x",
  });
  await call(page, "/ajax/page/page_settings/create/0/", { settings });
  await page.setViewportSize(phone);
  await page.goto(`/${title.toLowerCase()}/`);
  const crumbs = page.getByRole("navigation", { name: "Folder" });
  await expect(crumbs.getByText(inner)).toBeVisible();
  await expect(crumbs.getByText(above)).toBeHidden();
  expect(await crumbs.getByText(inner).evaluate((name) => name.scrollWidth <= name.clientWidth)).toBe(true);
  const controls = page.locator(".pages-actions > :is(a, button)");
  expect(await controls.count()).toBe(5);
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    expect([(box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44]).toEqual([true, true]);
  }
});

test("on a phone the list of pages has its title on one line, beside its buttons", async ({ page }) => {
  await signedIn(page, "olga");
  await page.setViewportSize(phone);
  await page.goto("/pages/");
  const title = page.getByRole("heading", { name: "Browse pages" });
  expect((await title.boundingBox())?.height).toBeLessThanOrEqual(44);
  const add = await page.locator("main").getByRole("link", { name: "New Page" }).boundingBox();
  expect([add?.width, add?.height].map((size) => Math.round(size ?? 0))).toEqual([44, 44]);
});

test("on a phone the facts of a page in the trash have a line as wide as the list", async ({ page }) => {
  await signedIn(page, "olga");
  const title = unique("Boei");
  const settings = JSON.stringify({
    title,
    category: "",
    tags: [],
    slug: title.toLowerCase(),
    markdown: "x",
  });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  const shown = await page.request.get(String(redirect), { headers: { accept: "application/json" } });
  const { data } = (await shown.json()) as { data: { page: { id: number } } };
  await call(page, `/ajax/page/page_settings/delete/${data.page.id}/`);
  await page.setViewportSize(phone);
  await page.goto("/pages/trash/");
  const row = page.getByRole("listitem").filter({ hasText: title });
  const [facts, restore] = [row.getByText("Deleted by"), row.getByRole("button", { name: "Restore" })];
  const [said, button] = [await facts.boundingBox(), await restore.boundingBox()];
  expect(said?.height).toBeLessThanOrEqual(20);
  expect(said?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
});

test("the star of a page takes no room from its words in the list", async ({ page, browser }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await theGround(browser);
  await signedIn(page, "olga");
  await page.goto("/pages/");
  const row = page.locator(".browsing-row").first();
  const star = row.getByRole("button", { name: /^Star / });
  const gap = async () => {
    const [title, words] = [row.locator(".browsing-title"), row.locator(".browsing-preview")];
    const [before, after] = [await title.boundingBox(), await words.boundingBox()];
    return Math.round((after?.x ?? 0) - (before?.x ?? 0) - (before?.width ?? 0));
  };
  await expect(star).toHaveCSS("opacity", "0");
  expect(await gap()).toBe(12);
  await star.hover();
  await expect(star).toHaveCSS("opacity", "1");
  await expect(row.locator(".browsing-sign")).toHaveCSS("opacity", "0");
  expect(await gap()).toBe(12);
  const [place, sign] = [await star.boundingBox(), await row.locator(".browsing-sign").boundingBox()];
  expect(Math.round((place?.x ?? 0) + (place?.width ?? 0) / 2)).toBe(
    Math.round((sign?.x ?? 0) + (sign?.width ?? 0) / 2),
  );
});

const times = [
  { locale: "en-GB", longest: "16 December 2025", list: "Grouped list" },
  { locale: "nl-NL", longest: "2 maanden geleden", list: "Gegroepeerde lijst" },
];
for (const { locale, longest, list } of times)
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 1024, height: 900 } });
    test(`the details of pages say their times whole, in ${locale}`, async ({ page, browser }) => {
      await theGround(browser);
      await signedIn(page, "olga");
      await page.goto("/pages/");
      await page.locator('main label[title="Details"]').click();
      const shown = page.locator(".browsing-table tbody time");
      await expect(shown.first()).toBeVisible();
      for (const width of [1024, 1200, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await shown.evaluateAll((all, words) => {
          // The longest that a time can be, in place of what it is now.
          for (const time of all) time.textContent = words;
          const cells = all.map((time) => time.closest("td"));
          return cells.filter((cell) => cell && cell.scrollWidth > cell.clientWidth).length;
        }, longest);
        expect(cut, `${width} px`).toBe(0);
      }
      // As the list was, for those who come after.
      await page.locator(`main label[title="${list}"]`).click();
    });
  });

test("on paper text, pictures, tables and notes end at one edge", async ({ page, browser }) => {
  const ground = await theGround(browser);
  await signedIn(page, "olga");
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto(ground.address);
  await page.emulateMedia({ media: "print" });
  const ends = await page
    .locator("article .pages-widget :is(p, table)")
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)));
  expect(ends.length).toBeGreaterThanOrEqual(2);
  expect(new Set(ends)).toEqual(new Set([720]));
});

/** Makes a folder in another, and says its number. */
async function madeFolder(page: Page, name: string, parent: number): Promise<number> {
  const made = await call(page, `/ajax/category/create/${parent}/`, { new_name: name });
  return Number(made["id"]);
}

test("on a phone the lines of a page's permissions have room above and below their words", async ({
  page,
  browser,
}) => {
  const ground = await theGround(browser);
  await signedIn(page, "olga");
  await page.setViewportSize(phone);
  const sharing = everyScreen.find(({ name }) => name === "sharing");
  await page.goto(sharing?.path(ground) ?? "");
  const room = await page.locator(".permissions-lines tbody tr").evaluateAll((rows) =>
    rows.map((row) => {
      const words = document.createRange();
      words.selectNodeContents(row.querySelector(".permissions-who > :not(.permissions-icon, .ui-avatar)")!);
      const [line, said] = [row.getBoundingClientRect(), words.getBoundingClientRect()];
      return Math.min(said.top - line.top, line.bottom - said.bottom);
    }),
  );
  expect(room.length).toBeGreaterThan(3);
  expect(Math.min(...room)).toBeGreaterThanOrEqual(6);
});
