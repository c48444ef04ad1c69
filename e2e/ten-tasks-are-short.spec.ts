import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { openDemo } from "./harness/installations.ts";
import { Hand } from "./harness/hand.ts";
import { magicOf } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { caretSettled, photo, picture, saved, tile } from "./harness/writing.ts";

let demo: Awaited<ReturnType<typeof openDemo>>;
type Session = Awaited<ReturnType<BrowserContext["cookies"]>>;
let session: Promise<Session> | undefined;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  demo = await openDemo();
});
test.afterAll(() => demo.stop());

test.use({ viewport: { width: 1440, height: 900 } });

/** What each task costs by pointer and by keys, as the document says it. */
const told = new Map(
  [...readFileSync("docs/ten-tasks.md", "utf8").matchAll(/^(.+?) \| (\d+) \| .+? \| (\d+) \| .+$/gm)].map(
    ([, task = "", pointer, keys]) => [task, { pointer: Number(pointer), keys: Number(keys) }] as const,
  ),
);

/** Does the task, and sees that it is done. */
type Way = (hand: Hand, page: Page) => Promise<void>;
type Task = { readonly pointer: Way; readonly keys: Way };

const first = (page: Page) => page.getByRole("dialog", { name: "Publish this page?" });
const bar = (page: Page) => page.getByRole("region", { name: "Edit mode" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Site menu" });
const dialog = (page: Page) => page.getByRole("dialog").last();
const question = (page: Page) => page.getByRole("dialog", { name: "Change who has access?" });
const search = (page: Page) => page.getByRole("combobox", { name: "Search Noordervaart" });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name }).first();
const notice = (page: Page, words: string | RegExp) =>
  expect(page.locator(".ui-notices").getByText(words)).toBeVisible();
const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

const canteen = "Canteen menu: week 47";
const questions = "Questions passengers ask";

/** The page from its place in the menu, at one press. */
async function fromMenu(hand: Hand, page: Page, name: string): Promise<void> {
  await hand.press(menu(page).getByRole("link", { name }));
  await heading(page, name);
}

const three = (way: string) => ["anna", "bram", "cas"].map((each) => `${each}.${way}@example.org`).join("\n");

/** A text that was just spoiled while it is edited; what is given waits until it is as before. */
async function mistake(page: Page): Promise<() => Promise<void>> {
  await page.goto(`${demo.url}/travel-expenses/?edit`);
  const title = page.getByRole("heading", { level: 1 }).getByRole("textbox", { name: "Title", exact: true });
  await title.click();
  await page.keyboard.press("End");
  await caretSettled(page);
  await page.keyboard.type("x");
  await expect(title).toContainText("expensesx");
  await saved(page);
  return async () => {
    await expect(title).not.toContainText("expensesx");
    await saved(page);
  };
}

/** The page by its name, at two keys. */
async function byName(hand: Hand, page: Page, name: string): Promise<void> {
  await hand.key("/");
  await hand.find(name);
  await hand.key("Enter");
  await heading(page, name);
}

