import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./harness/test.ts";
import { openGallery } from "./ui-gallery.ts";

const kinds = [
  { button: "Ordinary", text: "Page moved to Handbook", seconds: 3, role: "status" },
  {
    button: "Error",
    text: "Could not connect, please try again later..",
    seconds: 5,
    role: "alert",
  },
  { button: "Split", text: "Text box split in two", seconds: 6, role: "status" },
  { button: "Removal", text: "Folder deleted", seconds: 10, role: "status" },
] as const;

const notice = (page: Page, text: string) => page.locator(".ui-notice", { hasText: text });

/** Lets a notice live that stood still so far, and takes it to the end of its life at once. */
const liveOut = (shown: Locator) =>
  shown.evaluate((element) => {
    document.adoptedStyleSheets = [];
    const life = element.getAnimations()[0];
    const was = { seconds: Number(life?.effect?.getTiming().duration) / 1000, state: life?.playState };
    life?.finish();
    return was;
  });

/** Lets a notice live so slowly that it outlasts any journey. */
const liveLong = (shown: Locator) =>
  shown.evaluate((element) => {
    document.adoptedStyleSheets = [];
    for (const life of element.getAnimations()) life.playbackRate = 0.001;
  });

test.beforeEach(async ({ page }) => openGallery(page));

async function expectToFadeAfter(page: Page, { button, text, seconds }: (typeof kinds)[number]) {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.mouse.move(0, 0);
  const shown = notice(page, text);
  expect(await liveOut(shown)).toEqual({ seconds, state: "running" });
  await expect(shown).toHaveCount(0);
}

test("an ordinary notice stays 3 s and fades [DLGS-12]", async ({ page }) => {
  await expectToFadeAfter(page, kinds[0]);
});

test("an error notice stays 5 s and fades [DLGS-13]", async ({ page }) => {
  await expectToFadeAfter(page, kinds[1]);
});

test("the notice of a text that was split stays 6 s", async ({ page }) => {
  await expectToFadeAfter(page, kinds[2]);
});

test("the notice of a removal stays 10 s where that of a split stays 6 s", async ({ page }) => {
  await expectToFadeAfter(page, kinds[2]);
  await expectToFadeAfter(page, kinds[3]);
});

for (const kind of kinds)
  test(`a notice of the kind ${kind.button} is announced [DLGS-22]`, async ({ page }) => {
    await page.getByRole("button", { name: kind.button, exact: true }).click();
    await expect(page.getByRole(kind.role).getByText(kind.text)).toBeVisible();
  });

test("a new notice takes the place of an older one of its kind only [DLGS-22]", async ({ page }) => {
  for (const name of ["Removal", "Split", "Removal"])
    await page.getByRole("button", { name, exact: true }).click();
  await expect(notice(page, "Folder deleted")).toHaveCount(1);
  await expect(notice(page, "Text box split in two")).toHaveCount(1);
});

test("a notice waits while it is pointed at or holds the focus", async ({ page }) => {
  await page.getByRole("button", { name: "Removal" }).click();
  const shown = notice(page, "Folder deleted");
  const state = () => shown.evaluate((element) => element.getAnimations()[0]?.playState);
  await shown.hover();
  await liveLong(shown);
  await expect.poll(state).toBe("paused");
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe("running");
  await shown.getByRole("button", { name: "Undo" }).focus();
  await expect.poll(state).toBe("paused");
});

test("Undo is reached with F6, takes back, and the focus returns", async ({ page }) => {
  const button = page.getByRole("button", { name: "Split", exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("F6");
  await expect(
    page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Last outcome")).toHaveText("Taken back");
  await expect(notice(page, "Text box split in two")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("Escape sends a focused notice away without taking back", async ({ page }) => {
  await page.getByRole("button", { name: "Removal" }).click();
  await page.keyboard.press("F6");
  await page.keyboard.press("Escape");
  await expect(notice(page, "Folder deleted")).toHaveCount(0);
  await expect(page.getByLabel("Last outcome")).toHaveText("Nothing yet");
});

test("a failed action says its reason, or the short sentence", async ({ page }) => {
  await page.getByRole("button", { name: "Without a reason" }).click();
  await expect(page.getByRole("alert").getByText("Oops, that didn't work")).toBeVisible();
  await page.getByRole("button", { name: "With a reason" }).click();
  await expect(page.getByRole("alert").getByText("The page is being edited by Ann")).toBeVisible();
  await expect(notice(page, "Oops")).toHaveCount(0);
});

test("details that cannot be loaded say so and can be tried again", async ({ page }) => {
  await expect(page.getByText("Sorry, couldn't load these details")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Tries")).toHaveText("2");
});
