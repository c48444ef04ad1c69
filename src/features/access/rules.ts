import { principal, principalKind, principalsIn, principalsOf, subsitePrincipal } from "#kernel/actor.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import {
  type Area,
  type Viewer,
  currentSubsite,
  isAdminIn,
  mainGroup,
  subsiteRoles,
} from "#kernel/viewer.ts";

/** Who a page is shared with, by choice. */
export type Share = { readonly principalId: number; readonly mayEdit: boolean };

/** What a new page starts with: everybody of the site reads it, editors write it. */
export const firstShares: readonly Share[] = [
  { principalId: principal("everybody"), mayEdit: false },
  { principalId: principal("editors"), mayEdit: true },
];

/** What decides who reads a page. */
export type PageSharing = {
  /** The subsite that it lies in. */
  readonly area: Area;
  readonly shares: readonly Share[];
  readonly isPublic: boolean;
  /** For whom being public counts: the world, those who gave its password, or nobody once that has ended (`worldOf`). */
  readonly world: number | null;
  readonly isTrashed: boolean;
  readonly isUnpublished: boolean;
};

/**
 * Why a principal reads a page: administrators always do, in a subsite its roles do, the page is open to the world, or it is shared with it.
 */
export type Ground = "administrators" | "roles" | "world" | "share";
export type Grant = Share & { readonly ground: Ground };

/** What stands in the way of the world on a public page. */
export type WorldLimit = "password" | "ended" | null;

/** Who the world is to a public page: whoever gave its password reads it as its guests do (decision 0104). */
export function worldOf(pageId: number, limit: WorldLimit): number | null {
  if (limit === "ended") return null;
  return limit === "password" ? principal("guest", pageId) : principal("public");
}

/**
 * Who may read and edit in the end: in the main group the shares, administrators always with edit (PRUL-05), the creator as they
 * were shared to, and the whole world on a public page; in a subsite its roles alone (PRUL-08), and the whole world where the subsite is public (SUBS-06),
 * which is no fact of its pages (decision 0079). Each principal stands once, with the better right. A page that was never published is for those who edit it.
 */
export function readersOf(page: PageSharing): Share[] {
  const rights = new Map<number, boolean>();
  for (const { principalId, mayEdit: edits } of grantsOf(page))
    rights.set(principalId, edits || rights.get(principalId) === true);
  return [...rights].map(([principalId, edits]) => ({ principalId, mayEdit: edits }));
}

/** The same, each right with the ground on which it is given; a principal may have several. */
export function grantsOf(page: PageSharing): Grant[] {
  if (page.isTrashed) return [];
  const grants = grantsOncePublished(page);
  return page.isUnpublished ? grants.filter(({ mayEdit: edits }) => edits) : grants;
}

/** Who may bring a page back from the trash or remove it for good: those who edited it, and will again. Nobody else learns that it is there. */
export function editorsInTrash(page: PageSharing): number[] {
  if (!page.isTrashed) return [];
  const editors = grantsOncePublished(page).filter(({ mayEdit: edits }) => edits);
  return [...new Set(editors.map(({ principalId }) => principalId))];
}

/** What a page gives once it is published and while it is not in the trash. */
function grantsOncePublished(page: Pick<PageSharing, "area" | "shares" | "isPublic" | "world">): Grant[] {
  const isInMain = page.area === mainGroup;
  return [
    ...(isInMain
      ? [{ principalId: principal("admins"), mayEdit: true, ground: "administrators" } as const]
      : []),
    ...(isInMain ? [] : rolesOf(page.area)),
    ...(isInMain && page.isPublic && page.world !== null
      ? [{ principalId: page.world, mayEdit: false, ground: "world" } as const]
      : []),
    ...sharesThatCount(page).map((share) => ({ ...share, ground: "share" }) as const),
  ];
}

