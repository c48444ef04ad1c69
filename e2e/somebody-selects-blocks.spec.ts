import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { expect, test } from "./harness/test.ts";
import { caretSettled } from "./harness/writing.ts";

async function openCanvas(page: Page): Promise<void> {
  await page.goto("/-/gallery/canvas/");
  await expect(widget(page, "intro0")).toBeVisible();
}

const widget = (page: Page, id: string) => page.locator(`[data-widget="${id}"]`);
const bar = (page: Page) => page.getByRole("toolbar", { name: "Selected blocks" });
const aloud = (page: Page) => page.locator("[data-aloud]");

/** The ids of widgets in reading order, without the zeros behind them; new ones are called so. */
const named = (page: Page, which: string) =>
  page.locator(which).evaluateAll((all) =>
    all
      .map((each) => ((each as HTMLElement).dataset["widget"] ?? "").replace(/0+$/, ""))
      .map((id) => (id.length > 6 ? "new" : id))
      .join(" "),
  );
const drawn = (page: Page) => named(page, ".canvas [data-widget]");
const selected = (page: Page) => named(page, ".canvas [data-among]");
const start = "intro why fog limit radar sound table words image file";

test.describe("with keys and mouse", () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
  test.beforeEach(async ({ page }) => openCanvas(page));

  test("what is selected from a text on is moved, copied, made into a list and deleted in one step each", async ({
    page,
  }) => {
    await widget(page, "fog000").getByRole("textbox").click();
    await page.keyboard.press("Control+End");
    await caretSettled(page);
    await page.keyboard.press("Shift+ArrowDown");
    await expect(aloud(page)).toHaveText("Text selected across 2 blocks");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Shift+ArrowDown");
    await expect(aloud(page)).toHaveText("3 blocks selected");
    await page.keyboard.press("Shift+ArrowUp");
    await expect(aloud(page)).toHaveText("2 blocks selected");
    expect(await selected(page)).toBe("fog limit");
    await axe(page);
    await page.keyboard.press("Alt+ArrowUp");
    expect(await drawn(page)).toBe("intro fog limit why radar sound table words image file");
    await page.keyboard.press("Control+z");
    expect(await drawn(page)).toBe(start);
    await page.keyboard.press("Control+d");
    expect(await drawn(page)).toBe("intro why fog limit new new radar sound table words image file");
    await bar(page).getByRole("button", { name: "Turn into" }).click();
    await page.getByRole("menuitem", { name: "Bulleted list" }).click();
    await expect(widget(page, "fog000").locator("li")).toHaveCount(0);
    await expect(page.locator(".canvas [data-among] li")).toHaveCount(2);
    await page.keyboard.press("Delete");
    expect(await drawn(page)).toBe(start);
    await page.keyboard.press("Control+z");
    expect(await drawn(page)).toBe("intro why fog limit new new radar sound table words image file");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    expect(await drawn(page)).toBe(start);
  });

  test("all of a text is selected first, then the page; Escape lets go", async ({ page }) => {
    await widget(page, "fog000").getByRole("textbox").click();
    await page.keyboard.press("Control+a");
    expect(await selected(page)).toBe("");
    await page.keyboard.press("Control+a");
    expect(await selected(page)).toBe(start);
    await expect(bar(page).getByRole("button", { name: "Turn into" })).toHaveCount(0);
    // The text in which all letters were selected first is not what is cut.
    await page.keyboard.press("Control+x");
    await expect(page.getByRole("button", { name: "Write here" })).toBeFocused();
    await page.keyboard.press("Control+z");
    expect(await drawn(page)).toBe(start);
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Control+a");
    expect(await selected(page)).toBe(start);
    await widget(page, "intro0").getByRole("textbox").click();
    await caretSettled(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Escape");
    await expect(aloud(page)).toHaveText("Selection cleared");
    expect(await selected(page)).toBe("");
    // Chosen cells are chosen no longer than somebody is in their table.
    const chosen = widget(page, "table0").locator('[aria-selected="true"]');
    const cells = widget(page, "table0").locator("td");
    await cells.first().click();
    await cells.last().click({ modifiers: ["Shift"] });
    await expect(chosen).not.toHaveCount(0);
    await widget(page, "fog000").getByRole("textbox").click();
    await expect(chosen).toHaveCount(0);
  });

  test("the keys of looks are for all that is selected, blocks and letters over several texts, as one step each", async ({
    page,
  }) => {
    const fog = widget(page, "fog000").getByRole("textbox");
    await fog.click();
    await page.keyboard.press("Control+End");
    await caretSettled(page);
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Escape");
    expect(await selected(page)).toBe("fog limit");
    const marked = (tag: string) => page.locator(`.canvas .kit-text-host ${tag}`).allTextContents();
    const before = await marked("u");
    await page.keyboard.press("Control+u");
    await expect.poll(async () => (await marked("u")).length).toBeGreaterThan(before.length + 1);
    expect(await selected(page)).toBe("fog limit");
    await page.keyboard.press("Control+z");
    await expect.poll(() => marked("u")).toEqual(before);
    await bar(page).getByRole("button", { name: "Style" }).click();
    await page.getByRole("menuitem", { name: "Underline" }).click();
    await expect.poll(async () => (await marked("u")).length).toBeGreaterThan(before.length + 1);
    expect(await selected(page)).toBe("fog limit");
    await axe(page);
    await page.keyboard.press("Control+z");
    await expect.poll(() => marked("u")).toEqual(before);
    await page.keyboard.press("Control+Shift+8");
    await expect(page.locator(".canvas [data-among] li")).toHaveCount(2);
    await page.keyboard.press("Control+Shift+8");
    await expect(page.locator(".canvas [data-among] li")).toHaveCount(0);
    // A heading that becomes a list is another block.
    expect(await selected(page)).toBe("fog new");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Escape");
    await fog.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("ArrowLeft");
    await caretSettled(page);
    await page.keyboard.press("Shift+ArrowRight");
    for (let step = 0; step < 4; step++) await page.keyboard.press("Shift+ArrowRight");
    await expect(aloud(page)).toHaveText("Text selected across 2 blocks");
    const first = (await fog.textContent())?.slice(-1) ?? "";
    await page.keyboard.press("Control+u");
    await expect.poll(() => marked("u")).toContain(first);
    expect((await marked("u")).join("").length).toBe(before.join("").length + 4);
    await expect(aloud(page)).toHaveText("Text selected across 2 blocks");
    await page.keyboard.press("Control+z");
    await expect.poll(() => marked("u")).toEqual(before);
  });

  test("what is typed or composed takes the place of the blocks, Enter leaves one empty text, and one undo brings them back", async ({
    page,
  }) => {
    const written = page.locator(".canvas [role=textbox]:focus");
    const select = async () => {
      await widget(page, "radar0").getByRole("textbox").click();
      await page.keyboard.press("Control+End");
      await caretSettled(page);
      await page.keyboard.press("Shift+ArrowDown");
      await page.keyboard.press("Shift+ArrowDown");
      await page.keyboard.press("Shift+ArrowDown");
      await expect(aloud(page)).toHaveText("3 blocks selected");
    };
    const back = async () => {
      await page.keyboard.press("Control+z");
      expect(await drawn(page)).toBe(start);
    };
    await select();
    await page.keyboard.type("Sound & fog");
    await expect(written).toHaveText("Sound & fog");
    expect(await drawn(page)).toBe("intro why fog limit new words image file");
    await back();
    await select();
    const keys = await page.context().newCDPSession(page);
    await keys.send("Input.dispatchKeyEvent", {
      type: "rawKeyDown",
      key: "Process",
      code: "KeyK",
      windowsVirtualKeyCode: 229,
    });
    await keys.send("Input.imeSetComposition", { text: "か", selectionStart: 1, selectionEnd: 1 });
    await keys.send("Input.insertText", { text: "霧" });
    await expect(written).toHaveText("霧");
    await back();
    await select();
    await page.keyboard.press("Enter");
    await expect(written).toHaveText("");
    expect(await drawn(page)).toBe("intro why fog limit new words image file");
    await back();
  });

  test("Shift and a click select up to a block, Ctrl adds one, and each handle carries them all", async ({
    page,
  }) => {
    await widget(page, "why000").locator(".canvas-handle").click();
    await widget(page, "fog000")
      .getByRole("textbox")
      .click({ modifiers: ["Shift"] });
    await widget(page, "image0").click({ modifiers: ["Control"], position: { x: 4, y: 4 } });
    expect(await selected(page)).toBe("why fog image");
    await widget(page, "why000").locator(".canvas-handle").focus();
    for (const key of ["Space", "ArrowUp"]) await page.keyboard.press(key);
    await expect(aloud(page)).toHaveText("3 blocks, at the top of the page");
    await page.keyboard.press("Space");
    expect(await drawn(page)).toBe("why fog image intro limit radar sound table words file");
    await page.keyboard.press("Control+z");
    expect(await drawn(page)).toBe(start);
    await page.evaluate(() => {
      document.addEventListener("copy", ({ clipboardData }) =>
        Object.assign(window, { copied: clipboardData?.getData("text/plain").split("\n")[0] }),
      );
    });
    await bar(page).getByRole("button", { name: "Copy" }).click();
    expect(await page.evaluate(() => Reflect.get(window, "copied"))).toBe("## Why we slow down");
  });
});

