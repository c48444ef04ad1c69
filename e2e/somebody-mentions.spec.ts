import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, people, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { publishFirst, saved, text } from "./harness/writing.ts";

const options = (page: Page) => page.getByRole("option");
const said = (page: Page) => page.locator(".canvas [role=status]");

async function edited(page: Page): Promise<string> {
  await signedIn(page, "ed");
  const settings = { title: unique("Mentions") };
  const { redirect } = await call(page, "/ajax/page/page_settings/create/", { settings });
  await page.goto(`${String(redirect)}?edit`);
  await text(page).first().click();
  return String(redirect);
}

test("@ and a few letters name a colleague, who is one letter to the keys and a link to readers", async ({
  page,
  browser,
}) => {
  const address = await edited(page);
  await page.keyboard.type("Ask @ada");
  await expect(options(page)).toHaveText([people.ada.name]);
  const chosen = await options(page).getAttribute("id");
  await expect(text(page).first()).toHaveAttribute("aria-activedescendant", chosen ?? "");
  await axe(page);
  await page.keyboard.press("Tab");
  await page.keyboard.type(" or @");
  await expect(options(page).filter({ hasText: people.ed.name })).toBeVisible();
  await page.keyboard.type("vis");
  await expect(options(page)).toHaveText([people.vera.name]);
  await options(page).click();
  await page.keyboard.type(".");
  await expect(text(page).first()).toHaveText(`Ask ${people.ada.name} or ${people.vera.name}.`);

  // A mention is one letter to the keys, wherever its name ends.
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Home");
  for (let letter = 0; letter < 5; letter++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Backspace");
  await expect(text(page).first()).toHaveText(`Ask  or ${people.vera.name}`);
  await saved(page);
  await publishFirst(page);

  const vera = await signedIn(await (await browser.newContext()).newPage(), "vera");
  await vera.goto(address);
  const link = vera.getByRole("link", { name: people.vera.name });
  await expect(link).toHaveAttribute("href", /^\/profile\/p\/\d+\/$/);
});

test("a colleague who is mentioned in a comment is seen to be a link without its colour", async ({
  page,
}) => {
  const address = await edited(page);
  await page.keyboard.type("Ask first.");
  await saved(page);
  await publishFirst(page);
  const answer = await page.request.get(address, { headers: { accept: "application/json" } });
  const { page: made } = ((await answer.json()) as { data: { page: { id: number } } }).data;
  const found = await page.request.get(`/-/comments/${made.id}/people/?q=ada`);
  const [ada] = ((await found.json()) as { people: { id: number }[] }).people;
  const passage = { page_id: made.id, widget: "text0001", quote: "Ask first.", before: "", after: "" };
  const words = `@[${ada?.id ?? 0}] knows who has the key of the battery room.`;
  await call(page, `/-/comments/${made.id}/begin/`, { ...passage, words, key: unique("said") });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const link = page.getByRole("link", { name: `@${people.ada.name}` });
  // The accent of a site may be as dark as the words around it.
  await expect(link).toHaveCSS("text-decoration-line", "underline");
  await axe(page);
});

test("names are found as they are shown, and the caret stands behind a mention that ends its line", async ({
  page,
}) => {
  await edited(page);
  await page.keyboard.type("Ask @ada");
  await expect(options(page)).toHaveText([people.ada.name]);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Admiral");
  const lines = text(page).first().locator("p");
  await expect(lines).toHaveText([`Ask ${people.ada.name}`, "Admiral"]);

  // By keys, and by a press beside the name: what is typed goes on behind it.
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await expect(lines.first()).toHaveText(`Ask ${people.ada.name}!`);
  await page.keyboard.press("Backspace");
  const box = await lines.first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 4, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.keyboard.type("?");
  await expect(lines.first()).toHaveText(`Ask ${people.ada.name}?`);

  await page.keyboard.press("Control+h");
  await expect(page.getByRole("textbox", { name: "Find", exact: true })).toBeFocused();
  await page.keyboard.type("admira");
  await expect(page.locator(".finding-count")).toHaveText(/ of 2$/);
  const marked = () =>
    page.evaluate(() => {
      const ranges = [...(CSS.highlights.get("found") ?? [])] as Range[];
      return ranges.map((range) => range.toString());
    });
  await expect.poll(marked).toEqual(["Admira", "Admira"]);
  await page.getByRole("textbox", { name: "Replace with" }).fill("Genera");
  await page.getByRole("button", { name: "Replace all" }).click();
  await expect(lines).toHaveText([`Ask ${people.ada.name}?`, "General"]);
  await expect(page.getByRole("search", { name: "Find in page" })).toContainText(
    "1 replaced. 1 not replaced: it's the name of a person or page.",
  );
});

test("while somebody is looked for the list says so; where that fails it says so, and what was typed stays", async ({
  page,
}) => {
  await edited(page);
  let answer: (how: "continue" | "abort") => void = () => {};
  await page.route("**/-/mentions/find/**", async (route) => {
    const how = await new Promise<"continue" | "abort">((resolve) => {
      answer = resolve;
    });
    await route[how]().catch(() => {});
  });
  await page.keyboard.type("@");
  await expect(page.getByText("Looking…")).toBeVisible();
  answer("continue");
  await expect(options(page).first()).toBeVisible();
  const asked = page.waitForRequest("**/-/mentions/find/**");
  await page.keyboard.type("qq");
  await asked;
  await expect(page.getByText("Looking…")).toBeVisible();
  answer("abort");
  const sentence = "Couldn't search for people and pages. Your text is safe.";
  await expect(page.locator(".canvas-typed")).toContainText(sentence);
  await expect(said(page)).toContainText(sentence);
  await page.keyboard.press("Escape");
  await expect(page.locator(".canvas-typed")).toHaveCount(0);
  await expect(text(page).first()).toHaveText("@qq");
});

test("while pages to link to are looked for the panel says so, and only then that there is none", async ({
  page,
}) => {
  await edited(page);
  await page.keyboard.type("map");
  await page.keyboard.press("Control+a");
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/ajax/pages/action/search/**", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.keyboard.press("Control+k");
  // The pages of the last days are offered while nothing is typed, and leave with the first letters that mean none of them.
  const offered = page.getByRole("listbox", { name: "Pages" }).getByRole("option");
  await expect(offered.first()).toBeVisible();
  const field = page.getByRole("combobox", { name: "Search pages or paste a link" });
  await field.fill(unique("zebra"));
  const panel = page.locator(".kit-link-panel-none");
  await expect(panel).toHaveText("Looking…");
  await expect(offered).toHaveCount(0);
  await field.press("Enter");
  await expect(field).toBeVisible();
  letGo();
  await expect(panel).toHaveText("No pages found");
});
