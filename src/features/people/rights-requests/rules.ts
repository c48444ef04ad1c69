import type { Limit } from "#features/sessions/attempts/rules.ts";
import type { SiteRole, Viewer } from "#kernel/viewer.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { Right, RightsRequestRefusal } from "./wording.ts";

/** Each request is a mail to a colleague: one person sends only a few of them. */
export const requestLimit: Limit = { name: "rights-request", most: 5, seconds: 3600 };

/** The list names people with their addresses: for whoever is signed in, externals too. */
export function mayLoadCandidates(viewer: Viewer): Verdict<"signed-out"> {
  return isSignedIn(viewer) ? allow : refuse("signed-out");
}

/** Whoever is signed in and lacks the right; nobody asks themself. */
export function mayRequestRights(
  viewer: Viewer,
  request: { readonly right: Right; readonly candidateId: number },
): Verdict<RightsRequestRefusal | "signed-out"> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  if (holdsRight(viewer, request.right)) return refuse("rights-held");
  return request.candidateId === viewer.personId ? refuse("asks-themself") : allow;
}

export function holdsRight(viewer: Pick<Viewer, "role">, right: Right): boolean {
  return right === "owner" ? viewer.role === "owner" : viewer.role === "owner" || viewer.role === "admin";
}

/** Who can be asked: owners make owners; administrators are made by them and by each other (ROLE-14). */
export function rolesToAsk(right: Right): SiteRole[] {
  return right === "owner" ? ["owner"] : ["owner", "admin"];
}
