import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";

/** The items that every journey finds come first, so that the menu may be changed beside others. */
const ours = [
  { type: "url", link: "/" },
  { type: "url", link: "/pages/" },
  { type: "url", link: "/people/" },
];
const linksTo = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ({ type: "url", title: `${name} ${at + 1}`, link: "/pages/" }));

async function save(page: Page, items: readonly object[]) {
  const data = JSON.stringify({ user_state: { items } });
  const answer = await call(page, "/ajax/widget/action/save_menu/0/0/new_menu/", { data });
  expect(answer).toMatchObject({ success: true });
}

const bar = (page: Page) => page.getByRole("navigation", { name: "Site menu" });
const widthOf = async (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("what does not fit stands under More, long lists in columns that scroll, and a phone has a sheet [MBAR-02] [MBAR-04] [MBAR-05] [MBAR-06] [MBAR-13]", async ({
  page,
}) => {
  await signedIn(page, "olga");
  const lists = [14, 15, 40, 70].map((count) => ({
    type: "menu",
    title: `List of ${count}`,
    items: linksTo(count, `Place of ${count},`),
  }));
  await save(page, [...ours, ...lists, ...linksTo(20, "Further on")]);

  for (const width of [1920, 1280, 800]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/people/");
    expect(await widthOf(page)).toBe(0);
    const shown = await bar(page)
      .getByRole("link", { name: /^Further on/ })
      .count();
    await bar(page).getByRole("button", { name: "More" }).click();
    await expect(bar(page).getByRole("link", { name: /^Further on/ })).toHaveCount(20);
    expect(shown).toBeLessThan(20);
    await page.keyboard.press("Escape");
  }

  // At the end of the bar a name that is only heard would make the page wider, in languages that need more letters.
  const editName = bar(page).getByRole("button", { name: "Edit menu" }).locator("span");
  expect((await editName.boundingBox())?.width).toBeLessThanOrEqual(1);

  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [count, columns] of [
    [14, 1],
    [15, 2],
    [40, 3],
    [70, 4],
  ] as const) {
    await bar(page)
      .getByRole("button", { name: `List of ${count}` })
      .click();
    const links = bar(page).getByRole("link", { name: new RegExp(`^Place of ${count},`) });
    await expect(links).toHaveCount(count);
    const boxes = await links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    const starts = [...new Set(boxes.map(({ x }) => Math.round(x)))].sort((one, other) => one - other);
    expect(starts).toHaveLength(columns);
    for (const [at, start] of starts.entries()) expect(start - (starts[0] ?? 0)).toBe(at * 276);
    const panel = page.locator(".menu-panel:popover-open");
    const { height, inside } = await panel.evaluate((each) => ({
      height: each.clientHeight,
      inside: each.scrollHeight,
    }));
    // Fourteen rows, and what stands around them.
    expect(height).toBeLessThan(600);
    if (columns === 1) expect(height).toBeGreaterThan(550);
    expect(inside > height).toBe(count > 56);
    await panel.hover();
    await page.mouse.wheel(0, 500);
    if (count > 56) await expect.poll(() => panel.evaluate((each) => each.scrollTop)).toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    await expect(bar(page).getByRole("button", { name: `List of ${count}` })).toBeFocused();
  }
  await axe(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar(page).getByRole("link", { name: "Home" })).toBeHidden();
  await page.locator(".menu-sheet > summary").click();
  await expect(bar(page).getByRole("link", { name: "Place of 14, 3", exact: true })).toBeVisible();
  await axe(page);
  await page.keyboard.press("Escape");
  await expect(bar(page).getByRole("link", { name: "Home" })).toBeHidden();
  await save(page, ours);
});

