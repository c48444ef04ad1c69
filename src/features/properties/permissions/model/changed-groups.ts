import type { LineState } from "#features/sharing/contract.ts";
import type { RightCounts, SharingGroup, SharingPerson } from "#features/sharing/model/listed.ts";
import type { Right, Rights } from "#features/sharing/rules.ts";
import { countsAfter } from "./group-turn.ts";

export type Changes = ReadonlyMap<string, Rights>;

/** The permission list with people who were added at its end; whoever of them has a line was not shown before. */
export function withAdded(groups: readonly SharingGroup[], added: readonly SharingPerson[]): SharingGroup[] {
  const listed = new Set(groups.flatMap(({ people }) => people.map(({ id }) => id)));
  // Whoever has come into the list since stands there once.
  const missing = added.filter(({ id }) => !listed.has(id));
  const found = missing.filter(({ view }) => view);
  const without = (more: RightCounts, right: Right) =>
    Math.max(0, more[right] - found.filter((person) => person[right]).length);
  return groups.map((group) => {
    if (group.id !== "others") return group;
    const { more } = group;
    const left = more && {
      view: without(more, "view"),
      edit: without(more, "edit"),
      follow: without(more, "follow"),
    };
    return { ...group, people: [...group.people, ...missing], ...(left && { more: left }) };
  });
}

/** The permission list as it would be after the changes that are not saved yet; `hidden` is what was turned for all who are not shown. */
export function changedGroups(
  groups: readonly SharingGroup[],
  changes: Changes,
  hidden: Partial<Rights>,
): SharingGroup[] {
  return groups.map((group) => ({
    ...group,
    ...changes.get(group.id),
    people: group.people.map((person) => ({ ...person, ...changes.get(String(person.id)) })),
    ...(group.more && { more: countsAfter(group.more, hidden) }),
  }));
}

/**
 * What is sent for the changes: the lines that differ, a line without view as deleted (PPRM-05), and those of guests. Following is
 * sent where it was turned alone: people choose it themselves meanwhile.
 */
export function sharingSettings(
  groups: readonly SharingGroup[],
  { changes, hidden }: { readonly changes: Changes; readonly hidden: Partial<Rights> },
  guests: Readonly<Record<string, LineState>>,
): string {
  const followed = new Map<string, boolean>(
    groups.flatMap((group) => [
      [group.id, group.follow],
      ...group.people.map((person) => [String(person.id), person.follow] as const),
    ]),
  );
  const lines = [...changes].map(([name, { follow, ...rights }]) => [
    name,
    {
      ...rights,
      ...((hidden.follow !== undefined || follow !== (followed.get(name) ?? false)) && { follow }),
      ...(/^[0-9]+$/.test(name) && { deleted: !rights.view }),
    },
  ]);
  const kept = Object.fromEntries(keptLines(groups, hidden));
  const others = Object.keys(hidden).length > 0 && { others: hidden };
  return JSON.stringify({
    permission_state: { ...kept, ...Object.fromEntries(lines), ...others, ...guests },
  });
}

/**
 * What is sent for all others goes for people who are shown, too: those of them who stay as they are keep what was turned, and nothing more
 * is said of them, as others may have changed it since.
 */
function keptLines(
  groups: readonly SharingGroup[],
  hidden: Partial<Rights>,
): (readonly [string, Readonly<Record<string, boolean>>])[] {
  const turned = Object.entries(hidden) as (readonly [Right, boolean])[];
  const shown = groups.find(({ id }) => id === "others")?.people ?? [];
  return shown.flatMap((person) => {
    const kept = turned.filter(([right, on]) => person[right] !== on);
    const rights = Object.fromEntries(kept.map(([right]) => [right, person[right]] as const));
    return kept.length > 0 ? [[String(person.id), rights] as const] : [];
  });
}

/**
 * The changes with these lines turned. One that is turned back to what the page has is no change any more, unless something else of it
 * was saved since the page was read.
 */
export function withTurned(
  changes: Changes,
  lines: Iterable<readonly [string, Rights]>,
  { groups, saved }: { readonly groups: readonly SharingGroup[]; readonly saved: Changes },
): Changes {
  const read = new Map<string, Rights>(
    groups.flatMap((group) => [
      [group.id, group],
      ...group.people.map((person) => [String(person.id), person] as const),
    ]),
  );
  const turned = new Map([...changes, ...lines]);
  return new Map([...turned].filter(([name, rights]) => saved.has(name) || !isSame(rights, read.get(name))));
}

function isSame({ view, edit, follow }: Rights, other: Rights | undefined): boolean {
  return view === other?.view && edit === other.edit && follow === other.follow;
}

/** The changes that were made since others were sent; a line that was turned once more after that is among them. */
export function withoutSaved(changes: Changes, saved: Changes): Changes {
  return new Map([...changes].filter(([name, rights]) => saved.get(name) !== rights));
}
