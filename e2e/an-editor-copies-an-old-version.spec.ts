import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, people, signedIn } from "./harness/people.ts";
import { screenshots } from "./harness/screenshots.ts";
import { arrived, expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

test("an editor copies an old version of a page, and lets two people edit the copy at once [POPT-07] [PPRM-16]", async ({
  page,
}) => {
  test.slow();
  const ed = await signedIn(page, "ed");
  const title = unique("Winter berths ");
  const before = "Twelve berths along the north quay.";
  const made = await makePage(ed, title, before);
  await save(ed, made, "Closed until spring.");

  await test.step("by keyboard: from the version to its copy, under a title of its own", async () => {
    await ed.goto(`/page/versions/${made.id}/`);
    await ed.locator(".versions-list a").last().click();
    await expect(ed.getByText(before)).toBeVisible();
    await axe(ed);
    await screenshots(ed, "version-to-copy");
    await ed.getByRole("link", { name: "Copy to new page" }).focus();
    await ed.keyboard.press("Enter");
    const field = ed.getByRole("textbox", { name: "Title" });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(`Copy of ${title}`);
    await expect(ed.getByLabel("Location")).toHaveCount(0);
    await axe(ed);
    await screenshots(ed, "copy");
    await ed.keyboard.type(`${title} of last year`);
    await ed.keyboard.press("Enter");
    await arrived(ed, `/${title.toLowerCase().replaceAll(" ", "-")}-of-last-year/`);
    await expect(ed.locator(".canvas")).toContainText(before);
  });

  const copy = await idOf(ed, new URL(ed.url()).pathname);
  await test.step("in its permissions one switch turns both", async () => {
    await ed.goto(`/page/settings/${copy}/`);
    for (const { name } of [people.vera, people.xavi]) {
      await ed.getByRole("combobox", { name: "Add person" }).fill(name);
      await ed.getByRole("option", { name }).click();
    }
    const both = ed.getByRole("checkbox", { name: "People can edit" });
    await expect(both).not.toBeChecked();
    await ed.getByRole("checkbox", { name: "Vera Visser can edit" }).click();
    await expect(both).toBeChecked({ indeterminate: true });
    await axe(ed);
    await screenshots(ed, "people-partly");
    await both.focus();
    await ed.keyboard.press("Space");
    await expect(ed.getByRole("checkbox", { name: "Xavi Xanten can edit" })).toBeChecked();
    await expect(both).toBeChecked();
    await ed.getByRole("button", { name: "Save" }).click();
    await expect(ed.locator(".ui-notices").getByText("Saved")).toBeVisible();
    await ed.reload();
    await expect(both).toBeChecked();
  });
});

type Made = { id: number; widgetId: string; version: number };

async function makePage(ed: Page, title: string, markdown: string): Promise<Made> {
  const path = "/ajax/page/page_settings/create/";
  const { redirect } = await call(ed, path, { settings: { title, markdown } });
  const id = await idOf(ed, String(redirect));
  const published = await read<{ version: number; document: { widgets: object } }>(
    ed,
    `/-/draft/${id}/published/`,
  );
  const [widgetId = ""] = Object.keys(published.document.widgets);
  return { id, widgetId, version: published.version };
}

async function idOf(ed: Page, address: string): Promise<number> {
  const { data } = await read<{ data: { page: { id: number } } }>(ed, address);
  return data.page.id;
}

async function read<Answer>(ed: Page, address: string): Promise<Answer> {
  const answer = await ed.request.get(address, { headers: { accept: "application/json" } });
  return answer.json() as Promise<Answer>;
}

async function save(ed: Page, made: Made, source: string): Promise<void> {
  const path = `/ajax/widget/action/save/${made.id}/${made.widgetId}/Markdown/`;
  await call(ed, path, { data: { source, base_version: made.version } });
}
