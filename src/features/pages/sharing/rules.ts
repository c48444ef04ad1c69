import { mayAddPeople } from "#features/people/rules.ts";
import { principal, principalsOf } from "#kernel/actor.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isAdmin } from "#kernel/viewer.ts";
import type { SharingRefusal } from "./wording.ts";

/** Who a page is shared with, by choice. */
export type Share = { readonly principalId: number; readonly mayEdit: boolean };

/** What a new page starts with: everybody of the site reads it, editors write it. */
export const firstShares: readonly Share[] = [
  { principalId: principal("everybody"), mayEdit: false },
  { principalId: principal("editors"), mayEdit: true },
];

/**
 * Who may read and edit in the end: the shares, administrators always with edit (PRUL-05), the creator as they were
 * shared to, the whole world on a public page. Each principal stands once, with the better right.
 */
export function readersOf(page: {
  shares: readonly Share[];
  isPublic: boolean;
  isTrashed: boolean;
}): Share[] {
  if (page.isTrashed) return [];
  const rights = new Map<number, boolean>([[principal("admins"), true]]);
  if (page.isPublic) rights.set(principal("public"), false);
  for (const { principalId, mayEdit } of page.shares)
    rights.set(principalId, mayEdit || rights.get(principalId) === true);
  return [...rights].map(([principalId, mayEdit]) => ({ principalId, mayEdit }));
}

export const rights = ["view", "edit", "follow"] as const;
export type Right = (typeof rights)[number];
export type Rights = Readonly<Record<Right, boolean>>;

/** One line of the permission list: a person, or a set of them. */
export type Line = Rights & { readonly isAdmin: boolean; readonly isSelf: boolean };

/** Whether one right of one line may be turned on or off (PRUL-03 to PRUL-06). */
export function mayTurn(
  line: Line,
  turn: { readonly right: Right; readonly on: boolean },
  page: { readonly isPublic: boolean },
): Verdict<SharingRefusal> {
  if (turn.on) return turn.right === "follow" && !line.view ? refuse("follow-needs-view") : allow;
  if (turn.right === "follow") return allow;
  if (line.isSelf) return refuse(turn.right === "view" ? "own-view" : "own-edit");
  if (line.isAdmin) return refuse("admins-always-edit");
  return turn.right === "view" && page.isPublic ? refuse("public-view") : allow;
}

/** The rights of a line after a turn: edit gives view, and without view there is neither edit nor follow (PRUL-01, 02, 07). */
export function withRight(line: Rights, turn: { readonly right: Right; readonly on: boolean }): Rights {
  const next = { ...line, [turn.right]: turn.on };
  if (turn.right === "edit" && turn.on) return { ...next, view: true };
  if (turn.right === "view" && !turn.on) return { view: false, edit: false, follow: false };
  if (turn.right === "follow" && !next.view) return { ...next, follow: false };
  return next;
}

/** Administrators and whoever saves keep view and edit, whatever was sent (PRUL-05). */
export function withOwnRights(shares: readonly Share[], viewer: Viewer): Share[] {
  if (isAdmin(viewer) || viewer.personId === null) return [...shares];
  const mine = new Set(principalsOf(viewer));
  if (shares.some((share) => share.mayEdit && mine.has(share.principalId))) return [...shares];
  const own = principal("person", viewer.personId);
  return [...shares.filter((share) => share.principalId !== own), { principalId: own, mayEdit: true }];
}

/** Publicity is offered only where the site allows it (GUES-05). */
export function mayBePublic(site: { readonly publicPages: boolean }): Verdict<SharingRefusal> {
  return site.publicPages ? allow : refuse("public-not-allowed");
}

/** Sites with fewer people than this are offered to invite more (PPRM-13). */
const peopleEnough = 4;

/** Guests are not people of the site and do not count; who cannot invite is not asked to. */
export function offersInvites(viewer: Viewer, site: { readonly people: number }): boolean {
  return site.people < peopleEnough && mayAddPeople(viewer).allowed;
}

/** What decides who reads a page. */
export type PageSharing = {
  readonly shares: readonly Share[];
  readonly isPublic: boolean;
  readonly isTrashed: boolean;
};

/** A page that one may not view is answered like one that does not exist; lists agree by `page_reader` (a test proves it). */
export function mayViewPage(viewer: Viewer, page: PageSharing): Verdict<"page-not-found"> {
  return rightsOn(page, viewer).length > 0 ? allow : refuse("page-not-found");
}

/** Edit is given by a share that the viewer is part of, or by being an administrator. */
export function mayEditPage(viewer: Viewer, page: PageSharing): Verdict<"page-editors-only"> {
  return rightsOn(page, viewer).some((reader) => reader.mayEdit) ? allow : refuse("page-editors-only");
}

/** Who may edit a page may also say who else may; the reader rows have decided it already. */
export function mayShare(page: { readonly mayEdit: boolean }): Verdict<"page-editors-only"> {
  return page.mayEdit ? allow : refuse("page-editors-only");
}

function rightsOn(page: PageSharing, viewer: Viewer): Share[] {
  const mine = principalsOf(viewer);
  return readersOf(page).filter((reader) => mine.includes(reader.principalId));
}
