import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, holdsCreatePermission, isAdmin } from "#kernel/viewer.ts";
import type { PageRefusal } from "./wording.ts";

/** Making pages takes the create permission (ROLE-05). */
export function mayCreatePages(viewer: Viewer): Verdict<"editors-only"> {
  return holdsCreatePermission(viewer) ? allow : refuse("editors-only");
}

/** Title, folder, address and content are changed by whom the page is shared with for editing. */
export function mayEditPage(page: { readonly mayEdit: boolean }): Verdict<PageRefusal> {
  return page.mayEdit ? allow : refuse("page-not-editable");
}

/** The homepage is chosen by administrators (PTYP-05, PTYP-11). */
export function mayChooseHomepage(viewer: Viewer): Verdict<PageRefusal> {
  return isAdmin(viewer) ? allow : refuse("page-types-by-admins");
}
