import { principal, principalsOf, subsitePrincipal } from "#kernel/actor.ts";
import { type Area, type SiteRole, mainGroup } from "#kernel/viewer.ts";

/** The groups that can be asked about. */
export type GroupAsked = "public" | "all" | "editors" | "admins" | "viewers";

type Site = { readonly siteId: number; readonly withSubsites: boolean; readonly publicPages: boolean };

const typical = {
  all: "member",
  viewers: "member",
  editors: "editor",
  admins: "admin",
} as const satisfies Record<Exclude<GroupAsked, "public">, SiteRole>;

/** What everybody in a group holds for that alone: what the rule gives to somebody who is in it and nothing else. */
export function principalsOfGroup(
  group: GroupAsked,
  place: { readonly area: Area; readonly isOpen: boolean },
  site: Site,
): number[] {
  const world = principalsOf({ ...visitorOf(site), publicSubsites: place.isOpen ? [place.area] : [] }, site);
  if (group === "public") return world;
  if (place.area === mainGroup) {
    const person = { ...visitorOf(site), personId: 0, role: typical[group] };
    return principalsOf(person, site).filter((each) => each !== principal("person", 0));
  }
  const role = ({ all: "viewer", viewers: "viewer", editors: "editor", admins: "admin" } as const)[group];
  return [...world, subsitePrincipal(role, place.area)];
}

function visitorOf({ siteId, withSubsites }: Site) {
  return { siteId, withSubsites, personId: null, role: "public", guestPageId: null } as const;
}

/** What the guest of a page holds while guests are let in. */
export function principalsOfGuest(
  pageId: number,
  place: { readonly area: Area; readonly isOpen: boolean },
  site: Site & { readonly guestInvites: boolean },
): number[] {
  const facts = { ...visitorOf(site), publicSubsites: place.isOpen ? [place.area] : [] };
  if (!site.guestInvites) return principalsOf(facts, site);
  return principalsOf({ ...facts, role: "guest", guestPageId: pageId }, site);
}
