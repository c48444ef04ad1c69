import type { ListedGroup, ListedPerson } from "../contract.ts";
import type { Rights } from "../rules.ts";

export type Changes = ReadonlyMap<string, Rights>;

/** The permission list as it would be after the changes that are not saved yet; people added stand at its end. */
export function changedGroups(
  groups: readonly ListedGroup[],
  changes: Changes,
  added: readonly ListedPerson[],
): ListedGroup[] {
  return groups.map((group) => {
    const people = group.id === "others" ? [...group.sub_users, ...added] : group.sub_users;
    return {
      ...group,
      ...changes.get(group.id),
      sub_users: people.map((person) => ({ ...person, ...changes.get(String(person.id)) })),
    };
  });
}

/** What is sent for the changes: the lines that differ, a line without view as deleted (PPRM-05). */
export function permissionState(changes: Changes): Record<string, object> {
  return Object.fromEntries(
    [...changes].map(([name, rights]) => [
      name,
      { ...rights, ...(/^[0-9]+$/.test(name) ? { deleted: !rights.view } : {}) },
    ]),
  );
}
