import { useState } from "react";
import type { SharingGroup } from "../../model/listed.ts";
import {
  type GuestEdits,
  editsSince,
  editedGuests,
  emptyLine,
  guestState,
  listedKeys,
  noGuestEdits,
  withEmail,
  withNewLine,
  withRemoved,
  withoutLine,
} from "../model/guest-edits.ts";
import { useLineErrors } from "./use-line-errors.ts";
import { useWantedLine } from "./use-wanted-line.ts";

/** The guests of a page with what was done and not saved yet. `groups` is the permission list. */
export function useGuests(groups: readonly SharingGroup[]) {
  const [edits, setEdits] = useState(noGuestEdits);
  const { wanted, want } = useWantedLine();
  const { takeBack, ...errors } = useLineErrors(edits, listedKeys(groups, edits), want);

  function add() {
    const next = withNewLine(edits);
    setEdits(next);
    want(emptyLine(next) ?? "");
  }

  function type(line: string, email: string) {
    setEdits(withEmail(edits, line, email));
    takeBack(line);
  }

  return {
    edits,
    wanted,
    state: guestState(edits),
    edited: editedGuests(groups, edits),
    add,
    type,
    remove: (id: number, isRemoved: boolean) => setEdits(withRemoved(edits, id, isRemoved)),
    drop: (line: string) => setEdits(withoutLine(edits, line)),
    forget: (sent: GuestEdits) => setEdits((now) => editsSince(now, sent)),
    ...errors,
  };
}

export type Guests = ReturnType<typeof useGuests>;
