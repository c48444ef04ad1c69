import type { Page } from "@playwright/test";
import { findings } from "./harness/axe.ts";
import { expect, test } from "./harness/test.ts";

type Style = Partial<Record<"color" | "background" | "fontSize" | "opacity", string>>;

/** A list of six rows, below what the screen has. */
async function list(page: Page): Promise<void> {
  await page.evaluate(() => {
    const rows = document.createElement("ul");
    rows.id = "rows";
    for (let at = 0; at < 6; at++)
      rows.append(Object.assign(document.createElement("li"), { textContent: `Row ${at}` }));
    document.querySelector("main")?.append(rows);
    rows.scrollIntoView();
  });
}

const styled = (page: Page, row: number, style: Style) =>
  page
    .locator("#rows li")
    .nth(row)
    .evaluate((each, given) => void Object.assign((each as HTMLElement).style, given), style);

async function faint(page: Page, look: "light" | "dark"): Promise<string[]> {
  const all = await findings(page, look);
  return all
    .filter(({ id }) => id === "color-contrast")
    .flatMap(({ at }) => at.map((html) => html.replace(/<[^>]*>/g, "")));
}

test("words that are too faint are found in one row of many, on one ground, behind others and in the dark", async ({
  page,
}) => {
  await page.goto("/accounts/login/");
  await list(page);
  expect(await faint(page, "light")).toEqual([]);
  await styled(page, 4, { color: "rgb(190, 190, 190)" });
  expect(await faint(page, "light")).toEqual(["Row 4"]);
  await styled(page, 4, { color: "" });
  await styled(page, 3, { background: "rgb(60, 60, 60)" });
  expect(await faint(page, "light")).toEqual(["Row 3"]);
  await styled(page, 3, { background: "" });
  await styled(page, 2, { opacity: "0.3" });
  expect(await faint(page, "light")).toEqual(["Row 2"]);
  await styled(page, 2, { opacity: "" });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await faint(page, "dark")).toEqual([]);
  await styled(page, 5, { color: "rgb(60, 60, 60)" });
  expect(await faint(page, "dark")).toEqual(["Row 5"]);
});

test("rows that are all too faint are told of once, by the first, as often as one looks", async ({
  page,
}) => {
  await page.goto("/accounts/login/");
  await list(page);
  for (let row = 0; row < 6; row++) await styled(page, row, { color: "rgb(191, 191, 191)" });
  for (let again = 0; again < 2; again++) expect(await faint(page, "light")).toEqual(["Row 0"]);
});
