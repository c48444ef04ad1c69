// What a key costs on a long page in edit mode: node scripts/run.mjs bench/typing.ts http://localhost:8080, against a
// server with the development gallery. Prints the window's own processor time for each key, and the time to the frame.
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../scripts/find-chromium.mjs";

const address = process.argv.at(-1) ?? "";
const widgets = 200;
const keys = 300;

/** Notes how long each key takes until after the frame that it leads to; as a text, since it runs in the window. */
const followFrames = `{
  window.frames = [];
  addEventListener("keydown", () => {
    const pressed = performance.now();
    requestAnimationFrame(() => setTimeout(() => window.frames.push(performance.now() - pressed)));
  }, true);
}`;
const untilPainted = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))";

const browser = await chromium.launch({
  executablePath: await findChromium(process.cwd()),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`${address}/-/gallery/canvas/?widgets=${widgets}`);
const texts = page.getByRole("textbox", { name: "Text", exact: true });
await texts.first().waitFor();
console.log(
  `opened with ${widgets} widgets after ${await page.evaluate(() => Math.round(performance.now()))} ms`,
);
await texts.nth(Math.floor((await texts.count()) / 2)).click();
const { processor, frames } = await type(page);
console.log(`processor time per key: ${quantiles(processor)}`);
console.log(`key to painted frame: ${quantiles(frames)}`);
await browser.close();

/** Keys one by one, each followed to the frame that shows it. */
async function type(on: Page): Promise<{ processor: number[]; frames: number[] }> {
  const client = await on.context().newCDPSession(on);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () =>
    (await client.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")
      ?.value ?? 0;
  await on.evaluate(followFrames);
  const processor: number[] = [];
  for (let key = 0; key < keys; key++) {
    const before = await spent();
    await on.keyboard.press("abcde "[key % 6] ?? " ");
    await on.evaluate(untilPainted);
    processor.push(((await spent()) - before) * 1000);
  }
  const frames = await on.evaluate<number[]>("window.frames");
  return { processor, frames };
}

function quantiles(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms (${sorted.length} keys)`;
}
