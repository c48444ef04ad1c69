import type { Bundle } from "#kernel/bundle.ts";
import { callTimeout } from "./call.ts";
import { hereInBrowser } from "./here-in-browser.ts";

/** What a screen shows at an address, without going there; null when it is refused. Throws when nothing can be reached. */
export function readScreen<Data>(address: string): Promise<Data | null> {
  return readAt(hereInBrowser(address));
}

/** The same of the site, whichever subsite the address bar names: of its people a subsite shows some. */
export function readScreenOfSite<Data>(address: string): Promise<Data | null> {
  return readAt(address);
}

async function readAt<Data>(address: string): Promise<Data | null> {
  const signal = AbortSignal.timeout(callTimeout);
  const response = await fetch(address, { headers: { accept: "application/json" }, signal });
  if (response.status >= 500) throw new Error(`${address} answers ${response.status}`);
  if (!response.ok) return null;
  const bundle = (await response.json()) as Bundle;
  return bundle.data as Data;
}
