import type { PageRefusal } from "#features/pages/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, currentSubsite, isAdminIn } from "#kernel/viewer.ts";
import type { PageType } from "./model/page-type.ts";

/** What everybody opens first is there for everybody. */
export function mayBecomeHomepage(page: { readonly isUnpublished: boolean }): Verdict<PageRefusal> {
  return page.isUnpublished ? refuse("homepage-unpublished") : allow;
}

/** Which page is the home page or a template is chosen by administrators (PTYP-05, PTYP-07, PTYP-08, PTYP-11). */
export function mayChooseType(viewer: Viewer): Verdict<PageRefusal> {
  return isAdminIn(currentSubsite(viewer), viewer) ? allow : refuse("page-types-by-admins");
}

/** A page of which new ones are made is one that others see, and not the one that they see first (PTYP-03). */
export function mayBecomeTemplate(page: {
  readonly isHomepage: boolean;
  readonly isUnpublished: boolean;
}): Verdict<PageRefusal> {
  if (page.isHomepage) return refuse("page-not-a-template");
  return page.isUnpublished ? refuse("template-unpublished") : allow;
}

/** Types are the administrators' (PTYP-06, PTYP-11); sending them unchanged is not changing them. */
export function mayChangeType(
  viewer: Viewer,
  page: { readonly isUnpublished: boolean },
  { from, to }: { readonly from: PageType; readonly to: PageType },
): Verdict<PageRefusal> {
  if (from === to) return allow;
  const chooses = mayChooseType(viewer);
  if (!chooses.allowed || to === "standard") return chooses;
  return to === "homepage"
    ? mayBecomeHomepage(page)
    : mayBecomeTemplate({ ...page, isHomepage: from === "homepage" });
}

/** What the dialogs say of the types that a page may get: `can_be_template` and `can_toggle_default_template`. */
export function typesOffered(
  viewer: Viewer,
  page: { readonly isHomepage: boolean; readonly isUnpublished: boolean },
): { readonly canBeTemplate: boolean; readonly canToggleDefault: boolean } {
  const chooses = mayChooseType(viewer).allowed;
  return { canBeTemplate: chooses && mayBecomeTemplate(page).allowed, canToggleDefault: chooses };
}
