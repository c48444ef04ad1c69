import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

test("somebody finds a page that a colleague has just saved, by keyboard alone", async ({
  page,
  browser,
}) => {
  const word = unique("Quokka");
  const ed = await (await browser.newContext({ baseURL: process.env["ATRIUM_E2E_URL"] ?? "" })).newPage();
  await signedIn(ed, "ed");
  const settings = JSON.stringify({
    title: `${word} on deck`,
    category: "",
    tags: [],
    slug: "",
    markdown: "Words.",
  });
  await call(ed, "/ajax/page/page_settings/create/0/", { settings });

  await signedIn(page, "vera");
  await page.goto("/pages/");
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search Noordervaart" })).toBeFocused();
  // Typed at one go: letters that a slow machine sets apart would be searched for one by one.
  await page.keyboard.insertText(word.toLowerCase().slice(0, -3));
  const hit = page.getByRole("option", { name: `${word} on deck` });
  await expect(hit).toBeVisible();
  await expect(hit).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `${word} on deck` })).toBeVisible();
});

test("Escape closes what was found and keeps what was typed; the next one leaves the field [SRCH-26]", async ({
  page,
}) => {
  await signedIn(page, "vera");
  await page.goto("/pages/");
  const field = page.getByRole("combobox", { name: "Search Noordervaart" });
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.insertText("e");
  await expect(page.getByRole("listbox", { name: "Search results" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(field).toHaveValue("e");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).not.toBeFocused();
  await expect(page).toHaveURL(/\/pages\/$/);
});

test("Enter opens the first hit even when it is pressed before the search has begun [SRCH-09]", async ({
  page,
}) => {
  await signedIn(page, "ed");
  const word = unique("Plover");
  const settings = JSON.stringify({
    title: `${word} nests`,
    category: "",
    tags: [],
    slug: "",
    markdown: "Words.",
  });
  await call(page, "/ajax/page/page_settings/create/0/", { settings });
  await page.goto("/pages/");
  await page.keyboard.press("/");
  await page.keyboard.insertText(word);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `${word} nests` })).toBeVisible();
});

test("the list searches by words, stars a page and remembers its order", async ({ page }) => {
  await signedIn(page, "ed");
  const word = unique("Heron");
  const settings = JSON.stringify({
    title: `${word} watch`,
    category: "",
    tags: [],
    slug: "",
    markdown: "Words.",
  });
  await call(page, "/ajax/page/page_settings/create/0/", { settings });
  await page.goto("/pages/");
  const list = page.getByRole("region", { name: "Browse pages" });

  await page.getByRole("searchbox", { name: "Search pages", exact: true }).fill(word);
  await expect(list.getByRole("status")).toHaveText("1 page found");
  await expect(page.getByRole("button", { name: "Relevance" })).toHaveAttribute("aria-pressed", "true");
  await list.getByRole("button", { name: `Star ${word} watch` }).focus();
  await page.keyboard.press("Enter");
  await expect(list.getByRole("button", { name: `Star ${word} watch` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await page.getByRole("searchbox", { name: "Search pages", exact: true }).fill(`${word}nothing`);
  await expect(page.getByText("Sorry, no pages found!")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search pages", exact: true }).fill("");

  await page.getByRole("button", { name: "Created" }).click();
  // Midnight may have passed since it was made.
  await expect(list.getByRole("heading", { name: /^(Today|Yesterday)$/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Created" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "Relevance" })).toHaveCount(0);
});

test("a search stands in the address, and comes back with reload and with back and forward [HASH-07]", async ({
  page,
}) => {
  await signedIn(page, "ed");
  const word = unique("Curlew");
  const settings = JSON.stringify({
    title: `${word} count`,
    category: "",
    tags: [],
    slug: "",
    markdown: "Words.",
  });
  await call(page, "/ajax/page/page_settings/create/0/", { settings });
  await page.goto("/pages/");
  const field = page.getByRole("searchbox", { name: "Search pages", exact: true });
  await field.fill(word);
  await expect(page).toHaveURL(new RegExp(`/pages/#s=${word}$`));
  await page.reload();
  await expect(field).toHaveValue(word);
  await expect(page.getByRole("link", { name: `${word} count` })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/pages\/$/);
  await expect(field).toHaveValue("");
  await page.goForward();
  await expect(field).toHaveValue(word);
});
