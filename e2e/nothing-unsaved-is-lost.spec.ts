import { type Page, expect } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { screenshots } from "./harness/screenshots.ts";
import { arrived, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

type Made = { id: number; title: string; address: string };
/** A screen with something to save: how it is changed, and where the change is seen. */
type Screen = {
  readonly name: string;
  readonly path: (page: Made) => string;
  readonly change: (page: Page) => Promise<void>;
  readonly isChanged: (page: Page) => Promise<void>;
  /** Where Cancel and Escape lead. */
  readonly back: (page: Made) => string;
  readonly save: { readonly button: string; readonly call: string };
};

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const retitled = {
  change: (page: Page) => title(page).fill("Tide tables of the summer"),
  isChanged: (page: Page) => expect(title(page)).toHaveValue("Tide tables of the summer"),
};
const settings = "**/ajax/page/page_settings";
const everyone = (page: Page) => page.getByRole("checkbox", { name: "Everyone at Noordervaart can edit" });

const screens: readonly Screen[] = [
  {
    name: "properties",
    path: ({ id }) => `/page/properties/${id}/`,
    ...retitled,
    back: ({ address }) => address,
    save: { button: "Save", call: `${settings}/edit_properties/**` },
  },
  {
    name: "permissions",
    path: ({ id }) => `/page/settings/${id}/`,
    change: (page) => everyone(page).click(),
    isChanged: (page) => expect(everyone(page)).toBeChecked(),
    back: ({ address }) => address,
    save: { button: "Save", call: `${settings}/edit/**` },
  },
  {
    name: "new page",
    path: () => "/new/",
    ...retitled,
    back: () => "/",
    save: { button: "Create page", call: `${settings}/create/**` },
  },
  {
    name: "copy",
    path: ({ id }) => `/page/copy/${id}/0/`,
    ...retitled,
    back: ({ id }) => `/page/versions/${id}/`,
    save: { button: "Create copy", call: `${settings}/clone/**` },
  },
];

const question = (page: Page) => page.getByRole("dialog", { name: "Discard changes?" });
const isAt = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);

/** Answers the question that has to have come, and sees that everything is still there or that it is gone. */
async function keepEditing(page: Page, screen: Screen, made: Made): Promise<void> {
  await expect(question(page)).toContainText("Your changes will be lost.");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(question(page)).toHaveCount(0);
  await isAt(page, screen.path(made));
  await screen.isChanged(page);
}

for (const screen of screens)
  test(`nobody loses what they changed and did not save: ${screen.name} [PDLG-13] [PDLG-14]`, async ({
    page,
  }) => {
    test.slow();
    await signedIn(page, "ed");
    const made = await makePage(page);
    await page.goto("/pages/");
    await follow(page, screen.path(made));
    const save = page.getByRole("button", { name: screen.save.button });
    await save.waitFor();

    await test.step("who has changed nothing goes without a question", async () => {
      await page.keyboard.press("Escape");
      await isAt(page, screen.back(made));
      await page.goBack();
      await isAt(page, screen.path(made));
      await save.waitFor();
    });

    await screen.change(page);
    await test.step("Cancel, Escape, a link and a step back ask first", async () => {
      await page.getByRole("link", { name: "Cancel" }).click();
      await expect(question(page)).toBeVisible();
      await axe(page);
      if (screen.name === "properties") await screenshots(page, "discard-changes");
      await keepEditing(page, screen, made);
      await page.keyboard.press("Escape");
      await expect(question(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await isAt(page, screen.path(made));
      await screen.isChanged(page);
      await follow(page, "/people/");
      await keepEditing(page, screen, made);
      await page.evaluate(() => history.back());
      await keepEditing(page, screen, made);
    });

    await test.step("a reload asks too, as far as the browser lets it", async () => {
      const asked = page.waitForEvent("dialog");
      const reloading = page.reload().catch(() => null);
      const dialog = await asked;
      expect(dialog.type()).toBe("beforeunload");
      await dialog.dismiss();
      await Promise.race([reloading, screen.isChanged(page)]);
    });

    await test.step("while it is being saved nobody leaves", async () => {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(screen.save.call, async (route) => {
        await held;
        await route.abort();
      });
      await save.click();
      const saving = page.locator("[aria-busy]");
      await expect(saving).toHaveAttribute("aria-disabled", "true");
      for (const leave of [
        () => page.getByRole("link", { name: "Cancel" }).click(),
        () => page.keyboard.press("Escape"),
        () => page.evaluate(() => history.back()),
      ]) {
        await leave();
        await expect(page.getByRole("status").getByText("Please wait, save in progress...")).toBeVisible();
        await isAt(page, screen.path(made));
        await expect(question(page)).toHaveCount(0);
      }
      if (screen.name === "permissions") await screenshots(page, "save-in-progress");
      letGo();
      await expect(saving).toHaveCount(0);
      await screen.isChanged(page);
      await page.unroute(screen.save.call);
    });

    await test.step("who gives the changes up goes on, also back", async () => {
      await page.evaluate(() => history.back());
      await expect(question(page)).toBeVisible();
      await page.getByRole("button", { name: "Discard changes" }).click();
      await isAt(page, "/pages/");
    });
  });

test("what is saved is left without a question", async ({ page }) => {
  await signedIn(page, "ed");
  const made = await makePage(page);
  await page.goto(`/page/properties/${made.id}/`);
  await title(page).fill(`${made.title} of the summer`);
  await page.getByRole("button", { name: "Save" }).click();
  await arrived(page, made.address);
  await expect(page.getByRole("heading", { name: `${made.title} of the summer` })).toBeVisible();
  await page.goto(`/page/settings/${made.id}/`);
  await everyone(page).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".ui-notices").getByText("Saved")).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await arrived(page, made.address);
});

async function makePage(page: Page): Promise<Made> {
  const name = unique("Tide tables ");
  const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings: { title: name } });
  const address = String(redirect);
  const shown = await page.request.get(address, { headers: { accept: "application/json" } });
  const { data } = (await shown.json()) as { data: { page: { id: number } } };
  return { id: data.page.id, title: name, address };
}

/** Goes by a link, as people do: the screen changes and the document stays. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.querySelector("main")?.append(link);
    link.click();
    link.remove();
  }, path);
}
