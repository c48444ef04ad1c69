import type { RightCounts, SharingPerson } from "#features/sharing/model/listed.ts";
import { type Right, type Rights, mayTurn, withRight } from "#features/sharing/rules.ts";
import type { SharingRefusal } from "#features/sharing/wording.ts";

type Person = Pick<SharingPerson, "id" | "isAdmin" | "isSelf" | Right>;

/** What a group's switch shows: on when all its people have the right, partly when they differ (PPRM-16). */
export function groupHas(
  people: readonly Pick<Person, Right>[],
  right: Right,
  hidden: Hidden = nobodyHidden,
): "on" | "off" | "partly" {
  const having = people.filter((person) => person[right]).length + hidden.more[right];
  if (having === 0) return "off";
  return having === people.length + hidden.count ? "on" : "partly";
}

/** Those who are not shown, and how many of them have each right. */
export type Hidden = { readonly count: number; readonly more: RightCounts };
export const nobodyHidden: Hidden = { count: 0, more: { view: 0, edit: 0, follow: 0 } };

/** What is sent for all people who are not shown, after one more turn. They have view until it is turned off. */
export function hiddenTurned(
  turned: Partial<Rights>,
  turn: { readonly right: Right; readonly on: boolean },
  page: { readonly isPublic: boolean },
): Partial<Rights> {
  const { view = true, edit = false, follow = false } = turned;
  const verdict = mayTurn({ view, edit, follow, isAdmin: false, isSelf: false }, turn, page);
  if (!verdict.allowed) return turned;
  if (turn.right !== "view") {
    const { view: _, ...others } = turned;
    return { ...(turn.on ? others : turned), [turn.right]: turn.on };
  }
  return turn.on ? {} : { view: false };
}

/** How many of those who are not shown, who all have view now, have each right then. */
export function countsAfter(more: RightCounts, turned: Partial<Rights>): RightCounts {
  if (turned.view === false) return nobodyHidden.more;
  const of = (right: Right) => (turned[right] === undefined ? more[right] : turned[right] ? more.view : 0);
  return { view: more.view, edit: of("edit"), follow: of("follow") };
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
