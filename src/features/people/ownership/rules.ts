import { mayOwn } from "#features/sites/rules.ts";
import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isSignedIn } from "#kernel/viewer.ts";
import type { PersonFacts } from "../rules.ts";
import type { PeopleRefusal } from "../wording.ts";
import type { OwnershipRefusal } from "./wording.ts";

type Refused = OwnershipRefusal | PeopleRefusal | RightsRefusal | "signed-out";

/** Owners make others owners, and nobody from outside (ROLE-14, OWNR-05). Who owns the site already stays what they are. */
export function mayMakeOwner(viewer: Viewer, person: PersonFacts): Verdict<Refused> {
  const owning = mayManageOwners(viewer);
  if (!owning.allowed) return owning;
  return person.role === "external" ? refuse("external-owner") : allow;
}

/** What somebody is whose ownership was revoked (CACT-20). */
export const roleAfterOwning = "admin";

/** Owners revoke the ownership of others, never their own (CACT-20, CACT-23); a site always keeps one. */
export function mayRevokeOwner(
  viewer: Viewer,
  { person, owners }: { readonly person: PersonFacts; readonly owners: number },
): Verdict<Refused> {
  const owning = mayManageOwners(viewer);
  if (!owning.allowed) return owning;
  if (person.id === viewer.personId) return refuse("own-ownership");
  if (person.role !== "owner") return refuse("no-owner");
  return owners <= 1 ? refuse("last-owner") : allow;
}

/** Asked before anybody is looked for, so that whoever may not learns nothing of who there is. */
export function mayManageOwners(viewer: Viewer): Verdict<RightsRefusal | "signed-out"> {
  return isSignedIn(viewer) ? mayOwn(viewer) : refuse("signed-out");
}
