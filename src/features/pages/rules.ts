import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, mayCreateIn, currentSubsite, isAdminIn } from "#kernel/viewer.ts";
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

/** What everybody opens first is there for everybody. */
export function mayBecomeHomepage(page: { readonly isUnpublished: boolean }): Verdict<PageRefusal> {
  return page.isUnpublished ? refuse("homepage-unpublished") : allow;
}

/** Which page is the home page or a template is chosen by administrators (PTYP-05, PTYP-07, PTYP-08, PTYP-11). */
export function mayChooseType(viewer: Viewer): Verdict<PageRefusal> {
  return isAdminIn(currentSubsite(viewer), viewer) ? allow : refuse("page-types-by-admins");
}
