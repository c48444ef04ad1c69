import { principal } from "#kernel/actor.ts";
import { demand } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { type Area, mainGroup } from "#kernel/viewer.ts";
import type { LineState } from "../contract.ts";
import { type Line, type Rights, mayCount, mayTurn, rights, withRight, isGuestLine } from "../rules.ts";
import type { Follow } from "#features/access/model/following.ts";
import type { Share } from "#features/access/rules.ts";

/** The sharing of a page as the permission list edits it: each line by its name on the wire. */
export type Sharing = {
  readonly isPublic: boolean;
  readonly lines: ReadonlyMap<string, Rights>;
  /** What was chosen about following, by the names of lines; administrators and oneself have such a choice without a share. */
  readonly follows: ReadonlyMap<string, boolean>;
};

export const noRights: Rights = { view: false, edit: false, follow: false };

/** What administrators and people themselves have on every page they can edit (PRUL-05). */
const ownRights: Rights = { view: true, edit: true, follow: false };

/** Whose line a name is, and where its page lies: facts that the rules need. */
export type LineFacts = (name: string) => Pick<Line, "isAdmin" | "isSelf"> & { readonly area: Area };

/** The principal that follows a page as a line of the list; nothing for the public and for guests. */
export function followerOfLine(name: string): number | null {
  return name === "admins" ? principal("admins") : principalOfLine(name);
}

/** The number of an own group of people whose line a name is. */
export function ownGroupOf(name: string): number | null {
  const [, id] = /^group([0-9]+)$/.exec(name) ?? [];
  return id === undefined ? null : Number(id);
}

/** The principal of a line of the list; "public" and "admins" are no shares. */
export function principalOfLine(name: string): number | null {
  if (name === "all") return principal("everybody");
  if (name === "editors") return principal("editors");
  const group = ownGroupOf(name);
  if (group !== null) return principal("group", group);
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
  const isPublic = publicAfter(sharing, sent["public"]);
  if (isPublic && !sharing.isPublic && facts("public").area !== mainGroup) demand(refuse("roles-decide"));
  const lines = new Map(sharing.lines);
  const follows = new Map(sharing.follows);
  for (const [name, state] of Object.entries(withPeople(sharing, sent, facts))) {
    if (name === "public" || name === "guests" || isGuestLine(name)) continue;
    if (state.email !== undefined) demand(refuse("guests-by-email"));
    const who = facts(name);
    const before = rightsBefore(sharing, name, who);
    const after = turned(before, state.deleted ? { ...state, view: false } : state, { ...who, isPublic });
    demand(mayCount(after, before, { name, ...who }));
    if (after.view !== before.view || after.edit !== before.edit) lines.set(name, after);
    if (after.follow !== before.follow) follows.set(name, after.follow);
  }
  return { isPublic, lines, follows };
}

function rightsBefore(
  { lines, follows }: Sharing,
  name: string,
  who: Pick<Line, "isAdmin" | "isSelf">,
): Rights {
  const rights = who.isAdmin || who.isSelf ? ownRights : (lines.get(name) ?? noRights);
  return { ...rights, follow: follows.get(name) === true };
}

/** Visitors view a public page and do nothing else with it (GUES-06, GUES-07). */
function publicAfter(sharing: Sharing, state: LineState | undefined): boolean {
  if (state?.edit || state?.follow) demand(refuse("public-only-view"));
  if (state?.email !== undefined) demand(refuse("guests-by-email"));
  return state?.deleted ? false : (state?.view ?? sharing.isPublic);
}

/**
 * What was sent for `others` as lines of the people it stands for, on whom the rules let it act (PPRM-16). A line of a person
 * that was sent too goes before it.
 */
function withPeople(
  sharing: Sharing,
  { others, ...sent }: Readonly<Record<string, LineState>>,
  facts: LineFacts,
): Readonly<Record<string, LineState>> {
  if (others === undefined) return sent;
  if (others.email !== undefined) demand(refuse("guests-by-email"));
  const people = [...sharing.lines.keys()].filter((name) => /^[0-9]+$/.test(name) && !facts(name).isAdmin);
  const state = others.deleted ? { deleted: true } : others;
  if (people.length === 0 && rights.some((right) => state[right])) demand(refuse("no-such-person"));
  const all = people.map((name) => {
    const own = sent[name];
    return [name, facts(name).isSelf || own?.deleted ? (own ?? {}) : { ...state, ...own }] as const;
  });
  return { ...sent, ...Object.fromEntries(all) };
}

/** What is the same as before is no turn: lines may be sent whole. */
function turned(
  before: Rights,
  wanted: LineState,
  facts: Pick<Line, "isAdmin" | "isSelf"> & { readonly isPublic: boolean },
): Rights {
  let now = before;
  for (const right of rights) {
    const on = wanted[right];
    if (on === undefined || on === before[right] || on === now[right]) continue;
    demand(mayTurn({ ...now, ...facts }, { right, on }, facts));
    if (right === "edit" && on && before.view && !now.view) demand(refuse("edit-needs-view"));
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

/** The people who view or edit by a line of their own and did not before. */
export function givenTo(before: Sharing, after: Sharing): number[] {
  return [...after.lines].flatMap(([name, { view, edit }]) => {
    const had = before.lines.get(name) ?? noRights;
    const isGiven = /^[0-9]+$/.test(name) && ((view && !had.view) || (edit && !had.edit));
    return isGiven ? [Number(name)] : [];
  });
}

/** What changes about following. Whose view was turned off has no choice left (PRUL-02): where they still read by a group they do as it does. */
export function followsAfter(before: Sharing, after: Sharing): { kept: Follow[]; removed: number[] } {
  const kept: Follow[] = [];
  const removed: number[] = [];
  for (const [name, follows] of after.follows) {
    const principalId = followerOfLine(name);
    if (principalId === null || before.follows.get(name) === follows) continue;
    const lostView = before.lines.get(name)?.view === true && after.lines.get(name)?.view === false;
    if (lostView) removed.push(principalId);
    else kept.push({ principalId, follows });
  }
  return { kept, removed };
}
