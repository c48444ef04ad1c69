import { mayChangeSite, mayOwn } from "#features/sites/rules.ts";
import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import {
  type SubsiteRole,
  type Viewer,
  isAdminSomewhere,
  isExternal,
  isOwner,
  isSignedIn,
  roleIn,
} from "#kernel/viewer.ts";
import type { Listing } from "./contract.ts";
import type { SubsiteRefusal } from "./wording.ts";

/** SUBS-03, SUBS-04. */
export const subsiteNameMost = 40;
export const subsiteDescriptionMost = 250;

/** As many subsites as one call names. */
export const namedMost = 500;

/** As many people as are added in the call itself; more become an undertaking, in which each has a fate of their own. */
export const addedAtOnce = 20;

/** As many as one undertaking takes. */
export const addedMost = 5000;

/** What is known of a subsite when somebody comes to one of its addresses. */
export type SubsiteFacts = {
  readonly id: number;
  /** The world reads it today: it is set so, and the site publishes. */
  readonly isPublic: boolean;
  /** A page of it is open to them by name or by link. */
  readonly hasPageFor: boolean;
};

/**
 * Whether there is anything behind an address of a subsite: for its people, for the whole world when it is public, and for whom a
 * page of it is open to. For everybody else it is not there, as if nobody had ever made it. A call is told to sign in first: the
 * session of an open page may have ended.
 */
export function mayComeTo(
  viewer: Viewer,
  subsite: SubsiteFacts | null,
  asked: { readonly asScreen: boolean },
): Verdict<"not-found" | "signed-out"> {
  if (subsite && (roleIn(subsite.id, viewer) !== null || subsite.isPublic || subsite.hasPageFor))
    return allow;
  return refuse(asked.asScreen || isSignedIn(viewer) ? "not-found" : "signed-out");
}

type Refused = SubsiteRefusal | RightsRefusal | "signed-out";

/** A subsite as somebody stands to it. */
export type KnownSubsite = {
  readonly id: number;
  /** As in `SubsiteFacts`. */
  readonly isPublic: boolean;
  readonly isArchived: boolean;
  readonly isSelfJoinable: boolean;
  readonly listing: Listing;
  /** The role that they were given in it, which in an archived one counts as that of a viewer; null when they are not in it. */
  readonly given: SubsiteRole | null;
};

/** The list is for whoever is signed in to a site that has subsites. */
export function maySeeSubsites(viewer: Viewer): Verdict<Refused> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  return viewer.withSubsites ? allow : refuse("subsites-off");
}

/** SLST-11. */
export function mayCreateSubsite(viewer: Viewer): Verdict<Refused> {
  const seeing = maySeeSubsites(viewer);
  if (!seeing.allowed) return seeing;
  return mayOwn(viewer).allowed ? allow : refuse("subsites-by-owners");
}

/** Which subsites new people join is a setting of the site (AUTJ-06, ROLE-16). */
export function mayChooseAutoJoin(viewer: Viewer): Verdict<Refused> {
  const seeing = maySeeSubsites(viewer);
  return seeing.allowed ? mayChangeSite(viewer) : seeing;
}

/**
 * Whether somebody finds a subsite on a list: its people, and owners, who can step in (SUBS-18). Colleagues find those that are not
 * hidden, until they are archived, since nobody can join these (SUBS-17). Those from outside find what is open to the world.
 */
export function isListedFor(viewer: Viewer, subsite: KnownSubsite): boolean {
  if (subsite.given !== null || isOwner(viewer)) return true;
  if (subsite.isArchived || subsite.listing === "hidden") return false;
  return isExternal(viewer) || !isSignedIn(viewer) ? subsite.isPublic : true;
}

export function mayJoin(viewer: Viewer, subsite: KnownSubsite): Verdict<Refused> {
  const seeing = maySeeSubsites(viewer);
  if (!seeing.allowed) return seeing;
  if (subsite.given !== null) return refuse("subsite-joined");
  return subsite.isArchived ? refuse("subsite-archived") : allow;
}

/** As whom somebody joins at once (SLST-15); owners as administrators (ROLE-09). Null where an administrator is to be asked. */
export function roleOnJoining(
  viewer: Viewer,
  { isSelfJoinable }: Pick<KnownSubsite, "isSelfJoinable">,
): SubsiteRole | null {
  if (isOwner(viewer)) return "admin";
  return isSelfJoinable ? "viewer" : null;
}

/** Its administrators and the owners of the site, also while it is archived: they alone can bring it back. */
export function mayManageSubsite(viewer: Viewer, { given }: Pick<KnownSubsite, "given">): Verdict<Refused> {
  const seeing = maySeeSubsites(viewer);
  if (!seeing.allowed) return seeing;
  return isOwner(viewer) || given === "admin" ? allow : refuse("admins-only");
}

