import type { Locator, Page } from "@playwright/test";
import { pseudo } from "#languages/pseudo.ts";
import { textWording } from "#widgets/paragraph/wording.ts";
import { allFromCatalogue, fits, inPseudo } from "./harness/foreign.ts";
import { call, people, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

const widths = { wide: 1440, phone: 390 } as const;

/** What people, other journeys beside this one, and the platform have named. */
const ordinary = [
  /^Noordervaart$/,
  /noordervaart\.example/,
  /^[A-Z]{2}$/,
  /\b\d{4}\b|\d\d:\d\d/,
  /^https?:|localhost/,
  /^(English|Nederlands|UTC)$/,
  /^[A-Z][A-Za-z]+\/[A-Za-z/ _+-]+\d*$/,
  ...Object.values(people).map(({ name }) => new RegExp(`^${name}$`)),
];

/** A page in a folder, with some of everything that readers meet. */
async function makePage(page: Page, title: string): Promise<string> {
  const markdown = `## ${title} one\n\n${title} two\n\n## ${title} three\n\n- [x] ${title} four`;
  const settings = JSON.stringify({ title, category: "", tags: [], slug: title.toLowerCase(), markdown });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  return String(redirect);
}

const screens = (address: string, id: string) => ({
  home: "/",
  browse: "/pages/tree/",
  page: address,
  new: "/new/",
  sharing: `/page/settings/${id}/`,
  properties: `/page/properties/${id}/`,
  versions: `/page/versions/${id}/`,
  people: "/people/",
  nobody: "/people/?q=zzzz",
  settings: "/settings/",
  account: "/settings/account/",
  site: "/settings/site/",
  missing: "/nothing/of/the/kind/",
});

async function idOf(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address, { headers: { accept: "application/json" } });
  return String(((await answer.json()) as { data: { page: { id: number } } }).data.page.id);
}

/** Opens the page to a guest, so that the permissions show one, and gives the path of their link. */
async function linkOfGuest(page: Page, id: string): Promise<string> {
  const site = { name: "Noordervaart", time_zone: "UTC", guest_invites: "yes" };
  await call(page, "/-/settings/site/", site);
  const permission_state = { new1: { view: true, email: `${unique("gast.")}@noordervaart.example` } };
  const path = `/ajax/page/page_settings/edit/${id}/`;
  await call(page, path, { settings: JSON.stringify({ permission_state }) });
  const { users } = (await (await page.request.get(path)).json()) as {
    users: { sub_users: { share_url: string }[] }[];
  };
  const guests = users.flatMap((group) => group.sub_users).filter(({ share_url }) => share_url !== "");
  return new URL(guests[0]?.share_url ?? "").pathname;
}

async function shoot(page: Page, name: string, size: string): Promise<void> {
  await page.screenshot({ path: `test-results/screens/rtl-${name}-${size}.png`, fullPage: true });
}

for (const [size, width] of Object.entries(widths))
  test(`every screen has room for longer words from right to left, at ${width} px`, async ({ page }) => {
    test.slow();
    await signedIn(page, "olga");
    const title = unique("Getij");
    const address = await makePage(page, title);
    const id = await idOf(page, address);
    const guestLink = await linkOfGuest(page, id);
    await inPseudo(page);
    await page.setViewportSize({ width, height: 900 });
    for (const [name, path] of Object.entries(screens(address, id))) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await fits(page, name);
      // The lists hold what other journeys make at the same time.
      if (!["home", "browse", "people"].includes(name))
        await allFromCatalogue(page, name, [...ordinary, new RegExp(title)]);
      await shoot(page, name, size);
      for (const button of await page
        .locator("[aria-haspopup]:visible")
        .all()
        .then((all) => all.slice(0, 6)))
        await look(page, button, `${name}, opened`);
    }
    await page.context().clearCookies({ name: "atrium_session" });
    const strangers = { "sign-in": "/accounts/login/", reset: "/accounts/reset/", guest: guestLink };
    for (const [name, path] of Object.entries(strangers)) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await fits(page, name);
      await allFromCatalogue(page, name, [...ordinary, new RegExp(title)]);
      await shoot(page, name, size);
    }
  });

async function look(page: Page, button: Locator, where: string): Promise<void> {
  if (!(await button.isVisible())) return;
  await button.click();
  const opened = page.locator("[role=menu], [role=dialog], [role=listbox]").first();
  await expect(opened).toBeVisible();
  await fits(page, where);
  await page.keyboard.press("Escape");
  await expect(opened).toBeHidden();
}

for (const [size, width] of Object.entries(widths))
  test(`a page is written from right to left, at ${width} px`, async ({ page }) => {
    test.slow();
    await signedIn(page, "ed");
    const title = unique("Getij");
    const address = await makePage(page, title);
    const theirs = [...ordinary, new RegExp(title)];
    await inPseudo(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${address}?edit`);
    await expect(page.locator(".canvas")).toBeVisible();
    await expect(page.locator(".edit-saving")).toBeVisible();
    await fits(page, "edit mode");
    await allFromCatalogue(page, "edit mode", theirs);
    await shoot(page, "edit", size);
    if (size === "phone") return;
    const tiles = page.locator(".canvas-tile");
    const kinds = new Set(await tiles.allInnerTexts());
    for (const kind of kinds) {
      await tiles.filter({ hasText: kind }).first().click();
      await expect(page.locator(".canvas-panel, [data-widget] :focus").first()).toBeVisible();
      await fits(page, kind);
      await allFromCatalogue(page, kind, theirs);
    }
    const text = page.locator(".canvas").getByRole("textbox", { name: pseudo(textWording.text.message) });
    await text.last().click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.type("/");
    await expect(page.getByRole("listbox")).toBeVisible();
    await allFromCatalogue(page, "the slash list", theirs);
    await shoot(page, "kinds", size);
  });
