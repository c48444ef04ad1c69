import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isOwner } from "#kernel/viewer.ts";
import { mayEditProfiles } from "../profiles/rules.ts";
import { type PersonFacts, isOneself } from "../rules.ts";
import type { PeopleRefusal } from "../wording.ts";
import type { PreferenceRefusal } from "./wording.ts";

/**
 * An address is how somebody signs in, so nobody changes their own here, by a session alone; others' are changed by whoever edits profiles, and those of owners by
 * owners, who else would be taken over (USET-08, USET-10).
 */
export function mayChangeEmail(
  viewer: Viewer,
  person: PersonFacts,
): Verdict<PreferenceRefusal | PeopleRefusal | RightsRefusal | "not-as-another"> {
  if (isOneself(viewer, person)) return refuse("own-email");
  const editing = mayEditProfiles(viewer);
  if (!editing.allowed) return editing;
  if (person.role !== "owner") return allow;
  if (!isOwner(viewer)) return refuse("owner-by-owner");
  // Whoever has the address of an owner becomes them by a new password.
  return viewer.realPersonId === undefined ? allow : refuse("not-as-another");
}

/** Nobody knows the password of somebody else, nor does who sees the site as them (decision 0110). */
export function mayChangePassword(
  viewer: Viewer,
  person: PersonFacts & { readonly name: string },
): Verdict<PreferenceRefusal> {
  const isThemself = viewer.personId === person.id && viewer.realPersonId === undefined;
  return isThemself ? allow : refuse("others-password", { name: person.name });
}
