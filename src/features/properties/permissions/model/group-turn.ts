import type { SharingPerson } from "#features/sharing/model/listed.ts";
import { type Right, type Rights, mayTurn, withRight } from "#features/sharing/rules.ts";
import type { SharingRefusal } from "#features/sharing/wording.ts";

type Person = Pick<SharingPerson, "id" | "isAdmin" | "isSelf" | Right>;

/** What a group's switch shows: on when all its people have the right, partly when they differ (PPRM-16). */
export function groupHas(people: readonly Pick<Person, Right>[], right: Right): "on" | "off" | "partly" {
  const having = people.filter((person) => person[right]).length;
  if (having === 0) return "off";
  return having === people.length ? "on" : "partly";
}

/**
 * The rights of everybody in a group after its switch was turned (PPRM-16), by id, only of those whom it changes. People whose
 * own switch the rules hold fast stay as they are, and `refused` says why the first of them did.
 */
export function groupTurned(
  people: readonly Person[],
  turn: { readonly right: Right; readonly on: boolean },
  page: { readonly isPublic: boolean },
): { rights: ReadonlyMap<string, Rights>; refused: SharingRefusal | null } {
  const rights = new Map<string, Rights>();
  let refused: SharingRefusal | null = null;
  for (const person of people) {
    if (person[turn.right] === turn.on) continue;
    const verdict = mayTurn(person, turn, page);
    const { view, edit, follow } = person;
    if (verdict.allowed) rights.set(String(person.id), withRight({ view, edit, follow }, turn));
    else refused ??= verdict.code;
  }
  return { rights, refused };
}
