import { type Browser, type Page, chromium } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { findChromium } from "../../scripts/find-chromium.mjs";
import { type Figure, kilobytes } from "../figures.ts";
import type { Visitor } from "../visitor.ts";
import { longText, pageOf, pageOfParagraphs } from "../writer.ts";
import { type Yardsticks, againstTime } from "../yardsticks.ts";
import { cookiesOf } from "./cookies.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const keys = 150;
const pages = [
  { what: "30 widgets", made: (owner: Visitor) => pageOfParagraphs(owner, 30), opened: 400 },
  { what: "200 widgets", made: (owner: Visitor) => pageOfParagraphs(owner, 200), opened: null },
  { what: "one text of 200 kB", made: (owner: Visitor) => pageOf(owner, [longText(200_000)]), opened: null },
];

type Typing = { readonly base: string; readonly owner: Visitor; readonly yardsticks: Yardsticks };

/** Edit mode on real pages: from the press on Edit to a caret, and from a key to the frame that shows it. */
export async function measureTyping({ base, owner, yardsticks }: Typing): Promise<Figure[]> {
  const figure = (work: string, measured: number, most: number | null) =>
    againstTime(work, measured, yardsticks, most);
  const browser = await chromium.launch({ executablePath: await findChromium(root), args: ["--no-sandbox"] });
  try {
    const figures = await floor(browser, base, figure);
    for (const { what, made, opened } of pages) {
      const { address } = await made(owner);
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies(cookiesOf(owner.cookie(), base));
      const page = await context.newPage();
      // The first opening fills the browser's cache.
      const cold = await openToWrite(page, base + address);
      const scripts = await page.evaluate<number>(fetchedScripts);
      const caret = await openToWrite(page, base + address);
      const { frames, processor, heap } = await type(page);
      await context.close();
      figures.push(
        figure(`edit mode with ${what}, cold, press to caret`, cold, null),
        figure(`edit mode with ${what}, warm, press to caret`, caret, opened),
        figure(`key to painted frame, ${what}, p50`, at(frames, 0.5), null),
        figure(`key to painted frame, ${what}, p95`, at(frames, 0.95), 16),
        figure(`processor time of a key, ${what}, p50`, at(processor, 0.5), null),
        figure(`processor time of a key, ${what}, p95`, at(processor, 0.95), null),
        size(`scripts of reading and editing, ${what}`, scripts),
        size(`memory of the tab's scripts, ${what}`, heap),
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}

type Told = (work: string, measured: number, most: number | null) => Figure;

/** What the browser and the machine take for a key where nothing of ours is: no figure of ours can be below. */
async function floor(browser: Browser, base: string, figure: Told): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // An address without a script of ours; the field stands in it alone.
  await page.goto(`${base}/robots.txt`);
  await page.evaluate(
    `document.body.innerHTML = '<div role="textbox" aria-label="Text" contenteditable>Fog</div>'; 0`,
  );
  const { frames, processor } = await type(page);
  await context.close();
  return [
    figure("key to painted frame, an empty page, p50", at(frames, 0.5), null),
    figure("key to painted frame, an empty page, p95", at(frames, 0.95), null),
    figure("processor time of a key, an empty page, p50", at(processor, 0.5), null),
    figure("processor time of a key, an empty page, p95", at(processor, 0.95), null),
  ];
}

function size(work: string, bytes: number): Figure {
  return { work, measured: kilobytes(bytes), ratio: "", target: "", holds: null };
}

/** Bytes of all scripts that the window has fetched, as they travelled. */
const fetchedScripts = `performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;

/** Notes when a caret stands after the click, as a text since it runs in the window; nothing is waited for here. */
const followPress = `{
  window.caret = new Promise((done) => addEventListener("click", () => {
    const pressed = performance.now();
    const look = () => document.activeElement?.isContentEditable
      ? setTimeout(() => done(performance.now() - pressed))
      : requestAnimationFrame(look);
    look();
  }, { capture: true, once: true }));
}; 0`;

async function openToWrite(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: "networkidle" });
  const edit = page.getByRole("link", { name: "Edit", exact: true });
  await edit.hover();
  await page.waitForLoadState("networkidle");
  await page.evaluate(followPress);
  await edit.click();
  // Told apart from a page that takes long: one on which no caret ever stands.
  await page.locator("[contenteditable=true]:focus").waitFor({ timeout: 20_000 });
  return page.evaluate<number>("window.caret");
}

const followFrames = `{
  window.frames = [];
  addEventListener("keydown", () => {
    const pressed = performance.now();
    requestAnimationFrame(() => setTimeout(() => window.frames.push(performance.now() - pressed)));
  }, true);
}`;
const untilPainted = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))";

/** Keys one by one into a text in the middle of the page, each followed to the frame that shows it. */
async function type(page: Page): Promise<{ processor: number[]; frames: number[]; heap: number }> {
  const texts = page.getByRole("textbox", { name: "Text", exact: true });
  await texts.nth(Math.floor((await texts.count()) / 2)).click();
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () =>
    (await client.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")
      ?.value ?? 0;
  await page.evaluate(followFrames);
  const processor: number[] = [];
  for (let key = 0; key < keys; key++) {
    const before = await spent();
    await page.keyboard.press("abcde "[key % 6] ?? " ");
    await page.evaluate(untilPainted);
    processor.push(((await spent()) - before) * 1000);
  }
  await client.send("HeapProfiler.collectGarbage");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  return { processor, frames: await page.evaluate<number[]>("window.frames"), heap: usedSize };
}

function at(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}
