import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isOwner } from "#kernel/viewer.ts";
import { mayEditProfiles } from "../profiles/rules.ts";
import type { PersonFacts } from "../rules.ts";
import type { PeopleRefusal } from "../wording.ts";
import type { PreferenceRefusal } from "./wording.ts";

/**
 * An address is how somebody signs in, so nobody changes their own here, by a session alone; others' are changed by whoever edits profiles, and those of owners by
 * owners, who else would be taken over (USET-08, USET-10).
 */
export function mayChangeEmail(
  viewer: Viewer,
  person: PersonFacts,
): Verdict<PreferenceRefusal | PeopleRefusal | RightsRefusal> {
  if (viewer.personId === person.id) return refuse("own-email");
  const editing = mayEditProfiles(viewer);
  if (!editing.allowed) return editing;
  return person.role === "owner" && !isOwner(viewer) ? refuse("owner-by-owner") : allow;
}

/** Nobody knows the password of somebody else, nor does who sees the site as them (decision 0110). */
export function mayChangePassword(
  viewer: Viewer,
  person: PersonFacts & { readonly name: string },
): Verdict<PreferenceRefusal> {
  const isThemself = viewer.personId === person.id && viewer.realPersonId === undefined;
  return isThemself ? allow : refuse("others-password", { name: person.name });
}
