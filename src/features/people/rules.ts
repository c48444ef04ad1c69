import { expiryOf } from "#features/sessions/password-links/rules.ts";
import { mayAdminister, mayOwn } from "#features/sites/rules.ts";
import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type SiteRole, type Viewer, isSignedIn, isExternal, isOwner } from "#kernel/viewer.ts";
import type { PeopleRefusal } from "./wording.ts";

/** As many as a list shows at once (architecture 7), and as many of them as its screen brings; the others follow when somebody comes near. */
export const peopleShown = 250;
export const peopleFirst = 36;

/** As many people as one call changes. */
export const changedMost = 500;

export type PersonFacts = { readonly id: number; readonly role: SiteRole };

/** The directory is for the people of the site; externals cannot open it (ROLE-25). */
export function maySeePeople(viewer: Viewer): Verdict<PeopleRefusal | "signed-out"> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  return isExternal(viewer) ? refuse("not-for-externals") : allow;
}

/**
 * An address is for those who may open the directory, and for whose it is. Externals know people by the names that stand on
 * pages open to them, and never by their addresses (decision 0029).
 */
export function maySeeEmail(
  viewer: Viewer,
  person: { readonly id: number },
): Verdict<PeopleRefusal | "signed-out"> {
  return isSignedIn(viewer) && person.id === viewer.personId ? allow : maySeePeople(viewer);
}

/** Somebody is oneself also while one sees the site as another person (decision 0110). */
export function isOneself(viewer: Viewer, person: { readonly id: number }): boolean {
  return person.id === viewer.personId || person.id === viewer.realPersonId;
}

/** New people: site owners, without subsites administrators (INVT-19, ROLE-15). */
export function mayAddPeople(viewer: Viewer): Verdict<RightsRefusal> {
  return viewer.withSubsites ? mayOwn(viewer) : mayAdminister(viewer);
}

/** The roles that a viewer may give; only owners make owners (ROLE-14), each under their own name. */
export function rolesToGive(viewer: Viewer): SiteRole[] {
  if (!mayAddPeople(viewer).allowed) return [];
  const roles: SiteRole[] = ["admin", "editor", "member", "external"];
  return isOwner(viewer) && viewer.realPersonId === undefined ? ["owner", ...roles] : roles;
}

type RoleRefusal = PeopleRefusal | RightsRefusal | "not-as-another";

export function mayGiveRole(viewer: Viewer, role: SiteRole): Verdict<RoleRefusal> {
  const adding = mayAddPeople(viewer);
  if (!adding.allowed) return adding;
  if (role === "owner" && viewer.realPersonId !== undefined) return refuse("not-as-another");
  return rolesToGive(viewer).includes(role) ? allow : refuse("role-not-given");
}

/** Ownership is taken by owners alone, and never from within another's shoes (decision 0110). */
function mayTouch(viewer: Viewer, { role }: PersonFacts): Verdict<RoleRefusal> {
  if (role !== "owner") return allow;
  if (!isOwner(viewer)) return refuse("owner-by-owner");
  return viewer.realPersonId === undefined ? allow : refuse("not-as-another");
}

type Change = {
  readonly person: PersonFacts;
  readonly role: SiteRole;
  /** How many owners the site has now. */
  readonly owners: number;
};

/**
 * Owners promote and revoke other owners; nobody changes their own role (ROLE-14, CACT-20, CACT-22); a site always keeps one; externals do not become
 * owners (OWNR-05).
 */
export function mayChangeRole(viewer: Viewer, change: Change): Verdict<RoleRefusal> {
  const adding = mayAddPeople(viewer);
  if (!adding.allowed) return adding;
  const { person, role } = change;
  if (isOneself(viewer, person)) return refuse("own-role");
  const giving = mayGiveRole(viewer, role);
  if (!giving.allowed) return giving;
  const touching = mayTouch(viewer, person);
  if (!touching.allowed) return touching;
  if (person.role === "owner" && role !== "owner" && change.owners <= 1) return refuse("last-owner");
  return person.role === "external" && role === "owner" ? refuse("external-owner") : allow;
}

export function mayRemovePerson(
  viewer: Viewer,
  removal: { readonly person: PersonFacts; readonly owners: number },
): Verdict<RoleRefusal> {
  const adding = mayAddPeople(viewer);
  if (!adding.allowed) return adding;
  const { person, owners } = removal;
  if (isOneself(viewer, person)) return refuse("own-removal");
  const touching = mayTouch(viewer, person);
  if (!touching.allowed) return touching;
  if (person.role === "owner" && owners <= 1) return refuse("last-owner");
  return allow;
}

/**
 * Which pages a person is given by name is set by administrators of a site without subsites (CACT-28, ROUT-25); in subsites roles decide (CACT-26).
 */
export function maySetPermissions(viewer: Viewer): Verdict<PeopleRefusal | RightsRefusal> {
  const adding = mayAddPeople(viewer);
  if (!adding.allowed) return adding;
  return viewer.withSubsites ? refuse("permissions-in-subsites") : allow;
}

/** Administrators and owners read and edit everything, so nothing is set for them (CACT-24). */
export function mayHavePermissions(person: PersonFacts): Verdict<PeopleRefusal> {
  return person.role === "owner" || person.role === "admin" ? refuse("always-full-access") : allow;
}

/** Who comes into what somebody had is another person of the site, and nobody from outside: they would read what is not shared with them by name. */
export function mayInherit(
  personId: number,
  heir: PersonFacts | null,
): Verdict<"heir-gone" | "heir-self" | "heir-external"> {
  if (heir === null) return refuse("heir-gone");
  if (heir.id === personId) return refuse("heir-self");
  return heir.role === "external" ? refuse("heir-external") : allow;
}

type Invitation = {
  readonly hasPassword: boolean;
  /** When they were invited last. */
  readonly invited: Date | null;
  /** Until when their link works; null while its mail has not been written yet. */
  readonly inviteExpires: Date | null;
};

/** What stands beside a name: nothing, that an invitation waits for an answer, or that it has run out. */
export function inviteState(person: Invitation, now: Date): "here" | "invited" | "expired" {
  if (person.hasPassword) return "here";
  const { invited, inviteExpires } = person;
  const ends = [inviteExpires, invited && expiryOf("invite", invited)];
  return ends.some((end) => end !== null && end > now) ? "invited" : "expired";
}
