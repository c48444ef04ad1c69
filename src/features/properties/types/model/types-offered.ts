import type { PageType } from "./page-type.ts";

/** What somebody may make of a page: the flags of its dialogs (PTYP-03, PTYP-04), and whether it can be the home page. */
export type TypesOffered = {
  readonly type: PageType;
  readonly mayChangeType: boolean;
  readonly canBeHomepage: boolean;
  readonly canBeTemplate: boolean;
  readonly canToggleDefault: boolean;
};

/** Whether the page may get this type. All templates are out of reach where the default one cannot be chosen (PTYP-04). */
export function mayGet(type: PageType, offered: TypesOffered): boolean {
  if (!offered.mayChangeType) return false;
  if (type === offered.type || type === "standard") return true;
  if (type === "homepage") return offered.canBeHomepage;
  return offered.canBeTemplate && offered.canToggleDefault;
}

/** Why not all of them can be chosen by who may change them. */
export function reasonFor(offered: TypesOffered): "isHomepage" | "isUnpublished" | null {
  if (!offered.mayChangeType) return null;
  if (!offered.canBeHomepage) return "isUnpublished";
  return offered.type === "homepage" ? "isHomepage" : null;
}