const tasks: Readonly<Record<string, Task>> = {
  "First page with a picture": {
    pointer: async (hand, page) => {
      await hand.press(page.getByRole("link", { name: "New page" }));
      await expect(page.getByLabel("Title")).toBeFocused();
      await hand.type("Fog on the pier");
      await hand.press(page.getByRole("button", { name: "Create page" }));
      await hand.press(tile(page, "Image"));
      await hand.file(await photo(), () =>
        hand.press(page.getByRole("button", { name: "Choose a picture" })),
      );
      await expect(picture(page)).toBeVisible();
      await saved(page);
      await hand.press(bar(page).getByRole("button", { name: "Publish" }));
      await hand.press(first(page).getByRole("button", { name: "Publish" }));
      await expect(page.locator("main figure.image img")).toBeVisible();
    },
    keys: async (hand, page) => {
      await hand.command("new page");
      await expect(page.getByLabel("Title")).toBeFocused();
      await hand.type("Fog on the quay");
      await hand.key("Enter");
      await expect(page.locator(".canvas").getByRole("textbox", { name: "Text", exact: true })).toBeFocused();
      await hand.type("/image");
      await expect(option(page, "Image")).toBeVisible();
      await hand.key("Enter");
      await expect(page.getByRole("button", { name: "Choose a picture" })).toBeFocused();
      await hand.file(await photo(), () => hand.key("Enter"));
      await expect(picture(page)).toBeVisible();
      await saved(page);
      await hand.key("Escape");
      await hand.command("go live");
      await expect(first(page).getByRole("button", { name: "Publish" })).toBeFocused();
      await hand.key("Enter");
      await expect(page.locator("main figure.image img")).toBeVisible();
    },
  },
  "Find a page": {
    pointer: async (hand, page) => {
      await hand.press(search(page));
      await hand.type("Travel expenses");
      await hand.press(option(page, /^Travel expenses/));
      await heading(page, "Travel expenses");
    },
    keys: (hand, page) => byName(hand, page, "Travel expenses"),
  },
  "Share with one person": {
    pointer: async (hand, page) => {
      await fromMenu(hand, page, canteen);
      await hand.press(page.getByRole("button", { name: "Share" }));
      await hand.press(dialog(page).getByRole("link", { name: "Page permissions" }));
      await hand.press(dialog(page).getByRole("combobox", { name: "Add person" }));
      await hand.type("xavi");
      await hand.press(option(page, /Xavi/));
      await hand.press(dialog(page).getByRole("button", { name: "Save" }));
      await notice(page, /saved/i);
    },
    keys: async (hand, page) => {
      await byName(hand, page, questions);
      await hand.command("permissions");
      await hand.tabTo(dialog(page).getByRole("combobox", { name: "Add person" }));
      await hand.type("xavi");
      await expect(option(page, /Xavi/)).toBeVisible();
      await hand.key("Enter", "Control+Enter");
      await notice(page, /saved/i);
    },
  },
  "Make public": {
    pointer: async (hand, page) => {
      await fromMenu(hand, page, canteen);
      await hand.press(page.getByRole("button", { name: "Share" }));
      await hand.press(dialog(page).getByRole("link", { name: "Page permissions" }));
      await hand.press(dialog(page).getByRole("checkbox", { name: "Public can view" }));
      await hand.press(dialog(page).getByRole("button", { name: "Save" }));
      await hand.press(question(page).getByRole("button", { name: "Save" }));
      await notice(page, /saved/i);
    },
    keys: async (hand, page) => {
      await byName(hand, page, "Travel expenses");
      await hand.command("permissions");
      await hand.tabTo(dialog(page).getByRole("checkbox", { name: "Administrators can view" }));
      await hand.key("ArrowUp");
      await expect(dialog(page).getByRole("checkbox", { name: "Public can view" })).toBeFocused();
      await hand.key("Space", "Control+Enter");
      await expect(question(page).getByRole("button", { name: "Save" })).toBeFocused();
      await hand.key("Enter");
      await notice(page, /saved/i);
    },
  },
  "Move a page": {
    pointer: async (hand, page) => {
      await hand.press(menu(page).getByRole("link", { name: "Pages" }));
      const row = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("link", { name: canteen, exact: true }) });
      await hand.carry(row.last(), page.getByRole("treeitem", { name: "Freight", exact: true }));
      await notice(page, /moved/i);
    },
    keys: async (hand, page) => {
      await byName(hand, page, questions);
      await hand.command("properties");
      await hand.tabTo(dialog(page).getByRole("combobox", { name: "Folder" }));
      await hand.type("Freight");
      await hand.key("Shift+Tab", "Enter");
      await expect(page.getByRole("navigation", { name: "Folder" })).toContainText("Freight");
    },
  },
  "Restore a version": {
    pointer: async (hand, page) => {
      await fromMenu(hand, page, canteen);
      await hand.press(page.getByRole("button", { name: "More actions" }));
      await hand.press(page.getByRole("menuitem", { name: "Version history" }));
      await hand.press(dialog(page).getByRole("listitem").nth(1).getByRole("link"));
      await hand.press(page.getByRole("button", { name: "Restore this version" }));
      await notice(page, "Version restored");
    },
    keys: async (hand, page) => {
      await byName(hand, page, canteen);
      await hand.command("restore");
      await hand.tabTo(dialog(page).getByRole("listitem").nth(1).getByRole("link"));
      await hand.key("Enter");
      await hand.tabTo(page.getByRole("button", { name: "Restore this version" }));
      await hand.key("Enter");
      await notice(page, "Version restored");
    },
  },
  "Invite three people": {
    pointer: async (hand, page) => {
      await hand.press(menu(page).getByRole("link", { name: "People" }));
      await hand.press(page.getByRole("main").getByRole("button", { name: "Invite" }).first());
      await expect(dialog(page).getByLabel("Email addresses")).toBeFocused();
      await hand.type(three("pointer"));
      await hand.press(dialog(page).getByRole("button", { name: "Send invitations" }));
      await notice(page, /3/);
    },
    keys: async (hand, page) => {
      await hand.command("directory");
      await heading(page, "People");
      await hand.tabTo(page.getByRole("main").getByRole("button", { name: "Invite" }).first());
      await hand.key("Enter");
      await expect(dialog(page).getByLabel("Email addresses")).toBeFocused();
      await hand.type(three("keys"));
      await hand.key("Control+Enter");
      await notice(page, /3/);
    },
  },
  "Reorder blocks": {
    pointer: async (hand, page) => {
      await fromMenu(hand, page, canteen);
      await hand.press(page.getByRole("link", { name: "Edit", exact: true }));
      const blocks = page.locator(".canvas [data-widget]");
      await blocks.nth(1).hover();
      await hand.drag(blocks.nth(1).locator(".canvas-handle"), blocks.first());
      await saved(page);
      await hand.press(bar(page).getByRole("button", { name: "Publish" }));
      await notice(page, /Published/);
    },
    keys: async (hand, page) => {
      await byName(hand, page, questions);
      await hand.command("edit");
      await expect(page.locator(".canvas")).toBeVisible();
      await hand.key("Escape", "Alt+ArrowDown");
      await saved(page);
      await hand.command("go live");
      await notice(page, /Published/);
    },
  },
  "Change the logo": {
    pointer: async (hand, page) => {
      await hand.press(page.getByRole("button", { name: /Your account/ }));
      await hand.press(page.getByRole("menuitem", { name: "Settings" }));
      await hand.press(page.getByRole("main").getByRole("link", { name: "Theme" }));
      await hand.file(await photo(), () => hand.press(page.getByRole("button", { name: "Replace Logo" })));
      await expect(page.locator(".theme-bar")).toContainText("1 unsaved change");
      await hand.press(page.getByRole("button", { name: "Save" }));
      await notice(page, "Theme saved");
    },
    keys: async (hand, page) => {
      await hand.command("logo");
      await heading(page, "Theme");
      await hand.tabTo(page.getByRole("button", { name: "Replace Logo" }));
      await hand.file(await photo(), () => hand.key("Enter"));
      await expect(page.locator(".theme-bar")).toContainText("1 unsaved change");
      await hand.tabTo(page.getByRole("button", { name: "Save" }), "Shift+Tab");
      await hand.key("Enter");
      await notice(page, "Theme saved");
    },
  },
  "Undo a mistake": {
    pointer: async (hand, page) => {
      const undone = await mistake(page);
      await hand.press(bar(page).getByRole("button", { name: "Undo" }));
      await undone();
    },
    keys: async (hand, page) => {
      const undone = await mistake(page);
      await hand.key("Control+z");
      await undone();
    },
  },
};

for (const [name, task] of Object.entries(tasks))
  for (const way of ["pointer", "keys"] as const)
    test(`${name}, by ${way}, costs what the document says`, async ({ page }) => {
      await signIn(page);
      const hand = new Hand(page);
      await task[way](hand, page);
      expect(hand.count).toBe(told.get(name)?.[way]);
      expect(hand.count).toBeLessThanOrEqual(12);
    });

/** Signed in once; each task begins on the home page of a browser of its own. */
async function signIn(page: Page): Promise<void> {
  session ??= openSession(page);
  await page.context().addCookies(await session);
  await page.goto(`${demo.url}/`);
  await caretSettled(page);
}

async function openSession(page: Page): Promise<Session> {
  const magic = await magicOf(page, demo.url);
  const data = { email: "olga@noordervaart.example", password: "noordervaart", magic };
  const answer = await page.request.post(`${demo.url}/accounts/login/`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return page.context().cookies();
}
