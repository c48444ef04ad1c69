import type { Page } from "@playwright/test";

/** Makes a page tell its troubles, and listen before the journey goes on, as it does for people by the time they act. */
export async function watchPage(page: Page, tell: (trouble: string) => void): Promise<Page> {
  page.on("pageerror", (error) => tell(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !isOrdinary(message.text())) tell(message.text());
  });
  waitUntilReady(page);
  // From the first choice of a file on the list is the journey's: it is asked for too late by who waits for it and presses at once.
  page.on("filechooser", () => {});
  await page.addInitScript(holdNotices);
  await slowDown(page);
  return page;
}

/**
 * The browser itself reports every answer of 400 and above, and refusals are ordinary answers; it also reports each look
 * for the server of a journey that has cut the line. The recorder of traces tries to fetch pictures that are still being
 * sent; the product only shows them.
 */
function isOrdinary(words: string): boolean {
  return (
    words.startsWith("Failed to load resource") ||
    words.startsWith("Connecting to 'blob:") ||
    words.endsWith("net::ERR_INTERNET_DISCONNECTED")
  );
}

/** Waits until another document has come by itself, as after signing in, and listens. */
export async function arrived(page: Page, path: string): Promise<void> {
  // The whole path: the address of the screen before may end with it, in `?next=`.
  await page.waitForURL((url) => url.pathname === path);
  await listening(page);
}

function waitUntilReady(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => ready(page, await goto(url, options));
  page.reload = async (options) => ready(page, await reload(options));
}

async function ready<Response>(page: Page, response: Response): Promise<Response> {
  await listening(page);
  return response;
}

async function listening(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === "complete" &&
      (!document.getElementById("bundle") || "ready" in document.documentElement.dataset),
  );
}

/**
 * Runs in every document before its own scripts. Notices stand still: a journey may read as slowly as its machine is;
 * how long they live is proven in their own journey.
 */
function holdNotices(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".ui-notice { animation-play-state: paused !important }");
  document.adoptedStyleSheets.push(sheet);
}

/**
 * To find what only holds on fast machines and short lines: `ATRIUM_E2E_SLOWNESS=6` makes the browser's processor so many times
 * slower, `ATRIUM_E2E_LATENCY=300` lets every answer come so many milliseconds later.
 */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env["ATRIUM_E2E_SLOWNESS"] ?? 1);
  const latency = Number(process.env["ATRIUM_E2E_LATENCY"] ?? 0);
  if (rate === 1 && latency === 0) return;
  const session = await page.context().newCDPSession(page);
  if (rate !== 1) await session.send("Emulation.setCPUThrottlingRate", { rate });
  if (latency === 0) return;
  const line = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
}
