/** The roles that a person can have on a site (ROLE-25; decision 0004 explains the editor of a flat site). */
export const siteRoles = ["owner", "admin", "editor", "member", "external"] as const;
export type SiteRole = (typeof siteRoles)[number];

/** The roles that a person can have in a subsite (ROLE-25). */
export const subsiteRoles = ["admin", "editor", "viewer"] as const;
export type SubsiteRole = (typeof subsiteRoles)[number];

/** What a role holds for: a subsite, by its number. */
export type Area = number;

/** The number that the main group has among the subsites of each site; on a site without subsites it is the only one. */
export const mainGroup: Area = 0;

/** The area of whatever is of the whole site; the roles of the site hold there. */
export const theSite: Area = mainGroup;

/** Plain facts about who looks; may travel to the browser. `personId` is null for visitors and guests. */
export type Viewer = {
  readonly siteId: number;
  readonly personId: number | null;
  /** Who is really there, while somebody sees the site as another person (IMPS). */
  readonly realPersonId?: number;
  readonly role: SiteRole | "guest" | "public";
  /** Whether the site has subsites; several rules differ by it (PROD-10). */
  readonly withSubsites: boolean;
  /** Whether editors of a site without subsites arrange folders, tags and the menu, as administrators do (ROLE-26). */
  readonly editorsArrange?: boolean;
  /** The subsite that one is in; the main group where none is named. */
  readonly subsiteId?: Area;
  /** What stands behind /@ in its addresses; empty or absent for the main group. */
  readonly subsiteSlug?: string;
  /** The roles that somebody has in subsites, by number. In an archived one everybody is a viewer. */
  readonly subsiteRoles?: Readonly<Record<Area, SubsiteRole>>;
  /** The subsites that the whole world reads. */
  readonly publicSubsites?: readonly Area[];
  /** The groups of people that somebody is in, by number (decision 0120). */
  readonly groupIds?: readonly number[];
  /** The page that a guest was invited to, else null. */
  readonly guestPageId: number | null;
  /** Further pages that the same browser was let into by links; the one before is the last that was opened. */
  readonly alsoGuestOf?: readonly number[];
};

export function isSignedIn(viewer: Viewer): boolean {
  return viewer.personId !== null;
}

/** Where something is made or listed, unless its own place is known. */
export function currentSubsite(viewer: Pick<Viewer, "subsiteId">): Area {
  return viewer.subsiteId ?? mainGroup;
}

type Roles = Pick<Viewer, "role" | "subsiteRoles">;

/** The role that somebody has in an area; none in a subsite that they are not in, whatever they are on the site. */
export function roleIn(area: Area, viewer: Roles): Viewer["role"] | SubsiteRole | null {
  return area === mainGroup ? viewer.role : (viewer.subsiteRoles?.[area] ?? null);
}

/** Owners can do everything that an administrator can (ROLE-07); in subsites those that they have joined (ROLE-09). */
export function isAdminIn(area: Area, viewer: Roles): boolean {
  const role = roleIn(area, viewer);
  return role === "owner" || role === "admin";
}

/** Whether somebody administers a subsite, whichever. */
export function isAdminSomewhere({ subsiteRoles: roles }: Roles): boolean {
  return Object.values(roles ?? {}).includes("admin");
}

/** The create permission: editors and better hold it (ROLE-05). */
export function mayCreateIn(area: Area, viewer: Roles): boolean {
  return isAdminIn(area, viewer) || roleIn(area, viewer) === "editor";
}

/**
 * Passes the editor check, which is about what belongs to all pages of an area: folders, tags and the menu. In subsites it asks for the create permission, on a
 * site without them for an administrator, unless its owners widened it (ROLE-22, ROLE-26).
 */
export function mayArrangeIn(
  area: Area,
  viewer: Roles & Pick<Viewer, "withSubsites" | "editorsArrange">,
): boolean {
  const isOpen = viewer.withSubsites || viewer.editorsArrange === true;
  return isOpen ? mayCreateIn(area, viewer) : isAdminIn(area, viewer);
}

/** Whether somebody is one of an area's own people: in the main group those of the site, in subsites whoever joined them. */
export function isOneOf(area: Area, viewer: Viewer): boolean {
  if (area === mainGroup) return isSignedIn(viewer) && !isExternal(viewer);
  return roleIn(area, viewer) !== null;
}

/** Owners are owners of the whole site. */
export function isOwner(viewer: Roles): boolean {
  return viewer.role === "owner";
}

/** From outside: sees only what was shared with them by name, wherever it stands. */
export function isExternal(viewer: Roles): boolean {
  return viewer.role === "external";
}
