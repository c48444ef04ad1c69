import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Account } from "./account.ts";

const file = process.env["ATRIUM_STORM_RECORD"];
const aboutDrafts = /\/draft\//;

/**
 * Writes down what the tabs of a storm send and hear of the draft, one line of JSON each, where somebody wants to go through
 * it again: from these every state of every tab can be built, letter by letter.
 */
export function record(page: Page, who: string, account: Account): void {
  if (!file) return;
  const write = (what: string, data: unknown) =>
    writeFileSync(file, `${JSON.stringify({ at: account.now(), who, what, data })}\n`, { flag: "a" });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (aboutDrafts.test(pathname)) write("asked", { pathname, body: request.postData() });
  });
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!aboutDrafts.test(pathname)) return;
    response.text().then(
      (body) => write("answered", { pathname, body }),
      () => write("unanswered", { pathname }),
    );
  });
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => write("heard", { frame: String(payload) })),
  );
}
