import { type Verdict, allow } from "#kernel/verdict.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { mayCreatePages, mayEditPage } from "#features/pages/rules.ts";
import type { PageRefusal } from "#features/pages/wording.ts";
import { type Share, firstShares, withOwnRights } from "#features/access/rules.ts";

/** A copy is a new page: it takes the right to make pages here. Which versions of a page may be copied is said below. */
export function mayCopyPages(viewer: Viewer): Verdict<"editors-only"> {
  return mayCreatePages(viewer);
}

/** What readers see is copied by whoever reads it; older versions are for those who edit the page (POPT-06). */
export function mayCopyVersion(
  page: { readonly id: number; readonly mayEdit: boolean },
  version: { readonly isCurrent: boolean },
): Verdict<PageRefusal> {
  return version.isCurrent ? allow : mayEditPage(page);
}

/** How a copy is shared at first: as its page is, with everybody like any new page, or with its maker alone. */
export type CopySharing = "alike" | "everybody" | "own";

/**
 * A copy is never open to more people than its page. Who may edit the page may see with whom it is shared, and hands that on;
 * others know of it only whether everybody reads it.
 */
export function sharingOfCopy(page: {
  readonly mayEdit: boolean;
  readonly audience: "editors" | "public" | "password" | "everybody" | "subsite" | "some";
  readonly seenBy: { readonly everyone: boolean } | null;
}): CopySharing {
  if (page.mayEdit) return "alike";
  // The password opens it to others, and tells nothing of those of the site.
  if (page.audience === "password") return page.seenBy?.everyone ? "everybody" : "own";
  return page.audience === "editors" || page.audience === "some" ? "own" : "everybody";
}

/** The shares that a copy starts with; its maker always edits it. That a page is public does not come along. */
export function sharesOfCopy(sharing: CopySharing, shares: readonly Share[], viewer: Viewer): Share[] {
  if (sharing === "everybody") return [...firstShares];
  return withOwnRights(sharing === "alike" ? shares : [], viewer);
}

/** A title of at most `most` characters; a letter that takes two of them is not cut in half. */
export function cutTitle(title: string, most: number): string {
  if (title.length <= most) return title;
  return title
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
}
