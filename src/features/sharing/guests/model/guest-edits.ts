import type { SharingGroup, SharingPerson } from "../../model/listed.ts";
import { type GuestChanges, type SentGuest, addressKey } from "../rules.ts";

/** What was done to the guests of a page and is not saved yet: who goes, and the lines that were added (GUES-02). */
export type GuestEdits = {
  readonly removed: ReadonlySet<number>;
  readonly added: GuestChanges["added"];
};

export const noGuestEdits: GuestEdits = { removed: new Set(), added: [] };

/** The line that nobody has typed into yet; there is one at most. */
export function emptyLine({ added }: GuestEdits): string | null {
  return added.find(({ email }) => email.trim() === "")?.line ?? null;
}

/** One more line, if none of them is empty. */
export function withNewLine(edits: GuestEdits): GuestEdits {
  if (emptyLine(edits) !== null) return edits;
  const last = Math.max(0, ...edits.added.map(({ line }) => Number(line.slice("new".length))));
  return { ...edits, added: [...edits.added, { line: `new${last + 1}`, email: "" }] };
}

export function withoutLine(edits: GuestEdits, line: string): GuestEdits {
  return { ...edits, added: edits.added.filter((each) => each.line !== line) };
}

/** A line that was emptied takes the place of the one that was empty. */
export function withEmail(edits: GuestEdits, line: string, email: string): GuestEdits {
  const other = email.trim() === "" ? emptyLine(edits) : null;
  const kept = edits.added.filter((each) => each.line === line || each.line !== other);
  return { ...edits, added: kept.map((each) => (each.line === line ? { line, email } : each)) };
}

/** Removes a guest, or takes that back. */
export function withRemoved(edits: GuestEdits, id: number, isRemoved: boolean): GuestEdits {
  const removed = new Set(edits.removed);
  if (isRemoved) removed.add(id);
  else removed.delete(id);
  return { ...edits, removed };
}

/** The lines that somebody typed into. */
export function filledLines({ added }: GuestEdits): GuestChanges["added"] {
  return added.filter(({ email }) => email.trim() !== "");
}

export function countGuestEdits(edits: GuestEdits): number {
  return edits.removed.size + filledLines(edits).length;
}

/** What was done since other edits were sent: a line that was typed into once more is among it, one that stands as it was sent is not. */
export function editsSince(edits: GuestEdits, sent: GuestEdits): GuestEdits {
  return {
    removed: new Set([...edits.removed].filter((id) => !sent.removed.has(id))),
    added: edits.added.filter((each) => !sent.added.includes(each)),
  };
}

/** Where a reply says what is wrong with a line. */
export function lineField(line: string): string {
  return `settings.permission_state.${line}`;
}

/** What is sent for them (PPRM-05). */
export function guestState(edits: GuestEdits): Record<string, SentGuest> {
  const removed = [...edits.removed].map((id) => [String(id), { deleted: true }] as const);
  const added = filledLines(edits).map(
    ({ line, email }) => [line, { view: true, email: email.trim() }] as const,
  );
  return Object.fromEntries([...removed, ...added]);
}

/** The list as it will be: without those who go, with those who come. */
export function editedGuests(groups: readonly SharingGroup[], edits: GuestEdits): SharingGroup[] {
  return groups.map((group) => {
    if (group.id !== "guests" || countGuestEdits(edits) === 0) return group;
    const stay = group.people.filter(({ id }) => !edits.removed.has(id));
    const come = filledLines(edits).map(({ email }, at) =>
      comingGuest(email.trim(), -Number.MAX_SAFE_INTEGER + at),
    );
    return { ...group, view: stay.length + come.length > 0, people: [...stay, ...come] };
  });
}

/** The addresses on the list that a new line may not repeat: of people, and of guests who stay (GUES-11). */
export function listedKeys(groups: readonly SharingGroup[], { removed }: GuestEdits): Set<string> {
  const people = groups.flatMap((group) => group.people).filter((person) => person.view);
  return new Set(people.filter(({ id }) => !removed.has(id)).map(({ email }) => addressKey(email)));
}

function comingGuest(email: string, id: number): SharingPerson {
  return {
    id,
    name: email,
    email,
    isAdmin: false,
    isSelf: false,
    isGuest: true,
    isExternal: false,
    photo: "",
    view: true,
    edit: false,
    follow: false,
    link: "",
  };
}
