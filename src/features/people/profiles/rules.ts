import { mayAdminister, mayChangeSite, mayOwn } from "#features/sites/rules.ts";
import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isOwner, isSignedIn } from "#kernel/viewer.ts";
import { maySeePeople } from "../rules.ts";
import type { PeopleRefusal } from "../wording.ts";
import type { ProfileField } from "./model/field.ts";

export const positionMost = 120;
export const bioLimit = 2000;

type Person = { readonly id: number };
type Refused = PeopleRefusal | RightsRefusal | "signed-out";

const isSelf = (viewer: Viewer, { id }: Person) => viewer.personId === id;

/** Cards and profile pages are for who may open the directory; one's own is everybody's, also of those from outside. */
export function maySeeProfile(viewer: Viewer, person: Person): Verdict<Refused> {
  return isSignedIn(viewer) && isSelf(viewer, person) ? allow : maySeePeople(viewer);
}

/** Oneself; others are edited by owners, without subsites by administrators (CACT-03, USET-10). */
export function mayEditProfile(viewer: Viewer, person: Person): Verdict<Refused> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  return isSelf(viewer, person) ? allow : mayEditProfiles(viewer);
}

/** Profiles of others. */
export function mayEditProfiles(viewer: Viewer): Verdict<RightsRefusal> {
  return viewer.withSubsites ? mayOwn(viewer) : mayAdminister(viewer);
}

/** Which fields there are is a setting of the site. */
export function mayMakeFields(viewer: Viewer): Verdict<RightsRefusal> {
  return mayChangeSite(viewer);
}

/** Hidden fields are for oneself and owners, without subsites for administrators as well (CARD-12). */
export function maySeeField(
  viewer: Viewer,
  { person, field }: { readonly person: Person; readonly field: Pick<ProfileField, "seenBy"> },
): Verdict<Refused> {
  const seeing = maySeeProfile(viewer, person);
  if (!seeing.allowed || field.seenBy === "people" || isSelf(viewer, person)) return seeing;
  return isOwner(viewer) ? allow : mayEditProfiles(viewer);
}

/** Some fields are filled in by those who edit profiles alone. */
export function mayEditField(
  viewer: Viewer,
  { person, field }: { readonly person: Person; readonly field: Pick<ProfileField, "editedBy"> },
): Verdict<Refused> {
  const editing = mayEditProfile(viewer, person);
  return !editing.allowed || field.editedBy === "person" ? editing : mayEditProfiles(viewer);
}
