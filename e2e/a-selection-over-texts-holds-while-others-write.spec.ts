import type { Browser, Page } from "@playwright/test";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { caretSettled, saved, text } from "./harness/writing.ts";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** What stands in the texts and headings of the page, line by line. */
const written = (page: Page) =>
  page.locator(".canvas [role=textbox]").evaluateAll((all) =>
    all
      .flatMap((each) => [...(each.querySelector("p") ? each.querySelectorAll("p") : [each])])
      .map((line) => line.textContent)
      .join(" / "),
  );

test("of what somebody has selected over three texts exactly that is copied and deleted while two colleagues write in them, and undo brings it back", async ({
  page,
  browser,
}) => {
  const address = await writtenPage(page);
  const [ada, olga] = [await colleague(browser, address, "ada"), await colleague(browser, address, "olga")];
  await caretAt(page, text(page).first(), 5);
  // From behind "alpha" over the heading to behind "gamma".
  for (let step = 0; step < 15; step++) await page.keyboard.press("Shift+ArrowRight");
  await expect(page.locator("[data-aloud]")).toHaveText("Text selected across 3 blocks");
  await caretAt(ada, text(ada).first(), 5);
  await ada.keyboard.type("A1");
  await caretAt(olga, text(olga).last(), 5);
  await olga.keyboard.type("O1");
  await olga.keyboard.press("Enter");
  await caretAt(ada, ada.getByRole("textbox", { name: "Heading" }), 2);
  await ada.keyboard.type("in");
  const before = "alphaA1 one / Heinad / gammaO1 /  three";
  for (const each of [page, ada, olga]) await expect.poll(() => written(each)).toBe(before);
  await expect(page.locator("[data-aloud]")).toHaveText("Text selected across 3 blocks");
  expect(await copied(page)).toBe(" one\nHeinad\ngamma");
  await page.keyboard.press("Delete");
  for (const each of [page, ada, olga]) await expect.poll(() => written(each)).toBe("alphaA1O1 /  three");
  await page.keyboard.press("Control+z");
  for (const each of [page, ada, olga]) await expect.poll(() => written(each)).toBe(before);
});

test("a selection over texts keeps its column from line to line inside of them, and takes the last line and the first to their ends", async ({
  page,
}) => {
  await writtenPage(page, ["alpha one", "beta two", "# Head", "gamma three", "delta four"]);
  const press = async (keys: string, words: string) => {
    await page.keyboard.press(keys);
    await expect.poll(() => copied(page)).toMatch(new RegExp(`^${words}$`));
  };
  // The letters of a heading are larger; of the others' lines a column takes some of the first word.
  await caretAt(page, text(page).first(), "alpha one beta".length);
  await press("Shift+ArrowDown", " two\nH\\w*");
  await press("Shift+ArrowDown", " two\nHead\ng\\w+");
  await press("Shift+ArrowDown", " two\nHead\ngamma three\nd\\w+");
  await press("Shift+ArrowDown", " two\nHead\ngamma three\ndelta four");
  await press("Shift+ArrowDown", " two\nHead\ngamma three\ndelta four");
  await page.keyboard.press("Escape");
  await caretAt(page, text(page).last(), "gamma three del".length);
  await page.keyboard.press("Shift+ArrowUp");
  await press("Shift+ArrowUp", "\\w*\ngamma three\ndel");
  await press("Shift+ArrowUp", "\\w+ two\nHead\ngamma three\ndel");
  await press("Shift+ArrowUp", "\\w+ one\nbeta two\nHead\ngamma three\ndel");
  await press("Shift+ArrowUp", "alpha one\nbeta two\nHead\ngamma three\ndel");
});

test("over a selection of several texts the keys and the bar of lists take every line, and what is cut out there comes back as it stood", async ({
  page,
}) => {
  await writtenPage(page);
  await caretAt(page, text(page).first(), 5);
  for (let step = 0; step < 15; step++) await page.keyboard.press("Shift+ArrowRight");
  const items = page.locator(".canvas li");
  await page.keyboard.press("Control+Shift+8");
  await expect(items).toHaveText(["alpha one", "Head", "gamma three"]);
  await page.getByRole("button", { name: "Numbered list" }).click();
  await expect(page.locator(".canvas ol li")).toHaveCount(3);
  await page.getByRole("button", { name: "Numbered list" }).click();
  await expect(items).toHaveCount(0);
  for (let step = 0; step < 3; step++) await page.keyboard.press("Control+z");
  await expect(page.getByRole("textbox", { name: "Heading" })).toHaveText("Head");
  expect(await copied(page)).toBe(" one\nHead\ngamma");
  await page.keyboard.press("Control+x");
  await expect.poll(() => written(page)).toBe("alpha three");
  await page.keyboard.press("Control+v");
  await expect.poll(() => written(page)).toBe("alpha one / Head / gamma three");
  await page.keyboard.type("!");
  await expect.poll(() => written(page)).toBe("alpha one / Head / gamma! three");
  for (let step = 0; step < 3; step++) await page.keyboard.press("Control+z");
  await expect.poll(() => written(page)).toBe("alpha one / Head / gamma three");
  expect(await copied(page)).toBe(" one\nHead\ngamma");
});

