import { mayAdminister, mayOwn } from "#features/sites/rules.ts";
import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isOwner, isSignedIn } from "#kernel/viewer.ts";
import type { PersonFacts } from "../rules.ts";
import type { ImpersonationRefusal } from "./wording.ts";

/** Somebody sees the site as another person for so long, in minutes; then they are themself again. */
export const impersonationMinutes = 60;

type Refused = ImpersonationRefusal | RightsRefusal | "signed-out" | "not-as-another";

/** With subsites the owners of the site, without them its administrators; nobody from within another's shoes (IMPS-02, IMPS-07, IMPS-08). */
export function mayImpersonatePeople(
  viewer: Viewer,
): Verdict<RightsRefusal | "signed-out" | "not-as-another"> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  if (viewer.realPersonId !== undefined) return refuse("not-as-another");
  return viewer.withSubsites ? mayOwn(viewer) : mayAdminister(viewer);
}

/**
 * Everybody but oneself, and an owner only for another owner: nobody comes to rights that they do not have (IMPS-04, CACT-20). The statement that finds
 * a session asks the same at each request (`sessions/store.ts`).
 */
export function mayImpersonate(viewer: Viewer, person: Pick<PersonFacts, "id" | "role">): Verdict<Refused> {
  const people = mayImpersonatePeople(viewer);
  if (!people.allowed) return people;
  if (person.id === viewer.personId) return refuse("own-impersonation");
  return person.role === "owner" && !isOwner(viewer) ? refuse("impersonate-owner") : allow;
}
