import { principal, principalsOf } from "#kernel/actor.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isAdminIn, theSite } from "#kernel/viewer.ts";

/** Who a page is shared with, by choice. */
export type Share = { readonly principalId: number; readonly mayEdit: boolean };

/** What a new page starts with: everybody of the site reads it, editors write it. */
export const firstShares: readonly Share[] = [
  { principalId: principal("everybody"), mayEdit: false },
  { principalId: principal("editors"), mayEdit: true },
];

/**
 * Who may read and edit in the end: the shares, administrators always with edit (PRUL-05), the creator as they were
 * shared to, the whole world on a public page. Each principal stands once, with the better right. A page that was never
 * published is for those who edit it.
 */
export function readersOf(page: {
  shares: readonly Share[];
  isPublic: boolean;
  isTrashed: boolean;
  isUnpublished: boolean;
}): Share[] {
  if (page.isTrashed) return [];
  const readers = readersOncePublished(page);
  return page.isUnpublished ? readers.filter(({ mayEdit: edits }) => edits) : readers;
}

function readersOncePublished(page: { shares: readonly Share[]; isPublic: boolean }): Share[] {
  const rights = new Map<number, boolean>([[principal("admins"), true]]);
  if (page.isPublic) rights.set(principal("public"), false);
  for (const { principalId, mayEdit } of page.shares)
    rights.set(principalId, mayEdit || rights.get(principalId) === true);
  return [...rights].map(([principalId, mayEdit]) => ({ principalId, mayEdit }));
}

/** Administrators and whoever saves keep view and edit, whatever was sent (PRUL-05). */
export function withOwnRights(shares: readonly Share[], viewer: Viewer): Share[] {
  if (isAdminIn(theSite, viewer) || viewer.personId === null) return [...shares];
  const mine = new Set(principalsOf(viewer));
  if (shares.some((share) => share.mayEdit && mine.has(share.principalId))) return [...shares];
  const own = principal("person", viewer.personId);
  return [...shares.filter((share) => share.principalId !== own), { principalId: own, mayEdit: true }];
}

/**
 * The principals that a list is read by. Administrators stand among the readers of every page that is not in the
 * trash, so their one principal is enough; others read the lists of all of theirs, merged.
 */
export function listPrincipals(
  viewer: Viewer & { readonly principals: readonly number[] },
): readonly number[] {
  return isAdminIn(theSite, viewer) ? [principal("admins")] : viewer.principals;
}

/** What decides who reads a page. */
export type PageSharing = {
  readonly shares: readonly Share[];
  readonly isPublic: boolean;
  readonly isTrashed: boolean;
  readonly isUnpublished: boolean;
};

/** A page that one may not view is answered like one that does not exist; lists agree by `page_reader` (a test proves it). */
export function mayView(viewer: Viewer, page: PageSharing): Verdict<"page-not-found"> {
  return rightsOn(page, viewer).length > 0 ? allow : refuse("page-not-found");
}

/** Edit is given by a share that the viewer is part of, or by being an administrator. */
export function mayEdit(viewer: Viewer, page: PageSharing): Verdict<"page-editors-only"> {
  return rightsOn(page, viewer).some((reader) => reader.mayEdit) ? allow : refuse("page-editors-only");
}

function rightsOn(page: PageSharing, viewer: Viewer): Share[] {
  const mine = principalsOf(viewer);
  return readersOf(page).filter((reader) => mine.includes(reader.principalId));
}
