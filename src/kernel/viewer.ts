/** The roles that a person can have on a site (ROLE-25; decision 0004 explains the editor of a flat site). */
export const siteRoles = ["owner", "admin", "editor", "member", "external"] as const;
export type SiteRole = (typeof siteRoles)[number];

/** Plain facts about who looks; may travel to the browser. `personId` is null for visitors and guests. */
export type Viewer = {
  readonly siteId: number;
  readonly personId: number | null;
  readonly role: SiteRole | "guest" | "public";
  /** Whether the site has subsites; several rules differ by it (PROD-10). */
  readonly withSubsites: boolean;
  /** The subsite that one is in; the main group where none is named. */
  readonly subsiteId?: number;
  /** The page that a guest was invited to, else null. */
  readonly guestPageId: number | null;
  /** Further pages that the same browser was let into by links; the one before is the last that was opened. */
  readonly alsoGuestOf?: readonly number[];
};

export function isSignedIn(viewer: Viewer): boolean {
  return viewer.personId !== null;
}

/** The number that the main group has among the subsites of each site; on a site without subsites it is the only one. */
export const mainGroup = 0;

/** Where something is made or listed, unless its own place is known. */
export function currentSubsite(viewer: Pick<Viewer, "subsiteId">): number {
  return viewer.subsiteId ?? mainGroup;
}

/**
 * What a role holds for. A site without subsites is one area; a subsite will be another, with roles of its own (ROLE-25), so
 * every rule names the area that its object is part of.
 */
export type Area = "site";
export const theSite: Area = "site";

type Roles = Pick<Viewer, "role">;

/** The role that somebody has in an area. */
function roleIn(area: Area, viewer: Roles): Viewer["role"] {
  return { site: viewer.role }[area];
}

/** Owners can do everything that an administrator can (ROLE-07). */
export function isAdminIn(area: Area, viewer: Roles): boolean {
  const role = roleIn(area, viewer);
  return role === "owner" || role === "admin";
}

/** The create permission: editors and better hold it (ROLE-05). */
export function mayCreateIn(area: Area, viewer: Roles): boolean {
  return isAdminIn(area, viewer) || roleIn(area, viewer) === "editor";
}

/** Owners are owners of the whole site. */
export function isOwner(viewer: Roles): boolean {
  return viewer.role === "owner";
}

/** From outside: sees only what was shared with them by name, wherever it stands. */
export function isExternal(viewer: Roles): boolean {
  return viewer.role === "external";
}
