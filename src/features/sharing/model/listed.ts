import type { GroupId, ListedGroup, ListedPerson } from "../contract.ts";
import type { Rights } from "../rules.ts";

/** A person in the permission list of a page. A guest has an id below zero, and `link` is what they read by. */
export type SharingPerson = Rights & {
  readonly id: number;
  readonly name: string;
  /** Empty where the viewer is not told. */
  readonly email: string;
  readonly isAdmin: boolean;
  readonly isSelf: boolean;
  readonly isGuest: boolean;
  readonly isExternal: boolean;
  /** Empty for initials. */
  readonly photo: string;
  readonly link: string;
};

/** A group of the permission list: `count` counts all of it, `people` are those with a line of their own. */
export type SharingGroup = Rights & {
  readonly id: GroupId;
  readonly name: string;
  readonly count: number;
  readonly people: readonly SharingPerson[];
};

export function sharingPerson(person: ListedPerson): SharingPerson {
  const { id, name, email, view, edit, follow } = person;
  return {
    id,
    name,
    email,
    view,
    edit,
    follow,
    isAdmin: person.is_admin,
    isSelf: person.is_self,
    isGuest: person.is_guest,
    isExternal: person.is_external,
    photo: person.avatar_url,
    link: person.share_url,
  };
}

export function sharingGroups(groups: readonly ListedGroup[]): SharingGroup[] {
  return groups.map(({ id, name, nr_people: count, view, edit, follow, sub_users: users }) => {
    return { id, name, count, view, edit, follow, people: users.map(sharingPerson) };
  });
}
