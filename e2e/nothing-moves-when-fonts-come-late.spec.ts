import { type BrowserContext, type Page, expect } from "@playwright/test";
import { type EveryScreen, everyScreen } from "./harness/every-screen.ts";
import { theGround } from "./harness/ground.ts";
import { recordMoves } from "./harness/moves.ts";
import { signedIn } from "./harness/people.ts";
import { test } from "./harness/test.ts";

// Scroll bars take room here, as they do for most people at a desk.
test.use({
  isFresh: true,
  launchOptions: {
    executablePath: process.env["CHROMIUM_PATH"] ?? "",
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

/** Long after the screen, also where much else is done at the same time (it took more than four seconds there): what comes with it is no move. */
const late = 7000;
const widths = [1440, 1024, 390];

const looked = ["sign-in", "home", "page", "edit", "browse", "people", "sharing", "site-settings"];
const screens = everyScreen.filter(
  ({ name }, at) => looked.includes(name) && everyScreen.findIndex((each) => each.name === name) === at,
);

test("nothing moves when fonts come late, at any width", async ({ browser }) => {
  test.setTimeout(300_000);
  const ground = await theGround(browser);
  const moved: string[] = [];
  for (const who of new Set(screens.map((each) => each.who))) {
    const context = await browser.newContext();
    if (who !== "visitor") await signedIn(await context.newPage(), who);
    const own = screens.filter((each) => each.who === who);
    // Nearly all of it is waiting, so that two walk at each width.
    const walks = widths.flatMap((width) =>
      [0, 1].map(async (half) => {
        const page = await opened(context, width);
        for (const screen of own.filter((_, at) => at % 2 === half))
          moved.push(...(await movesOf(page, screen, { ground, width })));
      }),
    );
    await Promise.all(walks);
    await context.close();
  }
  expect(moved).toEqual([]);
});

test("fonts that came late are shown from the next screen on, without another document", async ({ page }) => {
  await signedIn(page, "olga");
  await page.route("**/*.woff2", async (route) => {
    await new Promise<void>((done) => setTimeout(done, late));
    await route.continue();
  });
  const answered = page.waitForResponse(/\.woff2$/);
  await page.goto("/people/");
  const width = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const line = document.createElement("span");
      line.textContent = "Handgloves";
      line.style.cssText = "position: absolute; font: 400 200px var(--font-ui)";
      document.body.append(line);
      const { width } = line.getBoundingClientRect();
      line.remove();
      return width;
    });
  await answered;
  const other = await width();
  await page.locator('a[href="/pages/"]:visible').first().click();
  await expect(page).toHaveURL(/\/pages\/$/);
  await expect.poll(width).not.toBeCloseTo(other);
  const own = await width();
  await page.unroute("**/*.woff2");
  await page.goto("/people/");
  await expect.poll(width).toBeCloseTo(own);
});

async function opened(context: BrowserContext, width: number): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await recordMoves(page);
  return page;
}

type Place = { readonly ground: Awaited<ReturnType<typeof theGround>>; readonly width: number };

/** What moved on a screen until its fonts had been there for some frames. */
async function movesOf(page: Page, screen: EveryScreen, { ground, width }: Place): Promise<string[]> {
  const { name, path, waitsFor = "main" } = screen;
  const held: Promise<void>[] = [];
  await page.route("**/*.woff2", (route) => {
    const given = new Promise<void>((done) => setTimeout(done, late)).then(() => route.continue());
    held.push(given);
    return given;
  });
  const answered = page.waitForResponse(/\.woff2$/);
  await page.goto(path(ground));
  // Six screens are opened at once here, beside another journey: on a busy machine edit mode takes longer than a wait usually lasts.
  await expect(page.locator(waitsFor).first()).toBeVisible({ timeout: 30_000 });
  await answered;
  await Promise.all(held);
  await page.evaluate(() => document.fonts.ready);
  const moves = await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { moves: string[] }).moves;
  });
  await page.unroute("**/*.woff2");
  return moves.map((each) => `${name} at ${width} px: ${each}`);
}
