import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { excerptOf } from "./model/excerpt.ts";
import { maySeeField } from "./rules.ts";
import { listMatches } from "../sought-store.ts";
import { listFields } from "./store.ts";

/** No person has this number: what somebody sees of it, they see of everybody. */
const anybody = { id: 0 };

/** The profile fields in which somebody may look for people: those that they see of everybody, as far as they hold words. */
export async function searchableFields(actor: Actor, tx: Tx): Promise<number[]> {
  const fields = await listFields(actor, tx);
  return fields
    .filter(({ kind }) => kind !== "person" && kind !== "birth")
    .filter((field) => maySeeField(actor, { person: anybody, field }).allowed)
    .map(({ id }) => id);
}

type Asked = {
  readonly ids: readonly number[];
  readonly words: readonly string[];
  readonly fieldIds: readonly number[];
};

export type Matched = { readonly label: string; readonly value: string };

/** By which of their profile fields people were found, for each of them. */
export async function matchesOf(
  actor: Actor,
  { ids, words, fieldIds }: Asked,
  tx: Tx,
): Promise<ReadonlyMap<number, Matched[]>> {
  if (words.length === 0 || fieldIds.length === 0 || ids.length === 0) return new Map();
  const rows = await listMatches(actor, { ids, words, fieldIds }, tx);
  const matches = new Map<number, Matched[]>();
  for (const { personId, label, value } of rows) {
    const before = matches.get(personId) ?? [];
    matches.set(personId, [...before, { label, value: excerptOf(value, words) }]);
  }
  return matches;
}
