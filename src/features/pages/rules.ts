import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, mayCreateIn, currentSubsite } from "#kernel/viewer.ts";
import type { PageRefusal } from "./wording.ts";

/** So many characters has the title of a page at most (PPRP-01), however it comes about. */
export const titleMost = 120;

/** Making pages takes the create permission (ROLE-05). */
export function mayCreatePages(viewer: Viewer): Verdict<"editors-only"> {
  return mayCreateIn(currentSubsite(viewer), viewer) ? allow : refuse("editors-only");
}

/** Title, folder, address and content are changed by whom the page is shared with for editing. */
export function mayEditPage(page: { readonly id: number; readonly mayEdit: boolean }): Verdict<PageRefusal> {
  return page.mayEdit ? allow : refuse("page-not-editable", { page: page.id });
}
