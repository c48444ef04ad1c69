import type { Limit } from "#features/sessions/attempts/rules.ts";
import {
  type SiteRole,
  type Viewer,
  currentSubsite,
  isAdminIn,
  isExternal,
  isOneOf,
  isOwner,
  isSignedIn,
  mainGroup,
  theSite,
} from "#kernel/viewer.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { OfferedRight } from "#kernel/refusal.ts";
import type { RightsRequestRefusal } from "#features/people/rights-requests/wording.ts";

/** Each request is a mail to a colleague: one person sends only a few of them. */
export const requestLimit: Limit = { name: "rights-request", most: 5, seconds: 3600 };

/** The list names those who can be asked: for whoever is signed in, externals too; addresses follow `maySeeEmail`. */
export function mayLoadCandidates(viewer: Viewer): Verdict<"signed-out"> {
  return isSignedIn(viewer) ? allow : refuse("signed-out");
}

/** The page that somebody wants to edit, as they stand to it. */
export type WantedPage = { readonly mayEdit: boolean };

/** Whoever is signed in and lacks the right; nobody asks themself. The right to edit a page is asked for by its readers. */
export function mayRequestRights(
  viewer: Viewer,
  request: { readonly right: OfferedRight; readonly candidateId: number; readonly page?: WantedPage | null },
): Verdict<RightsRequestRefusal | "signed-out" | "page-not-found"> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  if (request.right === "page" && !request.page) return refuse("page-not-found");
  if (holdsRight(viewer, request.right, request.page)) return refuse("rights-held");
  return request.candidateId === viewer.personId ? refuse("asks-themself") : allow;
}

export function holdsRight(
  viewer: Pick<Viewer, "role">,
  right: OfferedRight,
  page: WantedPage | null = null,
): boolean {
  const isAdministrator = isAdminIn(theSite, viewer);
  if (right === "page") return page?.mayEdit ?? false;
  if (right === "owner") return isOwner(viewer);
  return isAdministrator || (right === "editor" && viewer.role === "editor");
}

/** Who can be asked for a role: owners make owners; administrators and editors are made by both (ROLE-14). */
export function rolesToAsk(right: OfferedRight): SiteRole[] {
  return right === "owner" ? ["owner"] : ["owner", "admin"];
}

/**
 * Whether somebody who asks for a right on a page chooses among all its editors. From outside they know its authors and the administrators
 * only (decision 0029).
 */
export function knowsAllEditors(asker: Pick<Viewer, "role">): boolean {
  return !isExternal(asker);
}

/** Each is a mail to colleagues, and each answer is the same, so that nobody finds out by it which addresses have a page. */
export const readingRequestLimit: Limit = { name: "reading-request", most: 10, seconds: 3600 };
/** Of one person for one page: who asks again within a day has been heard. */
export const readingRequestAgain: Limit = { name: "reading-request-again", most: 1, seconds: 24 * 3600 };

/** As many colleagues as are asked to share a page where none of its authors can. */
export const askedToShareMost = 3;

/** To read a page that is not shared with oneself: for the people of the subsite that it is in, and on the site itself for externals too. */
export function mayAskToRead(viewer: Viewer): Verdict<"signed-out"> {
  return isSignedIn(viewer) ? allow : refuse("signed-out");
}

/** Only those whom the page can be shared with: in a subsite whoever is in it. */
export function canBeGivenHere(viewer: Viewer): boolean {
  const area = currentSubsite(viewer);
  return isOneOf(area, viewer) || (area === mainGroup && isExternal(viewer));
}

/** Whom a request to read goes to: the authors among those who can share the page, else the first of them. */
export function askedToShare(editors: readonly number[], authors: readonly number[]): number[] {
  const own = editors.filter((id) => authors.includes(id));
  return own.length > 0 ? own : editors.slice(0, askedToShareMost);
}
