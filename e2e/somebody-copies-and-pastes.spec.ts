import type { Page } from "@playwright/test";
import sharp from "sharp";
import { clipFaces } from "#documents/clip/clip-faces.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { caretSettled, leaveEditMode, paste, picture, saved, text } from "./harness/writing.ts";

const kinds = (page: Page) =>
  page
    .locator(".canvas-widget")
    .evaluateAll((all) =>
      all.map((each) => (each.querySelector(".canvas-handle-name")?.textContent ?? "").toLowerCase()),
    );

async function newPage(page: Page, title: string): Promise<string> {
  const settings = { title: unique(title), category: "", tags: [] };
  const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  return String(redirect);
}

async function openEdit(page: Page, address: string): Promise<void> {
  await page.goto(`${address}?edit`);
  await expect(text(page).first()).toBeFocused();
}

/** A click beside the title takes the focus from it; who loses it in another way is given it back with the next change. */
async function letGo(page: Page): Promise<void> {
  // A caret that is still on its way into the text would come back after the click.
  await caretSettled(page);
  const box = await text(page).first().boundingBox();
  if (!box) throw new Error("no text to let go of");
  await page.mouse.click(box.x - 50, box.y - 60);
  await expect(text(page).first()).not.toBeFocused();
}

const copied = (page: Page) =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return {
      "text/html": clipboardData.getData("text/html"),
      "text/plain": clipboardData.getData("text/plain"),
    };
  });

test("pictures that are pasted become the site's, and go to another page with a table as whole widgets", async ({
  page,
}) => {
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#3c748f" } })
    .png()
    .toBuffer();
  const sea = `data:image/png;base64,${png.toString("base64")}`;
  await signedIn(page, "ed");
  const [first, second] = [await newPage(page, "Harbour"), await newPage(page, "Quay")];
  await openEdit(page, first);
  await text(page).first().click();
  await page.keyboard.type("Before and after");
  for (let left = 5; left > 0; left--) await page.keyboard.press("ArrowLeft");
  await paste(page, {
    "text/html": `<p>The sea <b>today</b></p><p><img src="${sea}" alt="The sea"></p><p><img src="http://127.0.0.1:9/gone.png" alt="Gone"></p><table><tr><th>Port</th><th>Depth</th></tr><tr><td>Lauwersoog</td><td>7 m</td></tr></table>`,
    "text/plain": "The sea today",
  });
  await page.keyboard.type("! ");
  await expect(text(page).last()).toHaveText("! after");
  expect(await kinds(page)).toEqual(["paragraph", "image", "image", "table", "paragraph"]);
  await expect(page.getByRole("alert").filter({ hasText: "get 1 picture" })).toBeVisible();
  await expect(picture(page)).toHaveAttribute("src", /^\/-\/file\/\d+\/picture\.png$/);
  await saved(page);

  await page.locator(".canvas-widget").nth(3).locator("td").first().click();
  await page.keyboard.press("Escape");
  const table = await copied(page);
  expect(table["text/plain"]).toBe("Port\tDepth\nLauwersoog\t7 m");
  await picture(page).click();
  await page.keyboard.press("Escape");
  const own = await copied(page);
  expect(own["text/html"]).toContain('<img src="data:image/png;base64,');

  await openEdit(page, second);
  await text(page).first().focus();
  await page.keyboard.press("Escape");
  await paste(page, table);
  await expect(page.locator(".canvas-widget").nth(1).locator(".canvas-handle")).toBeFocused();
  await paste(page, own);
  await expect(picture(page)).toHaveAttribute("src", /^\/-\/file\/\d+\/picture\.png$/);
  expect(await kinds(page)).toEqual(["paragraph", "table", "image"]);
  await saved(page);
  await page.locator(".canvas-widget").nth(1).locator(".canvas-handle").focus();
  await page.keyboard.press("Control+x");
  expect(await kinds(page)).toEqual(["paragraph", "image"]);
  await page.locator(".canvas-widget").nth(1).locator(".canvas-handle").focus();
  await page.keyboard.press("Control+v");
  await expect.poll(() => kinds(page)).toEqual(["paragraph", "image", "table"]);
});

test("what is pasted onto a page with nothing but its empty beginning takes its place, and one undo brings that back", async ({
  page,
}) => {
  await signedIn(page, "ed");
  await openEdit(page, await newPage(page, "Lock"));
  await letGo(page);
  await paste(page, {
    "text/html":
      "<h1>Tides</h1><table><tr><th>High</th><th>Low</th></tr><tr><td>04:12</td><td>10:27</td></tr></table>",
  });
  await expect.poll(() => kinds(page)).toEqual(["heading", "table"]);
  await saved(page);
  await page.keyboard.press("Control+z");
  await expect.poll(() => kinds(page)).toEqual(["paragraph"]);
  await expect(text(page)).toHaveText([""]);
  // Beside words it comes behind them.
  await text(page).first().click();
  await page.keyboard.insertText("Fog.");
  await letGo(page);
  await paste(page, { "text/html": "<h1>Tides</h1>" });
  await expect.poll(() => kinds(page)).toEqual(["paragraph", "heading"]);
});