test.describe("from the middle of one text to the middle of another", () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

  test("a drag selects; what is typed takes its place, and one undo brings it back", async ({ page }) => {
    await openCanvas(page);
    await page.evaluate(async () => void (await document.fonts.ready));
    const intro = widget(page, "intro0").getByRole("textbox");
    const fog = widget(page, "fog000").getByRole("textbox");
    const whole = [await intro.textContent(), await fog.textContent()];
    const [from, to] = [await intro.boundingBox(), await fog.boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 2, (from?.y ?? 0) + 12);
    await page.mouse.down();
    await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 12);
    await page.mouse.move((to?.x ?? 0) + 200, (to?.y ?? 0) + 12, { steps: 4 });
    await page.mouse.up();
    await expect(aloud(page)).toHaveText("Text selected across 3 blocks");
    await page.keyboard.type("Now ");
    expect(await drawn(page)).toBe("intro limit radar sound table words image file");
    await expect(intro).toHaveText(/^Now .*buoy at 150\.$/);
    await page.keyboard.press("Control+z");
    expect(await drawn(page)).toBe(start);
    expect([await intro.textContent(), await fog.textContent()]).toEqual(whole);
    await intro.click({ position: { x: 100, y: 12 } });
    await caretSettled(page);
    await fog.click({ modifiers: ["Shift"] });
    await page.keyboard.press("Escape");
    expect(await selected(page)).toBe("intro why fog");
  });
});

