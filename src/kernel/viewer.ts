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
  /** The page that a guest was invited to, else null. */
  readonly guestPageId: number | null;
  /** Further pages that the same browser was let into by links; the one before is the last that was opened. */
  readonly alsoGuestOf?: readonly number[];
};

export function isSignedIn(viewer: Viewer): boolean {
  return viewer.personId !== null;
}

/** Owners can do everything that an administrator can (ROLE-07). */
export function isAdmin(viewer: Viewer): boolean {
  return viewer.role === "owner" || viewer.role === "admin";
}

/** The create permission: editors and better hold it (ROLE-05). */
export function holdsCreatePermission(viewer: Viewer): boolean {
  return isAdmin(viewer) || viewer.role === "editor";
}