/** Viewers view, editors and administrators edit (PRUL-08). */
function rolesOf(area: Area): Grant[] {
  return subsiteRoles.map((role) => {
    return { principalId: subsitePrincipal(role, area), mayEdit: role !== "viewer", ground: "roles" };
  });
}

/** In a subsite the roles decide who edits; its guests, and whom a page was shared with by name before it came there, read it. */
function sharesThatCount({ area, shares }: Pick<PageSharing, "area" | "shares">): readonly Share[] {
  if (area === mainGroup) return shares;
  return shares
    .filter(({ principalId }) => ["person", "guest"].includes(principalKind(principalId).kind))
    .map((share) => ({ ...share, mayEdit: false }));
}

/** Administrators and whoever saves keep view and edit, whatever was sent (PRUL-05). In a subsite nobody needs a share for that. */
export function withOwnRights(shares: readonly Share[], viewer: Viewer): Share[] {
  const area = currentSubsite(viewer);
  if (area !== mainGroup || isAdminIn(area, viewer) || viewer.personId === null) return [...shares];
  const mine = new Set(principalsOf(viewer));
  if (shares.some((share) => share.mayEdit && mine.has(share.principalId))) return [...shares];
  const own = principal("person", viewer.personId);
  return [...shares.filter((share) => share.principalId !== own), { principalId: own, mayEdit: true }];
}

/**
 * The principals that a list of the current subsite is read by. One that stands among the readers of every page that its holders may
 * read is enough alone: that of administrators in the main group, that of one's role in a subsite. Others read the lists of all of theirs, merged.
 */
export function listPrincipals(
  viewer: Viewer & { readonly principals: readonly number[] },
): readonly number[] {
  const area = currentSubsite(viewer);
  if (area === mainGroup && isAdminIn(area, viewer)) return [principal("admins")];
  const held = principalsIn(area, viewer);
  const role = held.find((each) => isRoleOf(area, each));
  return role === undefined ? held : [role];
}

/** The principals of what is searched over all subsites: on a site without them, those of its lists. */
export function searchPrincipals(
  viewer: Viewer & { readonly principals: readonly number[] },
): readonly number[] {
  return viewer.withSubsites ? viewer.principals : listPrincipals(viewer);
}

/** Whether lists of the current subsite have to leave out pages of others that the same principals read. */
export function listsOthersToo(viewer: Viewer & { readonly principals: readonly number[] }): boolean {
  const [first = 0, ...others] = listPrincipals(viewer);
  return viewer.withSubsites && (others.length > 0 || isGivenAnywhere(first));
}

function isGivenAnywhere(principalId: number): boolean {
  return principalId > 0 && ["public", "person", "guest"].includes(principalKind(principalId).kind);
}

function isRoleOf(area: Area, principalId: number): boolean {
  const { kind, subjectId } = principalKind(principalId);
  return area !== mainGroup && kind.startsWith("subsite-") && subjectId === area;
}

/** A page that one may not view is answered like one that does not exist; lists agree by `page_reader` (a test proves it). */
export function mayView(viewer: Viewer, page: PageSharing): Verdict<"page-not-found"> {
  return rightsOn(page, viewer).length > 0 ? allow : refuse("page-not-found");
}

/** Edit is given by a share that the viewer is part of, or by being an administrator. */
export function mayEdit(viewer: Viewer, page: PageSharing): Verdict<"page-editors-only"> {
  return rightsOn(page, viewer).some((reader) => reader.mayEdit) ? allow : refuse("page-editors-only");
}

/** To whom a page in the trash is still there; lists agree by `trash_editor` (a test proves it). */
export function mayBringBack(viewer: Viewer, page: PageSharing): Verdict<"page-not-found"> {
  const mine = principalsOf(viewer);
  return editorsInTrash(page).some((each) => mine.includes(each)) ? allow : refuse("page-not-found");
}

function rightsOn(page: PageSharing, viewer: Viewer): Share[] {
  const mine = principalsOf(viewer);
  return readersOf(page).filter((reader) => mine.includes(reader.principalId));
}
