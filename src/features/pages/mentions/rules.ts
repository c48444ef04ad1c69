import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, currentSubsite, isAdminIn, isExternal, isSignedIn } from "#kernel/viewer.ts";
import type { MentionRefusal } from "./wording.ts";

/** So many people and so many pages are offered for what is typed behind an `@`. */
export const offeredMost = 6;

/** So many mentions are named by one call. */
export const namedMost = 300;

/** A person who is mentioned on a page; null when nobody is that any more. */
export type MentionedPerson = {
  readonly isAdmin: boolean;
  /** They made the page, or changed it last. */
  readonly isAuthor: boolean;
} | null;

/**
 * The name of somebody who is mentioned is for the people of the site. Externals are told of themselves, of administrators and of
 * the authors of the page, whom they know anyway (decision 0029); guests and visitors of nobody.
 */
export function mayNamePerson(viewer: Viewer, id: number, person: MentionedPerson): Verdict<MentionRefusal> {
  if (!isSignedIn(viewer)) return refuse("mention-person-hidden");
  if (id === viewer.personId) return allow;
  if (!isExternal(viewer)) return person ? allow : refuse("mention-person-gone");
  return person?.isAdmin || person?.isAuthor ? allow : refuse("mention-person-hidden");
}

/** A page that is mentioned; null when it was removed for good. */
export type MentionedPage = { readonly mayRead: boolean; readonly isTrashed: boolean } | null;

/**
 * A page is named to those who may read it. That it was removed is told to everybody here; that it is in the trash to
 * administrators, who could read it before.
 */
export function mayNamePage(viewer: Viewer, page: MentionedPage): Verdict<MentionRefusal> {
  if (page?.mayRead) return allow;
  const isGone =
    page === null ? isSignedIn(viewer) : page.isTrashed && isAdminIn(currentSubsite(viewer), viewer);
  return refuse(isGone ? "mention-page-gone" : "mention-page-hidden");
}
