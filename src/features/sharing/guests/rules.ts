import { isAddress } from "#features/people/invites/rules.ts";
import { principal } from "#kernel/actor.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isExternal } from "#kernel/viewer.ts";
import type { Words } from "#kernel/words.ts";
import { type GuestRefusal, guestWords } from "./wording.ts";
import type { Share } from "#features/access/rules.ts";
import { isGuestLine } from "../rules.ts";

/** As many as one page has, and as many addresses as are suggested. */
export const guestsMost = 100;

/** A browser in which a link was used reads the page for so long; after that the link is opened again. */
export const guestSessionDays = 30;

/** As many pages as one browser reads as a guest; those opened longest ago fall away. */
export const guestPagesMost = 20;

export type Guest = { readonly id: number; readonly email: string };

/** What is sent for one line of the permission list, as far as guests have it (PPRM-05). */
export type SentGuest = {
  readonly view?: boolean | undefined;
  readonly edit?: boolean | undefined;
  readonly follow?: boolean | undefined;
  readonly deleted?: boolean | undefined;
  readonly email?: string | undefined;
};
type GuestLineRefusal = GuestRefusal | "no-such-person";
type Sent = Readonly<Record<string, SentGuest>>;

/** The key by which addresses are compared. */
export function addressKey(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Who sees the guests of a page that they may edit, with the links that open it, and who may remove them: people of the site.
 * To externals they are a number (decision 0029).
 */
export function mayManageGuests(viewer: Viewer): Verdict<GuestRefusal> {
  return isExternal(viewer) ? refuse("guests-by-members") : allow;
}

/** Invitations are offered to those who manage guests, and only where the site allows them (GUES-04, GUES-09). */
export function mayInviteGuests(
  viewer: Viewer,
  site: { readonly guestInvites: boolean },
): Verdict<GuestRefusal> {
  const managing = mayManageGuests(viewer);
  if (!managing.allowed) return managing;
  return site.guestInvites ? allow : refuse("guests-not-allowed");
}

/** The switch of all guests follows its lines: it is on while there are any (PPRM-06, PPRM-07). */
export function mayTurnGuests(on: boolean, count: number): Verdict<GuestRefusal> {
  if (on) return count > 0 ? allow : refuse("guests-needed");
  return count > 0 ? refuse("guests-stay") : allow;
}

/** Guests read; they neither edit nor follow (decision 0025). */
export function mayHave(sent: SentGuest): Verdict<GuestRefusal> {
  return sent.edit === true || sent.follow === true ? refuse("guests-only-view") : allow;
}

/** A line of somebody invited is theirs: their address stays, and of nobody there is no line (removing them twice is no harm). */
function mayKeep(there: readonly Guest[], name: string, state: SentGuest): Verdict<GuestLineRefusal> {
  if (name.startsWith("new")) return allow;
  const guest = there.find(({ id }) => String(-id) === name);
  if (!guest) return state.deleted || state.view === false ? allow : refuse("no-such-person");
  const isSame = state.email === undefined || addressKey(state.email) === addressKey(guest.email);
  return isSame ? allow : refuse("guests-by-email");
}

export type GuestChanges = {
  readonly removed: readonly number[];
  readonly added: readonly { readonly line: string; readonly email: string }[];
};

/** What the lines that were sent come to; a line that was never filled in is none (GUES-02, GUES-03). */
export function guestChanges(there: readonly Guest[], sent: Sent): GuestChanges {
  const lines = Object.entries(sent).filter(([name]) => isGuestLine(name));
  for (const [, state] of lines) demand(mayHave(state));
  demand(mayHave(sent["guests"] ?? {}));
  for (const [name, state] of lines) demand(mayKeep(there, name, state));
  const isGone = (state: SentGuest | undefined) => state?.deleted === true || state?.view === false;
  const removed = there.filter(({ id }) => isGone(sent[String(-id)])).map(({ id }) => id);
  const added = lines
    .filter(([name, state]) => name.startsWith("new") && !isGone(state) && (state.email ?? "").trim() !== "")
    .map(([line, state]) => ({ line, email: (state.email ?? "").trim() }));
  return { removed, added };
}

/** The sentence for each new line that is no address or is listed already, by line (GUES-11). `listed` are keys. */
export function badLines(
  added: GuestChanges["added"],
  listed: ReadonlySet<string>,
): ReadonlyMap<string, Words> {
  const seen = new Set(listed);
  const bad = new Map<string, Words>();
  for (const { line, email } of added) {
    const key = addressKey(email);
    if (!isAddress(email)) bad.set(line, guestWords.notAnAddress);
    else if (seen.has(key)) bad.set(line, guestWords.listedAlready);
    seen.add(key);
  }
  return bad;
}

/** Refuses bad lines, each at its place. */
export function demandGoodLines(bad: ReadonlyMap<string, Words>): void {
  if (bad.size === 0) return;
  const fields = [...bad].map(([line, words]) => ({ path: `settings.permission_state.${line}`, words }));
  throw new Refusal("bad-page-settings", {}, fields);
}

/** What guests come to among the shares of a page: one right to read for all of them. */
export function sharesOfGuests(pageId: number, count: number): Share[] {
  return count > 0 ? [{ principalId: principal("guest", pageId), mayEdit: false }] : [];
}

export function guestSessionEnd(now: Date): Date {
  return new Date(now.getTime() + guestSessionDays * 86_400_000);
}
