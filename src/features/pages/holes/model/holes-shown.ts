import type { FilledHole } from "#kernel/page-body.ts";

/** The holes on a screen that shows a page, or an old version of one. */
export type HolesShown = {
  readonly holes: readonly FilledHole[];
  readonly page: { readonly id: number; readonly mayEdit: boolean };
};

/** Finds the holes in the data of any screen; null where there are none. */
export function holesShown(data: Readonly<Record<string, unknown>>): HolesShown | null {
  const { holes, page, shown, id } = data as {
    holes?: readonly FilledHole[];
    page?: HolesShown["page"] | null;
    shown?: { readonly holes?: readonly FilledHole[] } | null;
    id?: number;
  };
  if (holes && holes.length > 0 && page) return { holes, page: { id: page.id, mayEdit: page.mayEdit } };
  // Only who may edit a page sees what it was.
  if (shown?.holes && shown.holes.length > 0)
    return { holes: shown.holes, page: { id: id ?? 0, mayEdit: true } };
  return null;
}