/**
 * The people of a subsite are known to those who are in it, and to owners. Those from outside see no list of people, in
 * subsites neither (SBAR-04).
 */
export function maySeePeopleOf(
  viewer: Viewer,
  { given }: Pick<KnownSubsite, "given">,
): Verdict<Refused | "not-for-externals"> {
  const seeing = maySeeSubsites(viewer);
  if (!seeing.allowed) return seeing;
  if (isExternal(viewer)) return refuse("not-for-externals");
  return isOwner(viewer) || given !== null ? allow : refuse("not-in-subsite");
}

/** Its administrators bring people of the site into it (ROLE-17), whoever may add people also new ones; externals nobody (ROLE-24). */
export function mayInviteTo(
  viewer: Viewer,
  subsite: Pick<KnownSubsite, "given" | "isArchived">,
): Verdict<Refused | "not-for-externals"> {
  if (isExternal(viewer)) return refuse("not-for-externals");
  const managing = mayManageSubsite(viewer, subsite);
  if (!managing.allowed) return managing;
  return subsite.isArchived ? refuse("subsite-archived") : allow;
}

/** Whether there may be a subsite that somebody brings others into; which ones is a matter of the call (CACT-06). */
export function mayInviteSomewhere(viewer: Viewer): Verdict<Refused | "not-for-externals"> {
  const seeing = maySeeSubsites(viewer);
  if (!seeing.allowed) return seeing;
  if (isExternal(viewer)) return refuse("not-for-externals");
  return isOwner(viewer) || isAdminSomewhere(viewer) ? allow : refuse("admins-only");
}

/** Who asked to join is let in or declined by its administrators, as long as they might invite as well: externals let nobody in (ROLE-24). */
export function mayAnswerRequests(
  viewer: Viewer,
  subsite: Pick<KnownSubsite, "given">,
): Verdict<Refused | "not-for-externals"> {
  return isExternal(viewer) ? refuse("not-for-externals") : mayManageSubsite(viewer, subsite);
}

type OneMember = {
  readonly person: { readonly id: number; readonly role: SubsiteRole };
  /** How many administrators the subsite has now. */
  readonly admins: number;
};

/**
 * Administrators change the role of others, also that of other administrators (CACT-26); nobody their own (CACT-22), but owners who
 * step in (ROLE-09). A subsite keeps an administrator (SUBS-18).
 */
export function mayChangeMembership(
  viewer: Viewer,
  subsite: Pick<KnownSubsite, "given">,
  { person, admins, role }: OneMember & { readonly role: SubsiteRole },
): Verdict<Refused | "not-for-externals" | "own-role"> {
  if (isExternal(viewer)) return refuse("not-for-externals");
  const managing = mayManageSubsite(viewer, subsite);
  if (!managing.allowed) return managing;
  const stepsIn = isOwner(viewer) && role === "admin";
  if (person.id === viewer.personId && !stepsIn) return refuse("own-role");
  return person.role === "admin" && role !== "admin" && admins <= 1 ? refuse("last-admin") : allow;
}

/** Everybody decides for themself what they are told of a subsite, administrators also for others (MEMB-16). */
export function mayChangeLevel(
  viewer: Viewer,
  subsite: Pick<KnownSubsite, "given">,
  personId: number,
): Verdict<Refused | "not-for-externals"> {
  if (personId === viewer.personId) return maySeeSubsites(viewer);
  return isExternal(viewer) ? refuse("not-for-externals") : mayManageSubsite(viewer, subsite);
}

/** Oneself, and by administrators others; externals nobody else (ROLE-24). A subsite keeps an administrator (SUBS-13, SUBS-18). */
export function mayRemoveFrom(
  viewer: Viewer,
  subsite: Pick<KnownSubsite, "given">,
  { person, admins }: OneMember,
): Verdict<Refused | "not-for-externals"> {
  if (person.id !== viewer.personId) {
    if (isExternal(viewer)) return refuse("not-for-externals");
    const managing = mayManageSubsite(viewer, subsite);
    if (!managing.allowed) return managing;
  }
  return person.role === "admin" && admins <= 1 ? refuse("last-admin") : allow;
}

/** One person asks for one subsite once an hour: each request is a mail to a colleague. */
export const requestPause = 3600_000;

export function mayRequest(last: Date | null, now: Date): Verdict<Refused> {
  return last && now.getTime() - last.getTime() < requestPause ? refuse("join-requested") : allow;
}

/** Small letters, digits, dashes and underscores (SUBS-02); it begins with no dash. */
export function mayBeSlug(slug: string): Verdict<Refused> {
  return /^[a-z0-9][a-z0-9_-]{0,39}$/.test(slug) ? allow : refuse("bad-subsite-address");
}