test("a menu of sixty items fits every window: each item is on the bar or under More, and in the sheet of a phone [MBAR-02] [MBAR-04] [MBAR-13]", async ({
  page,
}) => {
  await signedIn(page, "olga");
  await save(page, [...ours, ...linksTo(57, "Harbour office")]);
  const places = bar(page).getByRole("link", { name: /^Harbour office/ });
  /** The items that are seen, and how many of them reach out of the window at their side. */
  const seen = () =>
    places.evaluateAll((all) => {
      const shown = all.filter((each) => each.checkVisibility());
      const isOut = ({ left, right }: DOMRect) => left < 0 || right > document.documentElement.clientWidth;
      return {
        names: shown.map((each) => each.textContent),
        out: shown.filter((each) => isOut(each.getBoundingClientRect())).length,
      };
    });
  const all = Array.from({ length: 57 }, (_, at) => `Harbour office ${at + 1}`);
  for (const width of [1920, 1440, 1280, 1024, 800]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/people/");
    const onBar = await seen();
    expect(onBar.names.length, `on the bar at ${width} px`).toBeGreaterThan(0);
    await bar(page).getByRole("button", { name: "More" }).click();
    const last = places.last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    const opened = await seen();
    // What stands on the bar comes first, then what is under More, each once.
    expect(opened.names, `at ${width} px`).toEqual(all);
    expect([onBar.out, opened.out, await widthOf(page)], `at ${width} px`).toEqual([0, 0, 0]);
    await page.keyboard.press("Escape");
    await bar(page).getByRole("button", { name: "Edit menu" }).click();
    const editor = page.getByRole("region", { name: "Edit menu" });
    const add = editor.getByRole("button", { name: "Add item", exact: true });
    await expect(add, `in sight while the menu is edited at ${width} px`).toBeInViewport({ ratio: 1 });
    const isCovered = await add.evaluate((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isCovered, `at ${width} px`).toBe(false);
    await editor.getByRole("button", { name: "Cancel" }).click();
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/people/");
    expect((await seen()).names).toEqual([]);
    await page.locator(".menu-sheet > summary").click();
    await places.last().scrollIntoViewIfNeeded();
    await expect(places.last()).toBeInViewport({ ratio: 1 });
    const opened = await seen();
    expect([opened.names, opened.out, await widthOf(page)], `at ${width} px`).toEqual([all, 0, 0]);
  }
  await save(page, ours);
});

test("an item is dragged to another place of the bar and into a list", async ({ page }) => {
  await signedIn(page, "olga");
  const list = { type: "menu", title: "A list", items: linksTo(1, "Inside") };
  await save(page, [...ours, list, ...linksTo(1, "Dragged")]);
  await page.goto("/people/");
  await bar(page).getByRole("button", { name: "Edit menu" }).click();
  const editor = page.getByRole("region", { name: "Edit menu" });
  await expect(editor).toBeFocused();
  await axe(page);
  await editor.getByRole("button", { name: "Items of A list" }).click();
  const panel = editor.getByRole("group", { name: "Items of A list" });
  // It opens below its item.
  const starts = [panel, editor.getByRole("listitem").filter({ hasText: "A list" })].map((each) =>
    each.evaluate((element) => Math.round(element.getBoundingClientRect().left)),
  );
  expect(new Set(await Promise.all(starts)).size).toBe(1);
  const lift = async () => {
    await editor.getByRole("button", { name: "Move Dragged 1" }).hover();
    await page.mouse.down();
    await panel.getByRole("button", { name: "Move Inside 1" }).hover();
    await expect(editor.getByText(/^Dragged 1: position [12] of 2, /)).toBeVisible();
  };
  await lift();
  await axe(page);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(panel.getByRole("button", { name: /^Move / })).toHaveCount(1);
  await lift();
  await page.mouse.up();
  await expect(panel.getByRole("button", { name: /^Move / })).toHaveCount(2);
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Menu saved")).toBeVisible();
  await bar(page).getByRole("button", { name: "A list" }).click();
  await expect(bar(page).getByRole("link", { name: "Dragged 1" })).toBeVisible();
  await save(page, ours);
});
