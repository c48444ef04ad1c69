import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

test("whoever follows a page is told in an open inbox what a colleague publishes, and has read it by opening it", async ({
  page,
  browser,
}) => {
  const title = unique("Ice watch");
  const ed = await signedIn(page, "ed");
  const settings = { title, markdown: "Ice at the harbour mouth." };
  const { redirect } = await call(ed, "/ajax/page/page_settings/create/", { settings });
  const read = async (path: string) =>
    (await ed.request.get(path, { headers: { accept: "application/json" } })).json();
  const { id } = (await read(String(redirect))).data.page;
  const { version, document } = await read(`/-/draft/${id}/published/`);

  const vera = await signedIn(await (await browser.newContext()).newPage(), "vera");
  await vera.goto(String(redirect));
  await vera.getByRole("button", { name: "Follow", exact: true }).click();
  const bell = vera.getByRole("banner").getByRole("link", { name: /otification/ });
  await bell.press("Enter");
  const panel = vera.getByRole("dialog", { name: "Notifications" });
  await expect(panel.getByRole("heading", { name: "Notifications" })).toBeVisible();
  await axe(vera);
  await vera.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
  await bell.click();
  await panel.getByRole("link", { name: "See all" }).click();
  await expect(panel).toBeHidden();
  await expect(vera.getByRole("heading", { name: "Notifications" })).toBeFocused();
  await expect(vera.getByRole("link", { name: title })).toHaveCount(0);

  const [widget] = Object.keys(document.widgets);
  const data = { source: "Ice as far as the Pollendam.", base_version: version };
  await call(ed, `/ajax/widget/action/save/${id}/${widget}/Markdown/`, { data });
  await expect(vera.getByRole("link", { name: title })).toBeVisible();
  await expect(vera.getByRole("button", { name: `Mark read: ${title}` })).toBeVisible();
  await axe(vera);

  await vera.getByRole("link", { name: title }).press("Enter");
  await expect(vera.getByText("Ice as far as the Pollendam.")).toBeVisible();
  await vera.goBack();
  await expect(vera.getByRole("button", { name: `Mark unread: ${title}` })).toBeVisible();
});