test("a section in columns takes the place of the empty text that it is pasted into, and one undo brings that back", async ({
  page,
}) => {
  await signedIn(page, "ed");
  await openEdit(page, await newPage(page, "Columns"));
  const heading = (words: string, column: number) => ({
    kind: "Heading" as const,
    version: 1,
    content: { text: words, level: "h1", anchor: "" },
    stand: { row: 0, column, width: 6 },
  });
  const clip = { origin: new URL(page.url()).origin, widgets: [heading("Left", 0), heading("Right", 1)] };
  const { html, text: words } = clipFaces(clip, { picture: () => "", faceOf: () => null });
  await text(page).first().click();
  await paste(page, { "text/html": html, "text/plain": words });
  await expect.poll(() => kinds(page)).toEqual(["heading", "heading", "paragraph"]);
  await expect(text(page)).toBeFocused();
  await saved(page);
  await page.keyboard.press("Control+z");
  await expect.poll(() => kinds(page)).toEqual(["paragraph"]);
});

test("files that are dropped anywhere are added where they fall, and none opens in place of the page", async ({
  page,
}) => {
  await signedIn(page, "ed");
  await openEdit(page, await newPage(page, "Dropped"));
  await text(page).first().click();
  await page.keyboard.type("Here I write");
  const drop = (selector: string, at: { x: number; y: number }, names: string[]) =>
    page.evaluate(
      ({ selector, at, names }) => {
        const dataTransfer = new DataTransfer();
        for (const name of names)
          dataTransfer.items.add(
            new File(["%PDF-1.7 "], name, { type: name.endsWith("png") ? "image/png" : "application/pdf" }),
          );
        const element = document.querySelector(selector) ?? document.body;
        return ["dragover", "drop"].map((type) => {
          const event = new DragEvent(type, {
            dataTransfer,
            clientX: at.x,
            clientY: at.y,
            bubbles: true,
            cancelable: true,
          });
          element.dispatchEvent(event);
          return event.defaultPrevented;
        });
      },
      { selector, at, names },
    );
  const box = (await text(page).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const lower = { x: box.x + box.width / 2, y: box.y + box.height - 2 };
  expect(await drop(".canvas .ProseMirror", lower, ["plan.pdf", "list.pdf"])).toEqual([true, true]);
  await expect.poll(() => kinds(page)).toEqual(["paragraph", "attachment", "attachment"]);
  await expect(page.locator(".canvas-slot")).toHaveCount(0);
  await page.getByRole("textbox", { name: "Title" }).click();
  expect(await drop("textarea, input", { x: box.x + 40, y: 60 }, ["top.pdf"])).toEqual([true, true]);
  await expect.poll(() => kinds(page)).toEqual(["attachment", "paragraph", "attachment", "attachment"]);
  expect(await drop("body", { x: 3, y: 2000 }, ["end.pdf"])).toEqual([true, true]);
  await expect.poll(() => kinds(page)).toHaveLength(5);
  // On what holds a file already, one more goes beside it.
  const full = (await page.locator(".attachment-editor").first().boundingBox()) ?? box;
  await drop(".attachment-editor", { x: full.x + full.width / 2, y: full.y + full.height - 2 }, ["more.pdf"]);
  await expect.poll(() => kinds(page)).toHaveLength(6);
  await expect(page.getByRole("textbox", { name: "Name on the page" }).first()).toHaveAttribute(
    "placeholder",
    "top.pdf",
  );
  await saved(page);
  await leaveEditMode(page);
  expect(await drop("h1", { x: 300, y: 300 }, ["stray.pdf"])).toEqual([true, true]);
});

test("code of a web page keeps its blanks and lines in a text, as written and as read", async ({ page }) => {
  await signedIn(page, "ed");
  const address = await newPage(page, "Signals");
  await openEdit(page, address);
  const code = "if (fog) {\n    horn(2,  5);\n}";
  await paste(page, {
    "text/html": `<span style="font-family: monospace; white-space: pre;">${code}</span>`,
    "text/plain": code,
  });
  await expect(text(page).first()).toHaveText(code, { useInnerText: true });
  await saved(page);
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await expect(page.locator(".writing-bar")).toContainText("Published, no changes");
  await leaveEditMode(page);
  await expect(page.locator("main .kit-prose p")).toHaveText(code, { useInnerText: true });
});
