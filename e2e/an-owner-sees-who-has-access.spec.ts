import { call, signedIn, siteOf } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

const site = siteOf("nora");

test("who has access to a page of a subsite stands in a dialog of 900 px, in a list that is 500 px high at most and scrolls [PNOT-02] [PNOT-04]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await signedIn(page, "nora");
  await call(page, "/-/settings/subsites/", { on: "yes" }, site);
  const name = unique("Toegang");
  const made = await call(page, "/ajax/people/action/create_space/", { name, description: "" }, site);
  const subsite = new URL(String(made["new_url"]), site).pathname.replace(/\/$/, "");
  const addrs = Array.from({ length: 15 }, (_, at) => ({
    email: `${unique("lid.")}${at}@noordervaart.example`,
  }));
  await call(
    page,
    `${subsite}/ajax/people/action/invite_to_space/`,
    { data: JSON.stringify({ addrs }) },
    site,
  );
  const settings = JSON.stringify({ title: name, markdown: "Words." });
  const { redirect } = await call(page, `${subsite}/ajax/page/page_settings/create/0/`, { settings }, site);

  await page.goto(new URL(String(redirect), site).href);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Who has access" }).click();
  const dialog = page.getByRole("dialog");
  const list = dialog.getByRole("region", { name: "Who has access" });
  // Until the list has come its dialog is that of all that are on their way.
  await expect(list.getByRole("row")).toHaveCount(17);
  // As laid out: a dialog that appears is drawn in other sizes for a moment.
  expect(await dialog.locator("[data-size]").evaluate((element: HTMLElement) => element.offsetWidth)).toBe(
    900,
  );
  expect(await list.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(500);
  expect(await list.evaluate((element) => element.scrollHeight)).toBeGreaterThan(500);
});
