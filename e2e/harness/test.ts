import { type Page, test as base, expect } from "@playwright/test";

export { expect };

/** A journey fails when the page reports an error of a script or of the content policy, unless it says so. */
export const test = base.extend<{ troubles: string[]; quiet: void }>({
  baseURL: async ({ browserName: _browser }, lend) => lend(process.env["ATRIUM_E2E_URL"]),
  troubles: async ({ browserName: _browser }, lend) => lend([]),
  quiet: [
    async ({ page, troubles }, lend) => {
      listen(page, troubles);
      waitUntilReady(page);
      await lend();
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, troubles: string[]): void {
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("console", (message) => {
    // The browser itself reports every answer of 400 and above; refusals are ordinary answers.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      troubles.push(message.text());
  });
}

/** A page that was opened or read again listens before the journey goes on, as it does for people by the time they act. */
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

/** For journeys that come to a page in another way than by opening it, such as signing in. */
export async function listening(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.getElementById("bundle") || "ready" in document.documentElement.dataset,
  );
}
