import type { Bundle } from "#kernel/bundle.ts";
import { callTimeout } from "./call.ts";
import { hereInBrowser } from "./here-in-browser.ts";

/** What a screen shows at an address, without going there; null when it is refused. Throws when nothing can be reached. */
export async function readScreen<Data>(address: string): Promise<Data | null> {
  const signal = AbortSignal.timeout(callTimeout);
  const response = await fetch(hereInBrowser(address), { headers: { accept: "application/json" }, signal });
  if (response.status >= 500) throw new Error(`${address} answers ${response.status}`);
  if (!response.ok) return null;
  const bundle = (await response.json()) as Bundle;
  return bundle.data as Data;
}
