import { principal } from "#kernel/actor.ts";
import { demand } from "#kernel/refusal.ts";
import type { LineState } from "../contract.ts";
import { type Line, type Right, type Rights, mayTurn, withRight, isGuestLine } from "../rules.ts";
import type { Share } from "#features/access/rules.ts";

/** The sharing of a page as the permission list edits it: each line by its name on the wire. */
export type Sharing = { readonly isPublic: boolean; readonly lines: ReadonlyMap<string, Rights> };

export const noRights: Rights = { view: false, edit: false, follow: false };

/** What administrators and people themselves have on every page they can edit (PRUL-05). */
const ownRights: Rights = { view: true, edit: true, follow: false };

/** Whose line a name is: facts that the rules need. */
export type LineFacts = (name: string) => Pick<Line, "isAdmin" | "isSelf">;

/** The principal of a line of the list; "public" and "admins" are no shares. */
export function principalOfLine(name: string): number | null {
  if (name === "all") return principal("everybody");
  if (name === "editors") return principal("editors");
  return /^[0-9]+$/.test(name) ? principal("person", Number(name)) : null;
}

/**
 * The state after what was sent, line by line; refuses what the rules do not allow. Lines not sent stay as they are; guests
 * are saved beside (guests/operations.ts).
 */
export function withState(
  sharing: Sharing,
  sent: Readonly<Record<string, LineState>>,
  facts: LineFacts,
): Sharing {
  const isPublic = sent["public"]?.view ?? sharing.isPublic;
  const lines = new Map(sharing.lines);
  for (const [name, state] of Object.entries(sent)) {
    if (name === "public" || name === "guests" || isGuestLine(name)) continue;
    const who = facts(name);
    const before = who.isAdmin || who.isSelf ? ownRights : (lines.get(name) ?? noRights);
    const after = turned(before, state.deleted ? noRights : state, { ...who, isPublic });
    if (after !== before) lines.set(name, after);
  }
  return { isPublic, lines };
}

function turned(
  before: Rights,
  wanted: LineState,
  facts: Pick<Line, "isAdmin" | "isSelf"> & { readonly isPublic: boolean },
): Rights {
  // View first, so that "view and follow" in one request is not refused for the order of its fields.
  const order: readonly Right[] =
    wanted.view === false ? ["follow", "edit", "view"] : ["view", "edit", "follow"];
  let now = before;
  for (const right of order) {
    const on = wanted[right];
    if (on === undefined || on === now[right]) continue;
    demand(mayTurn({ ...now, ...facts }, { right, on }, facts));
    now = withRight(now, { right, on });
  }
  return now;
}

/** The shares that the lines come to. */
export function sharesOf(sharing: Sharing): Share[] {
  return [...sharing.lines].flatMap(([name, rights]) => {
    const principalId = principalOfLine(name);
    return principalId === null || !rights.view ? [] : [{ principalId, mayEdit: rights.edit }];
  });
}

/** The people who view the page by a line of their own. */
export function personsOf(sharing: Sharing): number[] {
  return [...sharing.lines].flatMap(([name, { view }]) =>
    view && /^[0-9]+$/.test(name) ? [Number(name)] : [],
  );
}
