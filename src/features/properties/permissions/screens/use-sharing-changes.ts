import { useState } from "react";
import type { ScreenData } from "#kernel/screen.ts";
import {
  type GuestEdits,
  countGuestEdits,
  editsSince,
  noGuestEdits,
} from "#features/sharing/guests/model/guest-edits.ts";
import { useGuests } from "#features/sharing/guests/parts/use-guests.ts";
import { type SharingGroup, type SharingPerson, sharingGroups } from "#features/sharing/model/listed.ts";
import type { Right, Rights } from "#features/sharing/rules.ts";
import {
  type Changes,
  changedGroups,
  sharingSettings,
  withAdded,
  withTurned,
  withoutSaved,
} from "../model/changed-groups.ts";
import { hiddenTurned } from "../model/group-turn.ts";
import type { sharingScreen } from "../screen.ts";

type Turn = { readonly right: Right; readonly on: boolean };

export type SharingData = ScreenData<typeof sharingScreen>;

/**
 * What the server has taken and this screen has not read back yet: nobody is asked about it, it is shown until the list itself
 * says it, and what was turned or typed since outlives it.
 */
type Saved = {
  readonly changes: Changes;
  readonly added: readonly SharingPerson[];
  readonly guests: GuestEdits;
  readonly hidden: Partial<Rights>;
};
const noneTurned: Partial<Rights> = {};
const nothingSaved: Saved = { changes: new Map(), added: [], guests: noGuestEdits, hidden: noneTurned };

/** The guests that the page has now. */
const guestsIn = (groups: readonly SharingGroup[]) => groups.find(({ id }) => id === "guests")?.people ?? [];

/** How many people with a line are not shown. */
const hiddenIn = (groups: readonly SharingGroup[]) =>
  groups.find(({ id }) => id === "others")?.more?.view ?? 0;

const turnedAll = (hidden: Partial<Rights>, turn: Turn, page: { isPublic: boolean }) => {
  const next = hiddenTurned(hidden, turn, page);
  return Object.keys(next).length > 0 ? next : noneTurned;
};

const nameAt = (line: string, groups: readonly SharingGroup[]) =>
  groups.flatMap((group) => group.people).find(({ id }) => String(id) === line)?.name ?? "";

function countUnsaved({ changes, hidden, guests }: Omit<Saved, "added">, saved: Saved): number {
  return (
    withoutSaved(changes, saved.changes).size +
    (hidden === saved.hidden || hidden === noneTurned ? 0 : 1) +
    countGuestEdits(editsSince(guests, saved.guests))
  );
}

/** The permission list with what was changed and not saved yet. */
export function useSharingChanges(data: SharingData) {
  const [changes, setChanges] = useState<Changes>(new Map());
  const [added, setAdded] = useState<readonly SharingPerson[]>([]);
  const [hidden, setHidden] = useState(noneTurned);
  const [read, setRead] = useState(data);
  const [saved, setSaved] = useState(nothingSaved);
  const before = withAdded(sharingGroups(data.groups), added);
  const guests = useGuests(changedGroups(before, changes, hidden));

  if (data !== read) {
    setRead(data);
    setChanges(withoutSaved(changes, saved.changes));
    setAdded(added.filter((person) => !saved.added.includes(person)));
    if (hidden === saved.hidden) setHidden(noneTurned);
    guests.forget(saved.guests);
    setSaved(nothingSaved);
  }

  return {
    guests,
    groups: guests.edited,
    invited: guestsIn(before),
    /** Those who are not shown, as the page has them now. */
    hidden: hiddenIn(before),
    unsaved: countUnsaved({ changes, hidden, guests: guests.edits }, saved),
    settings: sharingSettings(before, { changes, hidden }, guests.state),
    changeHidden: (turn: Turn, page: { isPublic: boolean }) => setHidden(turnedAll(hidden, turn, page)),
    change: (lines: Iterable<readonly [string, Rights]>) =>
      setChanges((now) => withTurned(now, lines, { groups: before, saved: saved.changes })),
    isTurned: (name: string) => changes.has(name),
    include: (person: SharingPerson) => setAdded([...added, person]),
    /** Leaves out what was turned for somebody who is gone; gives what they are called, null where nothing was turned. */
    leaveOut(line: string): string | null {
      setChanges((now) => new Map([...now].filter(([name]) => name !== line)));
      setAdded((now) => now.filter(({ id }) => String(id) !== line));
      return changes.has(line) ? nameAt(line, guests.edited) : null;
    },
    noteSaved: () => setSaved({ changes, added, guests: guests.edits, hidden }),
  };
}
