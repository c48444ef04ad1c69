import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { expect, test } from "./harness/test.ts";
import { caretSettled, paste } from "./harness/writing.ts";

const texts = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const headings = (page: Page) => page.getByRole("textbox", { name: "Heading", exact: true });
const bar = (page: Page) => page.getByRole("toolbar", { name: "Formatting" });

test.beforeEach(async ({ page }) => {
  await page.goto("/-/gallery/canvas/");
  await expect(texts(page).first()).toBeVisible();
});

/** An empty text at the end of the first one, to write in. */
async function startText(page: Page): Promise<void> {
  await texts(page).first().focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
}

test("a click puts the caret where it points, a drag selects, and nothing moves", async ({ page }) => {
  const first = texts(page).first();
  const box = await first.boundingBox();
  if (!box) throw new Error("no text");
  await page.mouse.click(box.x + 2, box.y + 12);
  await page.keyboard.type("Thick ");
  await expect(first).toHaveText(/^Thick Fog on the Wadden/);
  expect(await first.boundingBox()).toEqual(box);
  const second = await texts(page).nth(1).boundingBox();
  if (!second) throw new Error("no second text");
  await page.mouse.move(second.x + 2, second.y + 12);
  await page.mouse.down();
  await page.mouse.move(second.x + 140, second.y + 12, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^Between the/);
  await expect(bar(page)).toBeVisible();
  await axe(page);
});

test("a key takes the caret to the start of a text right behind the click that brought the window to the front", async ({
  page,
}) => {
  const first = texts(page).first();
  const box = await first.boundingBox();
  if (!box) throw new Error("no text");
  await page.mouse.click(box.x + 90, box.y + 12);
  // A window that comes to the front tells what has the focus in it of that, a moment after the click.
  await page.evaluate(() => document.activeElement?.dispatchEvent(new FocusEvent("focus")));
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("f");
  await expect(first).toHaveText(/^Ffog on the Wadden/);
});

test("words become bold, lists, quotes and code as they are typed, and undo takes it back", async ({
  page,
}) => {
  await startText(page);
  await page.keyboard.type("a **bold** and *slanted* `word`");
  await expect(texts(page).first().locator("strong")).toHaveText("bold");
  await expect(texts(page).first().locator("em")).toHaveText("slanted");
  await expect(texts(page).first().locator("code")).toHaveText("word");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- one");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("inside");
  await expect(texts(page).first().locator("ul ul")).toHaveText("inside");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.type("after");
  await expect(texts(page).first().locator("> p").last()).toHaveText("after");
  await page.keyboard.press("Control+z");
  await expect(texts(page).first()).not.toContainText("after");
});

