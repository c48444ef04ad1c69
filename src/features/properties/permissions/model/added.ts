import type { SharingGroup, SharingPerson } from "#features/sharing/model/listed.ts";
import { type Rights, withRight } from "#features/sharing/rules.ts";

/**
 * What adding somebody to the permission list comes to: a line with view, or the reason why nothing is to be added. Without `rights` they
 * have a line that was not shown, and keep what they have.
 */
export type Adding =
  | { readonly isNew: boolean; readonly rights: Rights | null }
  | { readonly refused: "admins-always-edit" | "listed-already" };

/**
 * Somebody who was found by name. Administrators have no line of their own: their group always has full access (PRUL-05).
 * Whoever is in the list with view stays as they are; whose line was turned off gets view back.
 */
export function addingOf(person: SharingPerson, groups: readonly SharingGroup[]): Adding {
  if (person.isAdmin) return { refused: "admins-always-edit" };
  const listed = groups.flatMap((group) => group.people).find(({ id }) => id === person.id);
  if (listed?.view) return { refused: "listed-already" };
  if (!listed && person.view) return { isNew: true, rights: null };
  const { view, edit, follow } = listed ?? person;
  return { isNew: !listed, rights: withRight({ view, edit, follow }, { right: "view", on: true }) };
}
