import type { SentOf } from "#kernel/call.ts";
import type { GroupId, ListedGroup, ListedPerson, findSharingPeople } from "../contract.ts";
import type { Right, Rights } from "../rules.ts";

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

/**
 * A group of the permission list: `count` counts all of it, `people` are those with a line of their own that is shown, and `more` says of the
 * others how many have each right.
 */
export type SharingGroup = Rights & {
  readonly id: GroupId;
  readonly name: string;
  readonly count: number;
  readonly people: readonly SharingPerson[];
  readonly more?: RightCounts;
};

export type RightCounts = Readonly<Record<Right, number>>;

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

/** What people are looked for by; with a page each brings the rights that they have on it. */
export function searchOf(asked: string, pageId: number | undefined): SentOf<typeof findSharingPeople> {
  return { q: asked, page_id: pageId };
}

export function sharingGroups(groups: readonly ListedGroup[]): SharingGroup[] {
  return groups.map(({ id, name, nr_people: count, view, edit, follow, sub_users: users, more }) => {
    return { id, name, count, view, edit, follow, people: users.map(sharingPerson), ...(more && { more }) };
  });
}
