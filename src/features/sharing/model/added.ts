import type { ListedGroup, ListedPerson } from "../contract.ts";
import { type Rights, withRight } from "../rules.ts";

/** What adding somebody to the permission list comes to: a line with view, or the reason why nothing is to be added. */
export type Adding =
  | { readonly isNew: boolean; readonly rights: Rights }
  | { readonly refused: "admins-always-edit" | "listed-already" };

/**
 * Somebody who was found by name. Administrators have no line of their own: their group always has full access (PRUL-05).
 * Whoever is in the list with view stays as they are; whose line was turned off gets view back.
 */
export function addingOf(person: ListedPerson, groups: readonly ListedGroup[]): Adding {
  if (person.is_admin) return { refused: "admins-always-edit" };
  const listed = groups.flatMap((group) => group.sub_users).find(({ id }) => id === person.id);
  if (listed?.view) return { refused: "listed-already" };
  const { view, edit, follow } = listed ?? person;
  return { isNew: !listed, rights: withRight({ view, edit, follow }, { right: "view", on: true }) };
}
