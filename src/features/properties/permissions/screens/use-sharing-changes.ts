import { useState } from "react";
import type { ScreenData } from "#kernel/screen.ts";
import {
  type GuestEdits,
  countGuestEdits,
  editsSince,
  noGuestEdits,
} from "#features/sharing/guests/model/guest-edits.ts";
import { useGuests } from "#features/sharing/guests/parts/use-guests.ts";
import { type SharingPerson, sharingGroups } from "#features/sharing/model/listed.ts";
import type { Rights } from "#features/sharing/rules.ts";
import {
  type Changes,
  changedGroups,
  sharingSettings,
  withTurned,
  withoutSaved,
} from "../model/changed-groups.ts";
import type { sharingScreen } from "../screen.ts";

export type SharingData = ScreenData<typeof sharingScreen>;

/**
 * What the server has taken and this screen has not read back yet: nobody is asked about it, it is shown until the list itself
 * says it, and what was turned or typed since outlives it.
 */
type Saved = {
  readonly changes: Changes;
  readonly added: readonly SharingPerson[];
  readonly guests: GuestEdits;
};
const nothingSaved: Saved = { changes: new Map(), added: [], guests: noGuestEdits };

/** The permission list with what was changed and not saved yet. */
export function useSharingChanges(data: SharingData) {
  const [changes, setChanges] = useState<Changes>(new Map());
  const [added, setAdded] = useState<readonly SharingPerson[]>([]);
  const [read, setRead] = useState(data);
  const [saved, setSaved] = useState(nothingSaved);
  const before = sharingGroups(data.groups);
  const guests = useGuests(changedGroups(before, changes, added));

  if (data !== read) {
    setRead(data);
    setChanges(withoutSaved(changes, saved.changes));
    setAdded(added.filter((person) => !saved.added.includes(person)));
    guests.forget(saved.guests);
    setSaved(nothingSaved);
  }

  return {
    guests,
    groups: guests.edited,
    /** The guests that the page has now. */
    invited: before.find((group) => group.id === "guests")?.people ?? [],
    unsaved:
      withoutSaved(changes, saved.changes).size + countGuestEdits(editsSince(guests.edits, saved.guests)),
    settings: sharingSettings(before, changes, guests.state),
    change: (lines: Iterable<readonly [string, Rights]>) =>
      setChanges((now) => withTurned(now, lines, { groups: before, saved: saved.changes })),
    isTurned: (name: string) => changes.has(name),
    include: (person: SharingPerson) => setAdded([...added, person]),
    /** Leaves out what was turned for somebody who is gone; gives what they are called, null where nothing was turned. */
    leaveOut(line: string): string | null {
      if (!changes.has(line)) return null;
      const people = guests.edited.flatMap((group) => group.people);
      setChanges((now) => new Map([...now].filter(([name]) => name !== line)));
      setAdded((now) => now.filter(({ id }) => String(id) !== line));
      return people.find(({ id }) => String(id) === line)?.name ?? "";
    },
    noteSaved: () => setSaved({ changes, added, guests: guests.edits }),
  };
}