test.describe("with Shift and arrow keys out of a text", () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

  const press = async (page: Page, ...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const copied = (page: Page) =>
    page.evaluate(() => {
      const clipboardData = new DataTransfer();
      const copy = new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(copy);
      return clipboardData.getData("text/plain").split("\n");
    });

  test("letters, words and lines of the next texts are taken, given back and typed over", async ({
    page,
  }) => {
    await openCanvas(page);
    const intro = widget(page, "intro0").getByRole("textbox");
    const whole = await intro.textContent();
    await intro.click();
    await press(page, "Control+End", "ArrowLeft", "ArrowLeft", "ArrowLeft");
    await caretSettled(page);
    await press(page, "Shift+ArrowDown");
    await expect(aloud(page)).toHaveText("Text selected across 2 blocks");
    await press(page, "Shift+Home");
    expect(await copied(page)).toEqual(["rs.", ""]);
    await press(page, "Shift+ArrowRight", "Control+Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowLeft");
    expect(await copied(page)).toEqual(["rs.", "Why"]);
    await press(page, "Shift+End", "Shift+ArrowRight", "Shift+ArrowRight");
    expect(await copied(page)).toEqual(["rs.", "Why we slow down", "B"]);
    await press(page, "Shift+ArrowUp", "Shift+ArrowUp");
    await expect(aloud(page)).toHaveText("Text selected across 2 blocks");
    // Back in its own text the selection is one of that text.
    await expect
      .poll(() => page.evaluate(() => [document.activeElement?.textContent, CSS.highlights.size]))
      .toEqual([whole, 0]);
    await intro.click();
    await press(page, "Control+End", "ArrowLeft", "Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight");
    await page.keyboard.type("; w");
    await expect(intro).toHaveText(`${whole?.slice(0, -1)}; why we slow down`, { ignoreCase: true });
    await press(page, "Control+z");
    expect(await drawn(page)).toBe(start);
    await expect(intro).toHaveText(whole ?? "");
  });

  test("upwards it keeps its column; what is no text is taken as a block", async ({ page }) => {
    await openCanvas(page);
    const fog = widget(page, "fog000").getByRole("textbox");
    await fog.click();
    await press(page, "Control+Home", ...Array.from({ length: 5 }, () => "ArrowRight"));
    await caretSettled(page);
    await press(page, "Shift+ArrowUp", "Shift+ArrowUp");
    await expect(aloud(page)).toHaveText("Text selected across 3 blocks");
    await press(page, "Shift+ArrowDown");
    await expect(aloud(page)).toHaveText("Text selected across 2 blocks");
    const [heading, own] = await copied(page);
    expect(heading?.length).toBeGreaterThan(9);
    expect(heading?.length).toBeLessThan(16);
    expect(own).toBe("Betwe");
    await widget(page, "radar0").getByRole("textbox").click();
    await press(page, "Control+End");
    await caretSettled(page);
    await press(page, "Shift+ArrowRight", "Control+Shift+End", "Shift+ArrowDown");
    await expect(aloud(page)).toHaveText("3 blocks selected");
    expect(await selected(page)).toBe("radar sound table");
  });
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: "reduce" },
  });

  test("a long press begins, taps add and take away", async ({ page }) => {
    await openCanvas(page);
    await longPress(page, "why000");
    await expect(bar(page)).toContainText("1 block selected");
    await widget(page, "fog000").locator("p").first().tap();
    await widget(page, "limit0").tap({ position: { x: 20, y: 10 } });
    await widget(page, "why000").tap({ position: { x: 20, y: 10 } });
    expect(await selected(page)).toBe("fog limit");
    await axe(page);
    await bar(page).getByRole("button", { name: "Move" }).tap();
    await page.getByRole("menuitem", { name: "To the top" }).tap();
    expect(await drawn(page)).toBe("fog limit intro why radar sound table words image file");
    await bar(page).getByRole("button", { name: "Clear selection" }).tap();
    await expect(bar(page)).toHaveCount(0);
    const last = await widget(page, "file00").boundingBox();
    const add = await page.locator(".canvas-end").getByRole("button").boundingBox();
    // The + below the last block covers nothing of it.
    expect(add?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

async function longPress(page: Page, id: string): Promise<void> {
  const box = await widget(page, id).boundingBox();
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 15 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect(bar(page)).toBeVisible();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
