import { useState } from "react";
import type { Words } from "#kernel/words.ts";
import type { SharingGroup } from "../../model/listed.ts";
import {
  type GuestEdits,
  editsSince,
  editedGuests,
  emptyLine,
  filledLines,
  lineField,
  guestState,
  listedKeys,
  noGuestEdits,
  withEmail,
  withNewLine,
  withRemoved,
  withoutLine,
} from "../model/guest-edits.ts";
import { badLines } from "../rules.ts";

/** A line that is to have the focus; the turn counts up, so that it can be asked for again. */
export type WantedLine = { readonly line: string; readonly turn: number };

/** The guests of a page with what was done and not saved yet. `groups` is the permission list. */
export function useGuests(groups: readonly SharingGroup[]) {
  const [edits, setEdits] = useState(noGuestEdits);
  /** Lines that somebody has left, or tried to save: only those are told what is wrong with them. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [wanted, setWanted] = useState<WantedLine>({ line: "", turn: 0 });
  const bad = badLines(filledLines(edits), listedKeys(groups, edits));

  function want(line: string) {
    setWanted(({ turn }) => ({ line, turn: turn + 1 }));
  }

  function add() {
    const next = withNewLine(edits);
    setEdits(next);
    want(emptyLine(next) ?? "");
  }

  function type(line: string, email: string) {
    setEdits(withEmail(edits, line, email));
    setLeft(without(left, line));
    setRefused(Object.fromEntries(Object.entries(refused).filter(([each]) => each !== lineField(line))));
  }

  /** False when a line has to be mended first; it gets the focus. */
  function check(): boolean {
    const [first] = bad.keys();
    if (first === undefined) return true;
    setLeft(new Set(bad.keys()));
    want(first);
    return false;
  }

  /** What the server found wrong, at its lines; answers the paths of all of them. */
  function refuse(fields: Readonly<Record<string, string>>): string[] {
    setRefused(fields);
    const first = edits.added.find(({ line }) => lineField(line) in fields);
    if (first) want(first.line);
    return edits.added.map(({ line }) => lineField(line));
  }

  return {
    edits,
    wanted,
    state: guestState(edits),
    edited: editedGuests(groups, edits),
    add,
    type,
    check,
    refuse,
    remove: (id: number, isRemoved: boolean) => setEdits(withRemoved(edits, id, isRemoved)),
    drop: (line: string) => setEdits(withoutLine(edits, line)),
    leave: (line: string) => setLeft(new Set([...left, line])),
    forget: (sent: GuestEdits) => setEdits((now) => editsSince(now, sent)),
    errorAt: (line: string): Words | string | undefined =>
      (left.has(line) ? bad.get(line) : undefined) ?? refused[lineField(line)],
  };
}

export type Guests = ReturnType<typeof useGuests>;

function without(lines: ReadonlySet<string>, line: string): ReadonlySet<string> {
  return new Set([...lines].filter((each) => each !== line));
}
