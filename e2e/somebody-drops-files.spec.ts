import { writeFile } from "node:fs/promises";
import type { CDPSession, Locator, Page, TestInfo } from "@playwright/test";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { leaveEditMode, paste, photo, saved, text } from "./harness/writing.ts";

const pdf =
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n";
const kinds = (page: Page) =>
  page.locator("[data-widget]").evaluateAll((all) =>
    all.map((each) => {
      if (each.querySelector("figure.image")) return "image";
      return each.querySelector(".attachment-editor") ? "attachment" : "text";
    }),
  );

test("files that the browser drops on a page are added where they fall, and never open", async ({
  page,
  context,
}, info) => {
  await signedIn(page, "ed");
  const settings = { title: unique("Drops ") };
  const { redirect } = await call(page, "/ajax/page/page_settings/create/", { settings });
  await page.goto(`${String(redirect)}?edit`);
  await text(page).first().click();
  await paste(page, { "text/html": "<p>First</p><h1>Between</h1><p>Last</p>" });
  await expect(text(page)).toHaveText(["First", "Last"]);
  const files = await onDisk(info);
  const cdp = await context.newCDPSession(page);
  const drop = dropsOf(cdp);

  // Below the first text, and on the last one: with the gap and with the words.
  await drop(text(page).first(), files.pdf, { x: 200, y: 26 });
  await expect.poll(() => kinds(page)).toEqual(["text", "attachment", "text", "text"]);
  await expect(page.locator(".attachment-editor")).toContainText("PDF");
  await stillness(page);
  await drop(text(page).nth(1), files.picture, { x: 200, y: 26 });
  await expect.poll(() => kinds(page)).toEqual(["text", "attachment", "text", "text", "image"]);
  await expect(page.locator("figure.image img")).toHaveAttribute("src", /^\/-\/file\//, { timeout: 20_000 });
  await stillness(page);

  // At the edge of the window, on the bar and on the site's own bar: somewhere on the page, and nowhere else.
  await drop(page.locator("body"), files.pdf, { x: 4, y: 500 });
  await drop(page.getByRole("region", { name: "Edit mode" }), files.pdf, { x: 300, y: 10 });
  await drop(page.locator(".shell-top-bar"), files.pdf, { x: 60, y: 20 });
  await expect.poll(() => attachments(page)).toBe(4);

  // In the moment in which something else comes under the pointer, as when the note of an upload goes.
  await stillness(page);
  await drop(text(page).first(), files.pdf, { x: 200, y: 10 }, () => cover(page));
  await page.locator(".cover").evaluate((sheet) => sheet.remove());
  await expect.poll(() => attachments(page)).toBe(5);
  expect(context.pages()).toHaveLength(1);
  expect(new URL(page.url()).search).toBe("?edit");
  await saved(page);

  // Who only reads keeps the page, too.
  await leaveEditMode(page);
  await drop(page.getByRole("main"), files.pdf, { x: 200, y: 200 });
  await drop(page.getByRole("main"), files.pdf, { x: 200, y: 200 }, () => cover(page, "main"));
  expect(context.pages()).toHaveLength(1);
  await page.locator(".cover").evaluate((sheet) => sheet.remove());
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
});

const attachments = async (page: Page) => (await kinds(page)).filter((kind) => kind === "attachment").length;

/** A file that has arrived takes its note along, and what stands below moves: nobody aims before. */
async function stillness(page: Page): Promise<void> {
  await expect(page.locator(".kit-upload-note")).toHaveCount(0);
  const sliding = () => document.getAnimations().filter(({ playState }) => playState === "running").length;
  await expect.poll(() => page.evaluate(sliding)).toBe(0);
}

/** Lays something over the page. */
async function cover(page: Page, place = ".canvas"): Promise<void> {
  await page.locator(place).evaluate((ground) => {
    const sheet = document.createElement("div");
    sheet.className = "cover";
    sheet.style.cssText = "position: fixed; inset: 0; z-index: 9999";
    ground.append(sheet);
  });
}

async function onDisk(info: TestInfo): Promise<{ pdf: string; picture: string }> {
  const paths = { pdf: info.outputPath("tide tables.pdf"), picture: info.outputPath("winter.jpg") };
  await writeFile(paths.pdf, pdf);
  await writeFile(paths.picture, (await photo()).buffer);
  return paths;
}

/** As the desktop does it: the browser itself decides what a drop means that nobody takes. */
function dropsOf(cdp: CDPSession) {
  return async (on: Locator, file: string, at = { x: 10, y: 10 }, beforeDrop = async () => {}) => {
    const box = await on.boundingBox();
    if (!box) throw new Error("nothing to drop on");
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    const [x, y] = [box.x + at.x, box.y + at.y];
    for (const type of ["dragEnter", "dragOver", "drop"] as const) {
      if (type === "drop") await beforeDrop();
      await cdp.send("Input.dispatchDragEvent", { type, x, y, data });
    }
  };
}
