import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { SubsiteRole } from "#kernel/viewer.ts";
import type { removeFromSpace } from "../../contract.ts";
import type { setSubsitePermissions } from "../../contract.ts";
import type { inviteToSpaces, loadJoinable, loadMemberships, loadRemovable } from "../contract.ts";

/** A subsite as a person stands to it. */
export type Place = {
  readonly id: number;
  /** HTML, as the specification has it; without its signs as soon as it is shown. */
  readonly name: string;
  readonly role: SubsiteRole | null;
  readonly level: "on" | "digest" | "off" | null;
};

/** What is chosen for each subsite, by its number; empty where nothing is yet. */
export type Choices = Readonly<Record<number, string>>;

type OnWire = OutputOf<typeof loadRemovable>["subsites"][number];

const placeOf = ({ id, s_name: name, role_id: role, notification_level: level }: OnWire): Place => {
  return { id, name, role, level };
};

export const joinableIn = ({ subsites }: OutputOf<typeof loadJoinable>) =>
  subsites.map((each) => ({ ...placeOf(each), role: null, level: null }));
export const removableIn = ({ subsites }: OutputOf<typeof loadRemovable>) => subsites.map(placeOf);
export const managedIn = ({ subsite_membership: subsites }: OutputOf<typeof loadMemberships>) =>
  subsites.map(placeOf);

export function about(personId: number): SentOf<typeof loadRemovable> {
  return { profile_ids: JSON.stringify([personId]) };
}

export function giving(personId: number, roles: Choices): SentOf<typeof setSubsitePermissions> {
  return { ...about(personId), permissions: JSON.stringify(roles) };
}

export function telling(personId: number, levels: Choices): SentOf<typeof setSubsitePermissions> {
  return { ...about(personId), mode: "notifications", notifications: JSON.stringify(levels) };
}

export function bringing(personId: number, roles: Choices): SentOf<typeof inviteToSpaces> {
  return { profile_ids: JSON.stringify([personId]), permissions: JSON.stringify(roles) };
}

export function takingOut(personId: number, subsiteId: number): SentOf<typeof removeFromSpace> {
  return { ...about(personId), from_group_id: subsiteId };
}

/** What stands, for each subsite. */
export function rolesOf(places: readonly Place[]): Choices {
  return Object.fromEntries(places.map(({ id, role }) => [id, role ?? ""]));
}
export function levelsOf(places: readonly Place[]): Choices {
  return Object.fromEntries(places.map(({ id, level }) => [id, level ?? ""]));
}

/** Those of which something else is chosen than what stood. */
export function changesIn(before: Choices, after: Choices): Choices {
  return Object.fromEntries(Object.entries(after).filter(([id, choice]) => before[Number(id)] !== choice));
}

/** What brings back what stood: roles to give again to those who are still there, and to bring those in who were taken out. */
export function wayBack(
  before: Choices,
  changes: Choices,
): { readonly give: Choices; readonly bring: Choices } {
  const back = (wasRemoved: boolean) =>
    Object.fromEntries(
      Object.entries(changes)
        .filter(([, choice]) => (choice === "delete") === wasRemoved)
        .map(([id]) => [id, before[Number(id)] ?? ""]),
    );
  return { give: back(false), bring: back(true) };
}
