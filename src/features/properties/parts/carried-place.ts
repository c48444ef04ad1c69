import { hereInBrowser } from "#client/here-in-browser.ts";
import type { Tag } from "#features/tags/model/tag.ts";

/** What somebody has typed for a page before they chose something else to begin it with; of the tags those that it did not begin with. */
export type Carried = { readonly title?: string; readonly folderId?: number; readonly tags: readonly Tag[] };

const nothing: Carried = { tags: [] };
let kept: { readonly address: string; readonly typed: Carried } | null = null;

/** Keeps it for the form at this address, if that is the one that is opened next. */
export function carryPlace(address: string, typed: Carried): void {
  kept = { address: hereInBrowser(address), typed };
}

/** What was kept for the form that is opened, once. */
export function takeCarried(): Carried {
  if (!kept) return nothing;
  const { address, typed } = kept;
  kept = null;
  return address === location.pathname + location.search ? typed : nothing;
}
