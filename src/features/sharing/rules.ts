import { maySeePeople } from "#features/people/rules.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Area, type Viewer, isExternal, mainGroup } from "#kernel/viewer.ts";
import type { SharingRefusal } from "./wording.ts";

/** As many lines as are taken at once: several times what a list shows. */
export const linesMost = 2000;

/** As many people as a list shows with lines of their own. */
export const shownMost = 250;

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

/**
 * A page is opened to the world by people of the site, never by externals (decision 0029), and only where the site allows
 * it (GUES-05).
 */
export function mayMakePublic(
  viewer: Viewer,
  site: { readonly publicPages: boolean },
): Verdict<SharingRefusal> {
  if (isExternal(viewer)) return refuse("public-by-members");
  return site.publicPages ? allow : refuse("public-not-allowed");
}

/** Whom a page is newly shared with is chosen by those who may see the site's people. */
export function mayAddPeopleToPage(viewer: Viewer): boolean {
  return maySeePeople(viewer).allowed;
}

/**
 * Whose line may be sent: of anybody on the site, or for those who may not see its people of somebody who stands in the list
 * of this page. Whoever is hidden is answered like nobody, so that numbers cannot be tried out (decision 0029).
 */
export function mayShareWith(
  viewer: Viewer,
  person: { readonly exists: boolean; readonly isListed: boolean },
): Verdict<SharingRefusal> {
  const isSeen = person.isListed || mayAddPeopleToPage(viewer);
  return person.exists && isSeen ? allow : refuse("no-such-person");
}

/** Who may edit a page may also say who else may; the reader rows have decided it already. */
export function mayShare(page: {
  readonly id: number;
  readonly mayEdit: boolean;
}): Verdict<"page-editors-only"> {
  return page.mayEdit ? allow : refuse("page-editors-only", { page: page.id });
}

/** Guests' ids are negative on the wire, so that a line is never taken for a person's; new lines have no id yet. */
export function isGuestLine(name: string): boolean {
  return /^(-[0-9]{1,16}|new[0-9]{1,4})$/.test(name);
}

/** In a subsite roles decide who edits, and groups of the site are none there (PRUL-08): what would count for nothing is refused. */
export function mayCount(
  after: Rights,
  before: Rights,
  { name, area }: { readonly name: string; readonly area: Area },
): Verdict<SharingRefusal> {
  if (area === mainGroup) return allow;
  const isPerson = /^[0-9]+$/.test(name);
  const isTurned = isPerson
    ? after.edit && !before.edit
    : after.view !== before.view || after.edit !== before.edit;
  return isTurned ? refuse("roles-decide") : allow;
}