test("by keys alone the bar over several texts gives all their words a size and a font, shows both, and stays beside them when the window is resized", async ({
  page,
}) => {
  await writtenPage(page);
  await caretAt(page, text(page).first(), 0);
  await page.keyboard.press("Control+a");
  await page.keyboard.press("ArrowLeft");
  for (let step = 0; step < 26; step++) await page.keyboard.press("Shift+ArrowRight");
  expect(await copied(page)).toBe("alpha one\nHead\ngamma three");
  const sizes = page.locator(".canvas .kit-size-4");
  await page.keyboard.press("Control+Shift+.");
  await expect(sizes).toHaveText(["alpha one", "Head", "gamma three"]);
  const bar = page.getByRole("toolbar", { name: "Formatting" });
  await page.keyboard.press("Alt+F10");
  const styles = bar.getByRole("button", { name: "Font, size and color" });
  for (let step = 0; step < 20 && !(await styles.evaluate((each) => each === document.activeElement)); step++)
    await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const choice = (name: string) => bar.getByRole("button", { name, exact: true });
  await expect(choice("Size 4")).toHaveAttribute("aria-pressed", "true");
  await choice("Lora").press("Enter");
  await expect(page.locator(".canvas .kit-font-lora")).toHaveText(["alpha one", "Head", "gamma three"]);
  await expect(choice("Lora")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(styles).toBeFocused();
  await page.keyboard.press("Escape");
  expect(await copied(page)).toBe("alpha one\nHead\ngamma three");
  const gap = async () => {
    const [words, tools] = [await text(page).first().boundingBox(), await bar.boundingBox()];
    return Math.abs((words?.x ?? 0) - (tools?.x ?? 0));
  };
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(gap, `${width} px`).toBeLessThan(24);
  }
});

test("all words of a selection over several texts are led to one address and nowhere again, by keys and by the bar, and what is pasted as the address stays out of the page", async ({
  page,
}) => {
  await writtenPage(page);
  await caretAt(page, text(page).first(), 5);
  for (let step = 0; step < 15; step++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Control+k");
  const panel = page.getByRole("dialog", { name: "Link to" });
  const field = panel.getByRole("combobox");
  await expect(field).toBeFocused();
  await field.evaluate((each) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "https://noordervaart.example/fog");
    each.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.keyboard.type("https://noordervaart.example/fog");
  await page.keyboard.press("Enter");
  await expect(panel).toHaveCount(0);
  const links = page.locator('.canvas a[href="https://noordervaart.example/fog"]');
  await expect(links).toHaveText([" one", "Head", "gamma"]);
  expect(await written(page)).toBe("alpha one / Head / gamma three");
  expect(await copied(page)).toBe(" one\nHead\ngamma");

  await page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: /^Link/ }).click();
  await panel.getByRole("button", { name: "Remove link" }).click();
  await expect(links).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(links).toHaveText([" one", "Head", "gamma"]);
  await page.keyboard.press("Control+z");
  await expect(links).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  expect(await copied(page)).toBe(" one\nHead\ngamma");
  await page.keyboard.type("x");
  await expect.poll(() => written(page)).toBe("alphax three");
});

/** What a copy puts on the clipboard. */
function copied(page: Page): Promise<string> {
  return page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return clipboardData.getData("text/plain");
  });
}

async function caretAt(page: Page, line: ReturnType<typeof text>, letter: number): Promise<void> {
  await line.click();
  await page.keyboard.press("Control+Home");
  for (let step = 0; step < letter; step++) await page.keyboard.press("ArrowRight");
  await caretSettled(page);
}

async function writtenPage(page: Page, lines = ["alpha one", "# Head", "gamma three"]): Promise<string> {
  await signedIn(page, "ed");
  const settings = JSON.stringify({
    title: unique("Fog "),
    category: "",
    tags: [],
    permission_state: { all: { view: true, edit: true } },
  });
  const made = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  await page.goto(`${String(made["redirect"])}?edit`);
  await expect(text(page).first()).toBeFocused();
  for (const [at, line] of lines.entries()) {
    if (at > 0) await page.keyboard.press("Enter");
    await page.keyboard.type(line);
  }
  await saved(page);
  return String(made["redirect"]);
}

async function colleague(browser: Browser, address: string, who: "ada" | "olga"): Promise<Page> {
  const page = await signedIn(await (await browser.newContext()).newPage(), who);
  await page.goto(`${address}?edit`);
  await expect(text(page).first()).toBeVisible();
  return page;
}
