import { type Page, devices } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { screenshots } from "./harness/screenshots.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { choose, photo, picture, saved, tile } from "./harness/writing.ts";

const description = "A ferry off a low coast";

/** A page that the world may read, with a picture that opens large, or with another one of this description below it; gives its address. */
async function pageWithPicture(page: Page, other?: string): Promise<string> {
  await signedIn(page, "olga");
  await call(page, "/-/settings/site/", {
    name: "Noordervaart",
    language: "",
    time_zone: "Europe/Amsterdam",
    public_pages: "yes",
    guest_invites: "yes",
    indexed: "no",
  });
  const settings = JSON.stringify({ title: unique("Coast "), markdown: "What we see from the bridge." });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/", { settings });
  const address = new URL(String(redirect), "http://localhost").pathname;
  const shown = await page.request.get(address, { headers: { accept: "application/json" } });
  const { id } = ((await shown.json()) as { data: { page: { id: number } } }).data.page;
  const open = { settings: JSON.stringify({ permission_state: { public: { view: true } } }) };
  await call(page, `/ajax/page/page_settings/edit/${id}/`, open);
  await page.goto(`${address}?edit`);
  await tile(page, "Image").click();
  await choose(page, await photo(), () => page.getByRole("button", { name: "Choose a picture" }).click());
  await expect(picture(page)).toHaveAttribute("src", /^\/-\/file\//);
  await page.getByRole("textbox", { name: "Caption" }).fill("Winter, from the east");
  await page
    .getByRole("textbox", { name: "Describe the picture for people who can't see it" })
    .fill(description);
  if (other) {
    await tile(page, "Image").click();
    await choose(page, await photo(), () => page.getByRole("button", { name: "Choose a picture" }).click());
    await expect(picture(page).nth(1)).toHaveAttribute("src", /^\/-\/file\//);
    await page.getByRole("textbox", { name: "Describe the picture for people who can't see it" }).fill(other);
  }
  await saved(page);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Published. Readers see this version now.")).toBeVisible();
  return address;
}

test("a picture opens large over the page, by keyboard, by touch and without script", async ({
  page,
  browser,
}) => {
  test.slow();
  const address = await pageWithPicture(page);
  await test.step("a member opens it with Enter and closes it with Escape, and goes on where they were", async () => {
    await page.goto(address);
    const link = page.locator(".pages-body").getByRole("link", { name: description });
    await link.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: description });
    await expect(dialog.getByRole("img", { name: description })).toBeVisible();
    await expect(dialog.getByText("Winter, from the east")).toBeVisible();
    await expect(dialog.getByText(description)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(address);
    await axe(page);
    await screenshots(page, "large-picture");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
  });

  const url = new URL(address, page.url()).href;
  await test.step("a visitor touches it, and touches beside it to go back", async () => {
    const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices["Pixel 7"];
    const phone = { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch };
    const visitor = await (await browser.newContext(phone)).newPage();
    await visitor.goto(url, { waitUntil: "networkidle" });
    await visitor.locator(".pages-body figure img").tap();
    const dialog = visitor.getByRole("dialog", { name: description });
    const shown = dialog.getByRole("img", { name: description });
    await expect(shown).toBeVisible();
    const [screen, box] = [visitor.viewportSize(), await shown.boundingBox()];
    expect(box?.width).toBeLessThanOrEqual(screen?.width ?? 0);
    expect(
      (await dialog.getByRole("button", { name: "Close" }).boundingBox())?.height,
    ).toBeGreaterThanOrEqual(44);
    await visitor.touchscreen.tap(20, 100);
    await expect(dialog).toBeHidden();
    await visitor.context().close();
  });

  await test.step("without script the link leads to the file", async () => {
    const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await visitor.goto(url);
    await visitor.locator(".pages-body figure a").click();
    await expect(visitor).toHaveURL(/\/-\/file\/[0-9]+\//);
    await visitor.context().close();
  });
});

test("a finger pushes the picture aside for the next one and the one before, and moves one that is looked at closely", async ({
  page,
  browser,
}) => {
  test.slow();
  const address = await pageWithPicture(page, "The same from the pier");
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices["Pixel 7"];
  const phone = { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch };
  const visitor = await (await browser.newContext(phone)).newPage();
  await visitor.goto(new URL(address, page.url()).href, { waitUntil: "networkidle" });
  await visitor.locator(".pages-body figure img").first().tap();
  const dialog = visitor.getByRole("dialog");
  const position = dialog.getByRole("status").locator("p").first();
  await expect(position).toHaveText("1 of 2");
  const finger = await visitor.context().newCDPSession(visitor);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  const push = async (by: { x?: number; y?: number }) => {
    const box = await dialog.locator(".pictures-stage").boundingBox();
    if (!box) throw new Error("no picture");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await touch("touchStart", x, y);
    for (const part of [0.3, 0.6, 1])
      await touch("touchMove", x + (by.x ?? 0) * part, y + (by.y ?? 0) * part);
    // Where the finger is now is drawn with the next frame.
    const pushed = await dialog.getByRole("img").evaluate(async (img) => {
      for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
      return img.style.translate;
    });
    await touch("touchEnd");
    return pushed;
  };
  expect(await push({ x: -120 })).toBe("-120px");
  await expect(position).toHaveText("2 of 2");
  await expect(dialog).toHaveAccessibleName("The same from the pier");
  expect(await push({ x: -120 })).toBe("-30px");
  await expect(position).toHaveText("2 of 2");
  await push({ y: -200 });
  await push({ x: -30 });
  await expect(position).toHaveText("2 of 2");
  await push({ x: 120 });
  await expect(position).toHaveText("1 of 2");
  await dialog.getByRole("button", { name: "Zoom in" }).tap();
  await dialog.getByRole("button", { name: "Zoom in" }).tap();
  await push({ x: -120 });
  await expect(position).toHaveText("1 of 2");
  await visitor.context().close();
});
