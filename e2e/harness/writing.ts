import { Buffer } from "node:buffer";
import { type Locator, type Page, expect } from "@playwright/test";
import sharp from "sharp";

export type SentFile = { name: string; mimeType: string; buffer: Buffer };

export const text = (page: Page) =>
  page.locator(".canvas").getByRole("textbox", { name: "Text", exact: true });
export const picture = (page: Page) => page.locator("figure.image img");
export const handleOf = (page: Page, inside: Locator) =>
  page.locator("[data-widget]").filter({ has: inside }).locator(".canvas-handle");
/** A kind in the list beside the page. */
export const tile = (page: Page, kind: string) =>
  page
    .getByRole("complementary", { name: "Blocks" })
    .getByRole("button", { name: kind, exact: true })
    .first();

export const tides: SentFile = {
  name: "tides.txt",
  mimeType: "text/plain",
  buffer: Buffer.from("high 04:12\nlow 10:27\n"),
};

const sea = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600">
  <rect width="2400" height="1600" fill="#b3d0da"/><circle cx="1850" cy="360" r="130" fill="#f7ecd3"/>
  <path d="M0 700 Q400 560 900 690 T2400 640 V1600 H0Z" fill="#d9c7a0"/>
  <path d="M0 860 Q600 780 1200 870 T2400 830 V1600 H0Z" fill="#5d93ab"/>
  <path d="M0 1160 Q600 1080 1200 1170 T2400 1130 V1600 H0Z" fill="#3c748f"/>
  <path d="M700 980 H1700 L1580 1160 H820Z" fill="#24344f"/><rect x="880" y="840" width="640" height="140" fill="#fbfaf6"/>
  <rect x="1010" y="730" width="330" height="110" fill="#fbfaf6"/><rect x="1180" y="620" width="70" height="110" fill="#c9482b"/>
</svg>`;

/** A picture as cameras make them, so large that it is made smaller on the way. */
export async function photo(): Promise<SentFile> {
  const buffer = await sharp(Buffer.from(sea)).jpeg().toBuffer();
  return { name: "winter (pollendam).jpg", mimeType: "image/jpeg", buffer };
}

/** Chooses a file in the platform's own list, which `open` opens. */
export async function choose(page: Page, file: SentFile, open: () => Promise<void>): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await open();
  await (await chooser).setFiles(file);
}

/** Carries something by its handle to the side of something else, and holds it there. */
export async function carryBeside(page: Page, handle: Locator, other: Locator): Promise<void> {
  await other.scrollIntoViewIfNeeded();
  await handle.hover();
  const [from, to] = [await handle.boundingBox(), await other.boundingBox()];
  if (!from || !to) throw new Error("nothing to drag, or no place for it");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width - 20, to.y + to.height / 2, { steps: 12 });
  await expect(page.locator(".canvas-slot")).toHaveText("New column");
}

export async function saved(page: Page): Promise<void> {
  await expect(page.locator(".writing-saving")).toHaveText("Saved");
}

/** A browser tells of a caret that keys have moved with its next frame; nobody goes on sooner. */
export async function caretSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
}

/** Pastes as the browser does, with what another program has put on the clipboard. */
export async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await caretSettled(page);
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [type, words] of Object.entries(given)) clipboardData.setData(type, words);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, data);
}

/** Publishes a page that was never published: a question says who will see it. Others see the page when this is over. */
export async function publishFirst(page: Page): Promise<void> {
  const published = page.waitForResponse("**/-/draft/*/publish/");
  await page.getByRole("region", { name: "Edit mode" }).getByRole("button", { name: "Publish" }).click();
  await confirmFirst(page);
  await published;
}

export async function confirmFirst(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Publish this page?" });
  await dialog.getByRole("button", { name: "Publish" }).press("Enter");
  await expect(dialog).toHaveCount(0);
}

/** Leaves edit mode, and goes on when its blocks have made way for the page as it is read: both have boxes and words alike. */
export async function leaveEditMode(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Edit mode" }).getByRole("button", { name: "Done" }).click();
  await expect(page.locator(".canvas")).toHaveCount(0);
}
