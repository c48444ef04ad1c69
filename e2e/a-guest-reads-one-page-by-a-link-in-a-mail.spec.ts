import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { keptMail } from "./harness/kept-mail.ts";
import { call, signedIn } from "./harness/people.ts";
import { screenshots } from "./harness/screenshots.ts";
import { arrived, expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

/** Makes a page as the signed-in person, and gives its id and address. */
async function newPage(page: Page, title: string): Promise<{ id: number; address: string }> {
  const settings = JSON.stringify({ title, markdown: "The first boat leaves at seven." });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/", { settings });
  const shown = await page.request.get(String(redirect), { headers: { accept: "application/json" } });
  const { id } = ((await shown.json()) as { data: { page: { id: number } } }).data.page;
  return { id, address: String(redirect) };
}

test("a guest reads one page by a link in a mail, until they are removed [GUES-01] [GUES-02] [GUES-03] [GUES-11]", async ({
  page,
  browser,
}) => {
  // Two people on seven screens, and axe looks at each of them twice.
  test.slow();
  const email = `${unique("gerda.")}@example.org`;
  const title = unique("Timetable ");
  await signedIn(page, "olga");
  await page.goto("/settings/site/");
  await page.getByLabel("Guests").selectOption("yes");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.locator(".ui-notices").getByText("Saved")).toBeVisible();
  const { id, address } = await newPage(page, title);
  const other = await newPage(page, unique("Other "));

  await test.step("somebody who may edit the page invites a guest, by keyboard alone", async () => {
    await page.goto(`/page/settings/${id}/`);
    const add = page.getByRole("button", { name: "Add guest" });
    const lines = page.getByRole("combobox", { name: "New guest's email" });
    await add.press("Enter");
    await expect(lines).toBeFocused();
    await add.press("Enter");
    await expect(lines).toHaveCount(1);
    await expect(lines).toBeFocused();
    await page.keyboard.type("gerda");
    await page.keyboard.press("Tab");
    await expect(page.getByText("Enter a valid email address.")).toBeVisible();
    await axe(page);
    await screenshots(page, "sharing-guest-refused");
    await lines.fill(email);
    await expect(page.getByText("Enter a valid email address.")).toBeHidden();
    await expect(page.getByText("1 unsaved change")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: `Copy link for ${email}` })).toBeVisible();
    await axe(page);
    await screenshots(page, "sharing-guest");
  });

  const link = await test.step("the mail has the link", async () => {
    const text = await keptMail(page, email);
    return new URL(/https?:\/\/\S+\/accounts\/guest\/\S+/.exec(text)?.[0] ?? "").pathname;
  });

  const gerda = await (await browser.newContext()).newPage();
  await gerda.goto(new URL(link, page.url()).href);
  await expect(gerda.getByRole("heading", { name: `You're invited to read “${title}”` })).toBeVisible();
  await axe(gerda);
  await screenshots(gerda, "guest-link");
  await gerda.getByRole("button", { name: "Open page" }).press("Enter");
  await arrived(gerda, address);
  await expect(gerda.getByText("The first boat leaves at seven.")).toBeVisible();
  await expect(gerda.getByRole("navigation", { name: "Site menu" })).toBeHidden();
  await axe(gerda);
  await screenshots(gerda, "guest-page");
  expect((await gerda.goto(other.address))?.status()).toBe(404);
  await gerda.getByRole("link", { name: "Go to shared page" }).click();
  await expect(gerda.getByRole("heading", { name: title })).toBeVisible();

  await test.step("the guest is removed, and the page is closed to them at once", async () => {
    await page.goto(`/page/settings/${id}/`);
    await page.getByRole("switch", { name: "Guest access" }).press("Space");
    await expect(page.getByText("To turn off guest access, remove the guests.")).toBeVisible();
    await page.getByRole("button", { name: `Remove ${email}` }).press("Enter");
    await page.getByRole("button", { name: `Keep ${email}` }).press("Enter");
    await page.getByRole("button", { name: `Remove ${email}` }).press("Enter");
    await axe(page);
    await screenshots(page, "sharing-guest-removed");
    await page.getByRole("button", { name: "Save" }).press("Enter");
    const question = page.getByRole("dialog", { name: "Change who has access?" });
    await expect(question.getByText(`Loses access: ${email}.`)).toBeVisible();
    await axe(page);
    await screenshots(page, "sharing-loses-access");
    await question.getByRole("button", { name: "Save" }).press("Enter");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(page.getByText(email)).toBeHidden();
    expect((await gerda.goto(address))?.status()).toBe(404);
    await gerda.goto(new URL(link, page.url()).href);
    await expect(gerda.getByText("This link no longer works.")).toBeVisible();
    await axe(gerda);
  });
  await gerda.context().close();
});

test("guest access without a guest says what to do, and the link works without script [PPRM-07] [GUES-01]", async ({
  page,
  browser,
}) => {
  await signedIn(page, "olga");
  await call(page, "/-/settings/site/", { name: "Noordervaart", time_zone: "UTC", guest_invites: "yes" });
  const { id, address } = await newPage(page, unique("Harbour "));
  await page.goto(`/page/settings/${id}/`);
  await page.getByRole("switch", { name: "Guest access" }).press("Space");
  await expect(page.getByText("Add one or more guests to enable guest access.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "New guest's email" })).toBeFocused();
  await page.keyboard.type(`${unique("gijs.")}@example.org`);
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  const loaded = await page.request.get(`/ajax/page/page_settings/edit/${id}/`);
  const { users } = (await loaded.json()) as {
    users: { id: string; sub_users: { share_url: string }[] }[];
  };
  const link = users.find((group) => group.id === "guests")?.sub_users[0]?.share_url ?? "";
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const guest = await plain.newPage();
  await guest.goto(new URL(new URL(link).pathname, page.url()).href);
  await guest.getByRole("button", { name: "Open page" }).click();
  await expect(guest).toHaveURL((url) => url.pathname === address);
  await expect(guest.getByText("The first boat leaves at seven.")).toBeVisible();
  await plain.close();
});
