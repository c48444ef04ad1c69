import type { Browser, Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, password, signedIn } from "./harness/people.ts";
import { screenshots } from "./harness/screenshots.ts";
import { arrived, expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

const candidates = "/ajax/people/action/load_admin_users/";
const requests = "/ajax/people/action/send_request_for_admin_promotion/";

test("a member asks an owner for rights, with keys alone, where a screen is refused [RQST-01] [RQST-05] [ROLE-23]", async ({
  page,
  browser,
}) => {
  test.slow();
  await signedIn(page, "vera");
  await page.goto("/settings/site/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, only administrators can do this.");
  const link = page.getByRole("link", { name: "Request administrator rights" });
  await axe(page);
  await screenshots(page, "rights-screen");
  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Request administrator rights" });
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(dialog.getByRole("alert").first()).toHaveText(
    "Please select an Administrator from the list to send your request to, or click Cancel.",
  );
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await axe(page);
  await screenshots(page, "rights-request");
  // Who else can be asked is up to other journeys.
  const olgasRadio = dialog.getByRole("radio", { name: "Olga Oosterhuis" });
  do await page.keyboard.press("ArrowDown");
  while (!(await olgasRadio.isChecked()));
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Your request has been sent.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  const olga = await another(browser, page);
  await signedIn(olga, "olga");
  const kept = olga
    .getByRole("listitem")
    .filter({ hasText: "Vera Visser is asking for administrator rights" });
  await expect(async () => {
    await olga.goto("/settings/mail/");
    await expect(kept.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await olga.context().close();
});

test("an editor whose role is taken meanwhile is told so and can ask [ROLE-19] [ROLE-21] [ROLE-27]", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = `${unique("eva.")}@noordervaart.example`;
  const olga = await another(browser, page);
  await signedIn(olga, "olga");
  const eva = { display_name: "Eva Egberts", email, role: "admin", password };
  const added = await call(olga, "/-/people/add/", eva);
  const evasRole = `/-/people/${Number(added["id"])}/role/`;
  await page.goto("/accounts/login/?next=/pages/tree/");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.keyboard.press("Enter");
  await arrived(page, "/pages/tree/");
  await page.getByRole("button", { name: "New Folder" }).click();
  await expect(page.getByRole("textbox", { name: "New folder in" })).toBeFocused();
  await call(olga, evasRole, { role: "member" });
  await page.keyboard.type("Ice");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("Editors only");
  await expect(dialog).toContainText("Sorry, only editors can do this.");
  await axe(page);
  await screenshots(page, "rights-refused");
  await dialog.getByRole("link", { name: "Request editor rights" }).press("Enter");
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  // An invitation that is refused stays below with what was typed.
  await call(olga, evasRole, { role: "admin" });
  await page.goto("/people/");
  await page.getByRole("button", { name: "Invite" }).click();
  await call(olga, evasRole, { role: "member" });
  await dialog.getByLabel("Email addresses").fill("new@example.org");
  await dialog.getByRole("button", { name: "Send invitations" }).click();
  await expect(dialog).toHaveAccessibleName("No admin permissions");
  await expect(dialog).toContainText("Sorry, only administrators can do this.");
  await page.keyboard.press("Escape");
  await expect(dialog.getByLabel("Email addresses")).toHaveValue("new@example.org");
  await olga.context().close();
});

test("a reader of a page asks one of its editors for the right to edit it [ROLE-23] [RQST-01]", async ({
  page,
  browser,
}) => {
  test.slow();
  await signedIn(page, "ed");
  const title = unique("Tide tables ");
  const settings = JSON.stringify({ title, markdown: "High water at four." });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/", { settings });
  const shown = await page.request.get(String(redirect), { headers: { accept: "application/json" } });
  const { id } = ((await shown.json()) as { data: { page: { id: number } } }).data.page;
  await page.goto("/");
  const vera = await another(browser, page);
  await signedIn(vera, "vera");
  await vera.goto(`/page/settings/${id}/`);
  await expect(vera.getByRole("heading", { level: 1 })).toHaveText("Only editors of this page can do this.");
  await expect(vera.getByRole("link", { name: "Request administrator rights" })).toHaveCount(0);
  await axe(vera);
  await vera.getByRole("link", { name: "Request edit rights" }).press("Enter");
  const dialog = vera.getByRole("dialog", { name: "Request edit rights" });
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await expect(dialog.getByRole("radio").first()).toHaveAccessibleName(/Ed Elzinga/);
  await axe(vera);
  await screenshots(vera, "rights-page");
  await vera.keyboard.press("Space");
  await vera.keyboard.press("Control+Enter");
  await expect(vera.getByText("Your request has been sent.")).toBeVisible();
  await vera.context().close();
});

test("what fails is said in the dialog, and can be tried again [RQST-06] [RQST-07] [RQST-08] [ROLE-20]", async ({
  page,
}) => {
  await signedIn(page, "ed");
  await page.goto("/settings/mail/");
  const link = page.getByRole("link", { name: "Request site ownership" });
  await page.route(`**${candidates}`, (route) => route.fulfill({ status: 500, json: { success: false } }));
  await link.click();
  const dialog = page.getByRole("dialog", { name: "Request site ownership" });
  await expect(dialog.getByText("Sorry, could not get the list of owners...")).toBeVisible();
  await axe(page);
  await page.unroute(`**${candidates}`);
  await page.route(`**${candidates}`, (route) => route.fulfill({ json: { success: true, admins: [] } }));
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByText("Sorry, there are no owners in this subsite.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unroute(`**${candidates}`);
  await page.route(`**${requests}`, (route) => route.fulfill({ status: 500, json: { success: false } }));
  await link.click();
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByRole("alert").first()).toHaveText(
    "Please select an Site Owner from the list to send your request to, or click Cancel.",
  );
  await dialog.getByText("Olga Oosterhuis", { exact: true }).click();
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByRole("alert").first()).toHaveText(
    "Sorry, could not send request. Please try again!",
  );
});

/** Somebody else's browser at the same site. */
async function another(browser: Browser, page: Page): Promise<Page> {
  const baseURL = process.env["ATRIUM_E2E_URL"] ?? new URL(page.url()).origin;
  return (await browser.newContext({ baseURL })).newPage();
}
