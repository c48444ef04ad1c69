import type { Bundle } from "#kernel/bundle.ts";
import { type NoBundle, fetchBundle } from "./fetch-bundle.ts";

type Fetched = Promise<Bundle | NoBundle>;

/** How long a screen that was fetched ahead may be shown, in milliseconds. */
const freshFor = 10_000;

let kept: { readonly address: string; readonly asked: number; readonly bundle: Fetched } | null = null;

/** Fetches the screen at an address before anybody goes there; the last one is kept. False when it is there already. */
export function fetchAhead(address: string): boolean {
  if (ahead(address)) return false;
  kept = { address, asked: performance.now(), bundle: fetchBundle(address) };
  return true;
}

/** What was fetched ahead for an address, once; a failure is no answer. */
export async function takeAhead(address: string): Promise<Bundle | null> {
  const found = ahead(address);
  kept = null;
  const bundle = await found?.bundle;
  return bundle === undefined || typeof bundle === "string" ? null : bundle;
}

/** Something was changed here: what was fetched before may not show it. */
export function forgetAhead(): void {
  kept = null;
}

function ahead(address: string) {
  return kept?.address === address && performance.now() - kept.asked < freshFor ? kept : null;
}
