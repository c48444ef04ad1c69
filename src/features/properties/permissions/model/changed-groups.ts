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

/** The changes that were made since others were sent; a line that was turned once more after that is among them. */
export function withoutSaved(changes: Changes, saved: Changes): Changes {
  return new Map([...changes].filter(([name, rights]) => saved.get(name) !== rights));
}
