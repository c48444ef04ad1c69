import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, people, signedIn } from "./harness/people.ts";
import { screenshots } from "./harness/screenshots.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

/** A page of Ed's, by its id. */
async function newPage(page: Page, title: string): Promise<number> {
  const settings = JSON.stringify({ title, markdown: "The first boat leaves at seven." });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/", { settings });
  const shown = await page.request.get(String(redirect), { headers: { accept: "application/json" } });
  return ((await shown.json()) as { data: { page: { id: number } } }).data.page.id;
}

test("an external who edits a page is told who can add people, and sees no addresses", async ({
  page,
  browser,
}) => {
  await signedIn(page, "ed");
  const id = await newPage(page, unique("Joint plan "));
  const found = await page.request.get("/-/sharing/people/?q=vera");
  const vera = ((await found.json()) as { people: { id: number }[] }).people[0]?.id;
  await page.goto("/");
  const external = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signedIn(external, "xavi");
  const account = await external.request.get("/settings/account/", {
    headers: { accept: "application/json" },
  });
  const xavi = ((await account.json()) as { frame: { me: { id: number } } }).frame.me.id;
  const permission_state = { [xavi]: { edit: true }, [String(vera)]: { view: true } };
  await call(page, `/ajax/page/page_settings/edit/${id}/`, {
    settings: JSON.stringify({ permission_state }),
  });

  await external.goto(`/page/settings/${id}/`);
  await expect(
    external.getByText(/^Only members of .+ can add people, invite guests or make the page public\.$/),
  ).toBeVisible();
  await expect(external.getByRole("combobox", { name: "Add person" })).toHaveCount(0);
  await expect(external.getByRole("rowheader", { name: people.vera.name })).toBeVisible();
  await expect(external.getByText(people.vera.email)).toHaveCount(0);
  await expect(external.getByText(people.xavi.email).first()).toBeVisible();
  await expect(external.getByRole("button", { name: "Add guest" })).toHaveCount(0);
  await axe(external);
  await screenshots(external, "sharing-external");
  await external.getByRole("checkbox", { name: `${people.vera.name} can edit` }).press("Space");
  await external.getByRole("button", { name: "Save" }).press("Enter");
  await expect(external.getByText("Saved", { exact: true })).toBeVisible();
  await external.context().close();
});

test("adding an administrator says why they get no line, and changes nothing [PRUL-04] [PRUL-05]", async ({
  page,
}) => {
  await signedIn(page, "ed");
  const id = await newPage(page, unique("Own plan "));
  await page.goto(`/page/settings/${id}/`);
  const add = page.getByRole("combobox", { name: "Add person" });
  await add.fill("Ada");
  await page.getByRole("option", { name: people.ada.name }).click();
  await expect(page.getByText("Administrators can always edit a page.").first()).toBeVisible();
  await expect(page.getByText("1 unsaved change")).toBeHidden();
  await add.fill("Vera");
  await page.getByRole("option", { name: people.vera.name }).click();
  await expect(page.getByRole("rowheader", { name: people.vera.name })).toBeVisible();
  await expect(page.getByText("1 unsaved change")).toBeVisible();
  await add.fill("Vera");
  await page.getByRole("option", { name: people.vera.name }).click();
  await expect(page.getByText(`${people.vera.name} is already in the list.`)).toBeVisible();
  await expect(page.getByText("1 unsaved change")).toBeVisible();
});