test("a line becomes a heading by its signs or by the bar, and one that is too long does not", async ({
  page,
}) => {
  const before = await headings(page).count();
  await startText(page);
  await page.keyboard.type("above");
  await page.keyboard.press("Enter");
  await page.keyboard.type("### ");
  await expect(headings(page)).toHaveCount(before + 1);
  await page.keyboard.type("Sound signals");
  await expect(page.getByRole("heading", { name: "Sound signals", level: 3 })).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.type("below");
  await expect(texts(page).nth(1)).toHaveText("below");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("End");
  await caretSettled(page);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Heading 4", exact: true }).click();
  await expect(page.getByRole("heading", { name: "below", level: 4 })).toBeVisible();
  await texts(page).nth(1).focus();
  await paste(page, { "text/plain": "long ".repeat(130) });
  await page.keyboard.press("Control+a");
  await bar(page).getByRole("button", { name: "Turn into" }).click();
  await page.getByRole("button", { name: "Heading 2", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("This text box is too large to convert to a heading");
});

test("the bar is reached, walked and left by keyboard, and tells what is on", async ({ page }) => {
  await texts(page).first().focus();
  await caretSettled(page);
  await page.keyboard.press("Shift+ArrowRight");
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press("Control+b");
  await caretSettled(page);
  await page.keyboard.press("Shift+ArrowRight");
  await expect(bar(page).getByRole("button", { name: "Bold (Ctrl+B)" })).toHaveAttribute(
    "aria-pressed",
    "mixed",
  );
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Alt+F10");
  await expect(bar(page).getByRole("button", { name: "Bold (Ctrl+B)" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bar(page).getByRole("button", { name: "Bold (Ctrl+B)" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("ArrowRight");
  await expect(bar(page).getByRole("button", { name: "Italic (Ctrl+I)" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(texts(page).first()).toBeFocused();
  await expect(texts(page).first().locator("strong")).not.toHaveCount(0);
  await page.keyboard.press("Alt+F10");
  await bar(page).getByRole("button", { name: "Quote" }).click();
  await expect(page.locator("blockquote.paragraph-quote")).toContainText("Fog on the Wadden");
});

test("a link finds a page by its title, is stored by its id and can be removed; scripts are refused", async ({
  page,
}) => {
  await texts(page).first().focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search pages or paste a link" });
  await field.fill("javascript:alert(1)");
  await expect(page.getByText("No pages found")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter a web address, an email address or a page of this site.")).toBeVisible();
  await field.fill("night");
  await expect(page.getByRole("option", { name: "Working on the night ferry" })).toBeVisible();
  await axe(page);
  await page.keyboard.press("Enter");
  const link = texts(page).first().getByRole("link").first();
  await expect(link).toHaveAttribute("href", "/page/12/");
  await expect(texts(page).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await caretSettled(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByText("Links to Working on the night ferry")).toBeVisible();
  const remove = page.getByRole("button", { name: "Remove link" });
  const before = await remove.boundingBox();
  // The list of pages comes a moment later, below the button.
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await remove.boundingBox()).toEqual(before);
  await remove.click();
  await expect(texts(page).first().getByRole("link")).toHaveCount(0);
  await page.keyboard.press("Home");
  await caretSettled(page);
  await page.keyboard.press("Shift+ArrowRight");
  await paste(page, { "text/plain": "https://example.org/tides" });
  await expect(texts(page).first().getByRole("link")).toHaveAttribute("href", "https://example.org/tides");
  await expect(texts(page).first().getByRole("link")).toHaveText(/^.$/);
});

test("arrow keys leave over the edges, Backspace joins a text to the one before", async ({ page }) => {
  await headings(page).first().focus();
  await page.keyboard.press("End");
  await caretSettled(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Added ");
  const added = texts(page).nth(1);
  await expect(added).toHaveText("Added ");
  await page.keyboard.press("ArrowDown");
  await expect(texts(page).nth(2)).toBeFocused();
  // The first one is taken for the browser's own jump after a focus, and put back.
  await page.keyboard.press("Home");
  await caretSettled(page);
  await page.keyboard.press("Home");
  await caretSettled(page);
  await page.keyboard.press("Backspace");
  await expect(added).toHaveText(/^Added Between the harbour/);
  await page.keyboard.type("| ");
  await expect(added).toHaveText(/^Added \| Between the harbour/);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  await expect(headings(page).first()).toBeFocused();
  await page.keyboard.press("Home");
  await caretSettled(page);
  await page.keyboard.press("Home");
  await caretSettled(page);
  await page.keyboard.press("Backspace");
  await expect(texts(page).nth(1)).toHaveText("Why we slow down");
});

test("Delete at the end of a text takes in the text behind it, and undo gives it back", async ({ page }) => {
  await headings(page).first().focus();
  await page.keyboard.press("End");
  await caretSettled(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Added ");
  const added = texts(page).nth(1);
  await expect(added).toHaveText("Added ");
  await page.keyboard.press("Delete");
  await expect(added).toHaveText(/^Added Between the harbour/);
  await page.keyboard.type("| ");
  await expect(added).toHaveText(/^Added \| Between the harbour/);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(added).toHaveText("Added ");
  await expect(texts(page).nth(2)).toHaveText(/^Between the harbour/);
});

test("undo of a join puts the caret back to where the two were joined", async ({ page }) => {
  await headings(page).first().focus();
  await page.keyboard.press("End");
  await caretSettled(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Added ");
  const [added, behind] = [texts(page).nth(1), texts(page).nth(2)];
  await expect(added).toHaveText("Added ");
  for (const key of ["Delete", "Backspace"]) {
    if (key === "Backspace") {
      await page.keyboard.press("ArrowDown");
      await expect(behind).toBeFocused();
      await page.keyboard.press("Home");
      await caretSettled(page);
      await page.keyboard.press("Home");
      await caretSettled(page);
    }
    await page.keyboard.press(key);
    await expect(added).toHaveText(/^Added Between the harbour/);
    await page.keyboard.press("Control+z");
    await expect(behind).toHaveText(/^Between the harbour/);
    await caretSettled(page);
    await page.keyboard.type("|");
    await expect(added).toHaveText("Added |");
    await page.keyboard.press("Backspace");
    await expect(added).toHaveText("Added ");
  }
});

test("a name between two colons becomes its emoji, and undo gives the letters back", async ({ page }) => {
  await startText(page);
  await page.keyboard.type("Well done ");
  await page.keyboard.type(":ta", { delay: 20 });
  await expect(page.getByRole("option", { name: "party popper" })).toBeVisible();
  await page.keyboard.type("da:");
  await expect(texts(page).first()).toHaveText("Well done 🎉");
  await page.keyboard.type(" all");
  await expect(texts(page).first()).toHaveText("Well done 🎉 all");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(texts(page).first()).toHaveText("Well done :tada:");
});

test("a name between two colons becomes its emoji also when everything is typed without a pause", async ({
  page,
}) => {
  await startText(page);
  await page.keyboard.type("Hi :wave: all :tada:");
  await expect(texts(page).first()).toHaveText("Hi 👋 all 🎉");
});

test("one paste becomes texts, headings, tables and code, with the rest of the line behind", async ({
  page,
}) => {
  await startText(page);
  await page.keyboard.type("head tail");
  for (let at = 0; at < 5; at++) await page.keyboard.press("ArrowLeft");
  await paste(page, {
    "text/html":
      "<p>one</p><h2>Pasted</h2><p>two <b>bold</b></p><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table><pre>code</pre>",
  });
  await expect(texts(page).first()).toHaveText("headone");
  await expect(page.getByRole("heading", { name: "Pasted", level: 2 })).toBeVisible();
  await expect(texts(page).nth(1).locator("strong")).toHaveText("bold");
  await expect(page.locator(".canvas td", { hasText: /^2$/ })).toBeVisible();
  await expect(texts(page).nth(2)).toHaveText(" tail");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(texts(page).first()).toHaveText("head tail");
  await expect(page.getByRole("heading", { name: "Pasted" })).toHaveCount(0);
});

const hostile = [
  "<script>window.hit=1</script><p onclick='window.hit=1'>words</p>",
  "<img src=/-/hit onerror='window.hit=1'><p>words</p>",
  "<img src=x onerror=window.hit=1><svg onload=window.hit=1><script>window.hit=1</script></svg><p>words</p>",
  "<a href='javascript:window.hit=1'>words</a><a href='data:text/html,<script>window.hit=1</script>'> x</a>",
  "<iframe srcdoc='<script>parent.hit=1</script>'></iframe><p style='position:fixed;inset:0;background:url(/-/hit)'>words</p>",
  "<template><script>window.hit=1</script></template><math><mtext></mtext></math><form action=/-/hit><button>x</button></form><p>words</p>",
  "<meta http-equiv=refresh content='0;url=/-/hit'><base href='https://evil.example/'><link rel=stylesheet href=/-/hit><p>words</p>",
  `<div data-pm-slice='0 0 []'><p>words<img src=/-/hit onerror=window.hit=1><a href='javascript:window.hit=1'>x</a></p></div>`,
  "<details open ontoggle=window.hit=1><summary>words</summary></details><input autofocus onfocus=window.hit=1>",
  `${"<div>".repeat(4000)}<p>words</p>`,
  `${"<ul><li>".repeat(600)}words`,
];

test("what is pasted never runs, is never fetched and stays bounded", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const html of hostile) {
    await startText(page);
    await paste(page, { "text/html": html, "text/plain": "words" });
    await expect(page.locator(".canvas")).toContainText("words");
    const left = page
      .locator(".kit-text-host")
      .locator("script, svg, iframe, form, meta, base, [onclick], [onerror], [style*=fixed]");
    await expect(left).toHaveCount(0);
    for (const link of await page.locator(".kit-text-host a").all())
      expect(await link.getAttribute("href")).toMatch(/^(?:https?:|mailto:|\/page\/)/);
  }
  await startText(page);
  await paste(page, { "text/html": `<p>${"masses of words ".repeat(330_000)}</p>` });
  await expect(texts(page).first()).toContainText("masses of words");
  expect((await texts(page).first().textContent())?.length).toBeLessThan(1_100_000);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  expect(asked.filter((url) => url.includes("hit") || url.includes("evil"))).toEqual([]);
});

test("what is copied is clean HTML for other programs", async ({ page }) => {
  await startText(page);
  await page.keyboard.type("a **bold** word");
  await page.keyboard.press("Control+a");
  const html = await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return clipboardData.getData("text/html");
  });
  expect(html.replace(/ data-pm-slice="[^"]*"/, "")).toBe('<p dir="auto">a <strong>bold</strong> word</p>');
});

test("on a phone the bar stands at the bottom, with room for fingers", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await texts(page).first().focus();
  await page.keyboard.press("Control+a");
  const bold = await bar(page).getByRole("button", { name: "Bold (Ctrl+B)" }).boundingBox();
  expect(bold?.height).toBeGreaterThanOrEqual(44);
  expect((bold?.y ?? 0) + (bold?.height ?? 0)).toBeGreaterThan(780);
  await axe(page);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("a tap puts the caret where it points", async ({ page }) => {
    await texts(page)
      .first()
      .tap({ position: { x: 200, y: 12 } });
    await expect(texts(page).first()).toBeFocused();
    await page.keyboard.type("|");
    await expect(texts(page).first()).toHaveText(/^Fog.+\|.+passengers/);
  });

  test("a tap writes where the `+` of a selected block would lie", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const text = texts(page).first();
    const box = await text.boundingBox();
    await text.tap({ position: { x: (box?.width ?? 0) / 2, y: 10 } });
    await page.keyboard.type("|");
    await expect(text).toHaveText(/\|/);
  });
});

test("a line keeps its bold words and its link as a heading and as a text again, and words of a heading are marked by keys, signs and the bar", async ({
  page,
}) => {
  const before = await headings(page).count();
  await startText(page);
  await page.keyboard.type("Fog **on the** [Wadden](https://example.org/fog)");
  await page.keyboard.press("Control+Alt+2");
  await expect(headings(page)).toHaveCount(before + 1);
  const heading = headings(page).filter({ hasText: "Fog on the Wadden" });
  const both = async (line: typeof heading) => {
    await expect(line.locator("strong")).toHaveText("on the");
    await expect(line.locator('a[href="https://example.org/fog"]')).toHaveText("Wadden");
  };
  await both(heading);
  await page.keyboard.press("Control+Alt+0");
  await expect(headings(page)).toHaveCount(before);
  await both(texts(page).first());
  for (const _ of ["the text", "the heading"]) await page.keyboard.press("Control+z");
  await both(texts(page).first());
  await page.keyboard.press("Control+Alt+2");
  await page.keyboard.press("End");
  await page.keyboard.type(" ~~is~~ here");
  await expect(heading.locator("s")).toHaveText("is");
  await page.keyboard.press("Shift+Control+ArrowLeft");
  await bar(page)
    .getByRole("button", { name: /^Italic/ })
    .click();
  await expect(heading.locator("em")).toHaveText("here");
  await axe(page);
});
