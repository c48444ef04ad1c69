import type { OutputOf } from "#kernel/call.ts";
import type { loadMenuFolder } from "../contract.ts";
import { listOf, listRequest } from "../model/opened-list.ts";
import { callHere } from "#client/here-in-browser.ts";
import { fillList } from "./fill-list.ts";

/** As for members, with no more than a request: visitors have no session that could be over, and nothing to load it with. */
export function fill(list: HTMLElement): Promise<void> {
  return fillList(list, async (which) => {
    try {
      const { address, fields } = listRequest(which);
      const magic = await formToken();
      // oxlint-disable-next-line eslint/no-restricted-globals -- the client of calls would come apart from what members load at once.
      const response = await fetch(callHere(address), {
        method: "POST",
        headers: { accept: "application/json", "content-type": "application/json" },
        body: JSON.stringify({ ...fields, ajx: Math.random(), magic }),
      });
      const answer = (await response.json()) as { success?: boolean } & OutputOf<typeof loadMenuFolder>;
      return answer.success ? listOf(answer) : null;
    } catch {
      return null;
    }
  });
}

/** Runs the script that sets `window.magic` (CALL-08): pages of visitors come without a token. */
async function formToken(): Promise<string> {
  if (window.magic) return window.magic;
  await new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = `/new_magic.js?ajx=${Math.random()}`;
    script.onload = script.onerror = resolve;
    document.head.append(script);
  });
  return window.magic ?? "";
}
