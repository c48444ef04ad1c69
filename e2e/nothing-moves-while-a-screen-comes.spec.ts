import { pseudo } from "#languages/pseudo.ts";
import { everyScreen } from "./harness/every-screen.ts";
import { theGround } from "./harness/ground.ts";
import { inPseudo } from "./harness/foreign.ts";
import { nothingMoved, watchMoves } from "./harness/moves.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

// Scroll bars take room here, as they do for most people at a desk.
test.use({
  isFresh: true,
  launchOptions: {
    executablePath: process.env["CHROMIUM_PATH"] ?? "",
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

const inMadeUp = (text: string) => String(pseudo(text));

const looked = ["home", "page", "edit", "browse", "copy", "activity"];

test("nothing moves while a screen comes, at a desk and on a phone", async ({ page, browser }) => {
  const ground = await theGround(browser);
  await signedIn(page, "olga");
  await watchMoves(page);
  const screens = everyScreen.filter(
    ({ name }, at) => looked.includes(name) && everyScreen.findIndex((each) => each.name === name) === at,
  );
  expect(screens).toHaveLength(looked.length);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { name, path, waitsFor = "main" } of screens) {
      await page.goto(path(ground));
      await expect(page.locator(waitsFor).first()).toBeVisible();
      await nothingMoved(page, `${name} at ${width} px`);
    }
  }
  await test.step("below 800 px the filters of the list wait behind their button [BFLT-19]", async () => {
    for (const width of [799, 800]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/pages/");
      const isPhone = width < 800;
      await expect(page.getByRole("button", { name: "Filters" })).toBeVisible({ visible: isPhone });
      await expect(page.getByRole("complementary", { name: "Filters" })).toBeVisible({ visible: !isPhone });
    }
  });
});

test("what a page shows of its actions before all have come stays where it is", async ({ page, browser }) => {
  const ground = await theGround(browser);
  await signedIn(page, "olga");
  const address = `${process.env["ATRIUM_E2E_URL"] ?? ""}${ground.address}`;
  const whole = await (await page.request.get(address, { headers: { accept: "text/html" } })).text();
  const half = whole.slice(0, whole.indexOf("</button>", whole.indexOf('class="pages-actions"')));
  expect(half.length).toBeGreaterThan(1000);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const reader = await context.newPage();
  const places = async (body: string) => {
    await reader.route(address, (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
    await reader.goto(address);
    return reader.locator(".pages-actions > *").evaluateAll((all) =>
      all.flatMap((each) => {
        const { x, y } = each.getBoundingClientRect();
        return getComputedStyle(each).visibility === "visible" ? [`${x} ${y}`] : [];
      }),
    );
  };
  for (const width of [1440, 390]) {
    await reader.setViewportSize({ width, height: 844 });
    const before = await places(half);
    const after = await places(whole);
    expect(after.length).toBeGreaterThan(2);
    expect(after.slice(0, before.length), `at ${width} px`).toEqual(before);
  }
  await context.close();
});

test("what a list shows of its bar, of a row and of the actions of a phone before all have come stays where it is", async ({
  page,
  browser,
}) => {
  await theGround(browser);
  await signedIn(page, "olga");
  const address = `${process.env["ATRIUM_E2E_URL"] ?? ""}/pages/`;
  const whole = await (await page.request.get(address, { headers: { accept: "text/html" } })).text();
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const reader = await context.newPage();
  await reader.route("**/*.woff2", (route) => route.abort());
  let body = whole;
  await reader.route(address, (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
  const places = async (length: number) => {
    body = whole.slice(0, length);
    await reader.goto(address);
    return reader.locator(".browsing-bar *, .browsing-row *, .shell-phone-bar *").evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const isSeen = getComputedStyle(each).visibility === "visible" && width > 0 && height > 0;
        return isSeen ? ([x, y] as const) : null;
      }),
    );
  };
  const ends = (from: string, to: string) => {
    const [begin, end] = [whole.indexOf(from), whole.indexOf(to, whole.indexOf(from))];
    expect(end).toBeGreaterThan(begin);
    const part = whole.slice(begin, end);
    return [...part.matchAll(/<\/(a|button|span|time|label)>/g)].map(
      (tag) => begin + tag.index + tag[0].length,
    );
  };
  const within = {
    bar: ends('<div class="browsing-bar"', '<div class="browsing-rows"'),
    row: ends('<li class="browsing-row"', "</li>"),
    actions: ends('<nav class="shell-phone-bar"', "</nav>"),
  };
  const moved: string[] = [];
  for (const [width, parts] of [
    [1440, ["bar", "row"]],
    [390, ["bar", "row", "actions"]],
  ] as const) {
    await reader.setViewportSize({ width, height: 844 });
    const after = await places(whole.length);
    for (const part of parts)
      for (const end of within[part])
        for (const [at, place] of (await places(end)).entries()) {
          const [x, y] = after[at] ?? [];
          if (!place || x === undefined || y === undefined) continue;
          // Browsers count what moves by three pixels or more.
          const far = Math.max(Math.abs(place[0] - x), Math.abs(place[1] - y)) >= 3;
          if (far) moved.push(`${part} at ${width} px, after ${whole.slice(end - 80, end)}`);
        }
  }
  expect(moved).toEqual([]);
  await context.close();
});

test("what is copied and of when stands in a line each, however long its title is", async ({ page }) => {
  await signedIn(page, "olga");
  const settings = JSON.stringify({
    title: unique("Checklist for leads: somebody new starts at "),
    markdown: "-",
  });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/", { settings });
  const address = new URL(String(redirect), "http://localhost").pathname;
  const shown = await page.request.get(address, { headers: { accept: "application/json" } });
  const { id } = ((await shown.json()) as { data: { page: { id: number } } }).data.page;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/page/copy/${id}/0/`);
  const lines = page.getByRole("dialog").locator(".creating-source");
  await expect(lines).toHaveCount(2);
  for (const { height } of await lines.evaluateAll((all) => all.map((each) => each.getBoundingClientRect())))
    expect(height).toBeLessThan(30);
});

test("a page has room for its scroll bar before it needs one", async ({ page, browser }) => {
  await theGround(browser);
  await signedIn(page, "olga");
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto("/settings/");
  const { needsOne, room } = await page.evaluate(() => ({
    needsOne: document.documentElement.scrollHeight > innerHeight,
    room: innerWidth - document.documentElement.clientWidth,
  }));
  expect(needsOne).toBe(false);
  expect(room).toBeGreaterThan(0);
});

test("a page stays where it is behind a dialog, which takes its scroll bar away, from right to left too", async ({
  page,
  browser,
}) => {
  await theGround(browser);
  await signedIn(page, "olga");
  const start = () =>
    page.getByRole("heading", { level: 1 }).evaluate((each) => each.getBoundingClientRect().x);
  for (const say of [(text: string) => text, inMadeUp]) {
    if (say === inMadeUp) await inPseudo(page);
    await page.goto("/people/");
    const before = await start();
    await page
      .getByRole("main")
      .getByRole("button", { name: say("Invite"), exact: true })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(0);
    expect(await start()).toBe(before);
  }
});
