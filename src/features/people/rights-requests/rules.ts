import { maySeePeople } from "../rules.ts";
import type { Limit } from "#features/sessions/attempts/rules.ts";
import { type PrincipalKind, principalKind } from "#kernel/actor.ts";
import { type SiteRole, type Viewer, isAdminIn, isOwner, theSite } from "#kernel/viewer.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { Right, RightsRequestRefusal } from "./wording.ts";

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
  request: { readonly right: Right; readonly candidateId: number; readonly page?: WantedPage | null },
): Verdict<RightsRequestRefusal | "signed-out" | "page-not-found"> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  if (request.right === "page" && !request.page) return refuse("page-not-found");
  if (holdsRight(viewer, request.right, request.page)) return refuse("rights-held");
  return request.candidateId === viewer.personId ? refuse("asks-themself") : allow;
}

export function holdsRight(
  viewer: Pick<Viewer, "role">,
  right: Right,
  page: WantedPage | null = null,
): boolean {
  const isAdministrator = isAdminIn(theSite, viewer);
  if (right === "page") return page?.mayEdit ?? false;
  if (right === "owner") return isOwner(viewer);
  return isAdministrator || (right === "editor" && viewer.role === "editor");
}

/** Who can be asked for a role: owners make owners; administrators and editors are made by both (ROLE-14). */
export function rolesToAsk(right: Right): SiteRole[] {
  return right === "owner" ? ["owner"] : ["owner", "admin"];
}

/** Those who may edit a page: people by name, and all of some roles. `sharers` are the principals with that right. */
export type PageEditors = {
  readonly personIds: readonly number[];
  readonly roles: readonly SiteRole[];
  readonly groupIds: readonly number[];
};

/**
 * Who can be asked for the right to edit a page: its editors, and administrators, who always are (PRUL-05). Externals cannot
 * share it with somebody else, so they are not asked; and those who ask from outside know its authors and the administrators
 * only (decision 0029).
 */
export function editorsToAsk(
  viewer: Viewer,
  page: { readonly sharers: readonly number[]; readonly authorIds: readonly number[] },
): PageEditors {
  const kinds = page.sharers.map(principalKind);
  const has = (kind: PrincipalKind) => kinds.some((each) => each.kind === kind);
  const named = kinds.filter(({ kind }) => kind === "person").map(({ subjectId }) => subjectId);
  const admins: SiteRole[] = ["owner", "admin"];
  if (!maySeePeople(viewer).allowed)
    return { personIds: named.filter((id) => page.authorIds.includes(id)), roles: admins, groupIds: [] };
  const groupIds = kinds.filter(({ kind }) => kind === "group").map(({ subjectId }) => subjectId);
  return { personIds: named, groupIds, roles: has("editors") ? [...admins, "editor"] : admins };
}
