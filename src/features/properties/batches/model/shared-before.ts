import type { Follow } from "#features/access/model/following.ts";
import type { Share } from "#features/access/rules.ts";
import type { Json } from "#kernel/json.ts";

/** Whom a page is shared with, and what was chosen about following. */
export type SharedAs = {
  readonly isPublic: boolean;
  readonly shares: readonly Share[];
  readonly follows: readonly Follow[];
};

/** What a batch has changed of one page: by principal what they had and have, null for nothing. */
export type SharedChange = {
  readonly isPublic: readonly [boolean, boolean];
  readonly shares: readonly (readonly [principalId: number, before: boolean | null, after: boolean | null])[];
  readonly follows: readonly (readonly [principalId: number, before: boolean | null])[];
};

/** `mayEdit` of each, or null. */
function editsOf({ shares }: Pick<SharedAs, "shares">): ReadonlyMap<number, boolean> {
  return new Map(shares.map(({ principalId, mayEdit }) => [principalId, mayEdit]));
}

export function changeBetween(before: SharedAs, after: SharedAs): SharedChange {
  const [had, has] = [editsOf(before), editsOf(after)];
  const touched = [...new Set([...had.keys(), ...has.keys()])];
  const [followed, follows] = [before, after].map(
    (each) => new Map(each.follows.map((follow) => [follow.principalId, follow.follows])),
  );
  return {
    isPublic: [before.isPublic, after.isPublic],
    shares: touched
      .map((id) => [id, had.get(id) ?? null, has.get(id) ?? null] as const)
      .filter(([, was, is]) => was !== is),
    follows: [...new Set([...(followed?.keys() ?? []), ...(follows?.keys() ?? [])])]
      .filter((id) => followed?.get(id) !== follows?.get(id))
      .map((id) => [id, followed?.get(id) ?? null] as const),
  };
}

export function changeIn(noted: Json): SharedChange {
  return noted as unknown as SharedChange;
}

/** Whether a page is still shared as the change has left it, with those that it was about. */
export function isAsLeft({ isPublic, shares }: SharedChange, now: SharedAs): boolean {
  const has = editsOf(now);
  return (
    (isPublic[0] === isPublic[1] || now.isPublic === isPublic[1]) &&
    shares.every(([id, , after]) => (has.get(id) ?? null) === after)
  );
}

/** The shares of a page with the change taken back. */
export function sharesBefore({ shares }: SharedChange, now: SharedAs): Share[] {
  const has = new Map(editsOf(now));
  for (const [id, before] of shares) {
    if (before === null) has.delete(id);
    else has.set(id, before);
  }
  return [...has].map(([principalId, mayEdit]) => ({ principalId, mayEdit }));
}

/** Whether the world reads a page once the change is taken back: as others have it by now, where the batch has left that alone. */
export function publicityBefore({ isPublic: [was, is] }: SharedChange, now: SharedAs): boolean {
  return was === is ? now.isPublic : was;
}

/** Whether somebody who has a share has none afterwards. */
export function losesView({ shares }: Pick<SharedAs, "shares">, after: readonly Share[]): boolean {
  const stay = new Set(after.map(({ principalId }) => principalId));
  return shares.some(({ principalId }) => !stay.has(principalId));
}
