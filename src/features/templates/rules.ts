import { whole } from "#kernel/fields.ts";

/** What stands for a page without anything on it (TMPL-06). */
export const blankId = 0;

/** What a new page begins with: a page, nothing, or below zero an example that comes with the product. */
export const StartId = whole(-1000, Number.MAX_SAFE_INTEGER);

export function isExampleId(id: number): boolean {
  return id < blankId;
}

/**
 * Where a page is made that begins so (TMPL-06, TMPL-07, TMPL-08, TMPL-13): blank ones are created, templates copied, and examples created with
 * subsites and copied without them.
 */
export function addressOfStart(id: number, { withSubsites }: { readonly withSubsites: boolean }): string {
  const isCreated = id === blankId || (isExampleId(id) && withSubsites);
  return isCreated ? `/new/?from_page_id=${id}` : `/page/copy/${id}/0/`;
}
