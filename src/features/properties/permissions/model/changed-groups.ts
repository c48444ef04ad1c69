import type { LineState } from "#features/sharing/contract.ts";
import type { SharingGroup, SharingPerson } from "#features/sharing/model/listed.ts";
import type { Rights } from "#features/sharing/rules.ts";

export type Changes = ReadonlyMap<string, Rights>;

/** The permission list as it would be after the changes that are not saved yet; people added stand at its end. */
export function changedGroups(
  groups: readonly SharingGroup[],
  changes: Changes,
  added: readonly SharingPerson[],
): SharingGroup[] {
  return groups.map((group) => {
    const people = group.id === "others" ? [...group.people, ...added] : group.people;
    return {
      ...group,
      ...changes.get(group.id),
      people: people.map((person) => ({ ...person, ...changes.get(String(person.id)) })),
    };
  });
}

/**
 * What is sent for the changes: the lines that differ, a line without view as deleted (PPRM-05), and those of guests. Following is
 * sent where it was turned alone: people choose it themselves meanwhile.
 */
export function sharingSettings(
  groups: readonly SharingGroup[],
  changes: Changes,
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
      ...(follow !== (followed.get(name) ?? false) && { follow }),
      ...(/^[0-9]+$/.test(name) && { deleted: !rights.view }),
    },
  ]);
  return JSON.stringify({ permission_state: { ...Object.fromEntries(lines), ...guests } });
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
