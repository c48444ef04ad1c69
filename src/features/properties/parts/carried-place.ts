import type { Tag } from "#features/tags/model/tag.ts";

/** What somebody has typed for a page before they chose something else to begin it with; of the tags those that it did not begin with. */
export type Carried = { readonly title?: string; readonly folderId?: number; readonly tags: readonly Tag[] };

const nothing: Carried = { tags: [] };
let carried = nothing;

/** Keeps it for the form that is opened next. */
export function carryPlace(typed: Carried): void {
  carried = typed;
}

/** What was kept for this form, once. */
export function takeCarried(): Carried {
  const typed = carried;
  carried = nothing;
  return typed;
}
