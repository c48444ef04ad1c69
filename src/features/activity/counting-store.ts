import { listPrincipals, searchPrincipals } from "#features/access/rules.ts";
import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { currentSubsite, mainGroup } from "#kernel/viewer.ts";
import type { ActivityKind } from "./rules.ts";
import { type Asked, aboutLines, isTold, lookedAtOf, placedFor } from "./store.ts";

export type Counted = Omit<Asked, "before" | "most" | "kinds"> & {
  readonly parts: readonly (readonly ActivityKind[])[];
};

/**
 * How many lines each of some parts of the list has, counted to one more than so many. The lines are those that one list looks at: what a count costs
 * does not grow with the site.
 */
export async function countActivity(
  actor: Actor,
  { personId, withPeople, withFolders, parts }: Counted,
  most: number,
  tx: Tx,
): Promise<number[]> {
  const area = currentSubsite(actor);
  const principals = area === mainGroup ? searchPrincipals(actor) : listPrincipals(actor);
  const { placed, values } = placedFor(actor, { personId, before: null });
  const countOf = (
    kinds: string,
  ) => `(select count(*) from (select from (select * from looked where kind = any(${kinds}::text[])) activity
    ${aboutLines} where ${isTold} limit ${most + 1}) part)`;
  const rows = await run<{ counts: number[] }>(
    tx,
    `with looked as materialized (${lookedAtOf(placed)})
     select array[${parts.map((_, at) => countOf(`$${at + 10}`)).join(", ")}]::int[] as counts`,
    [...values, principals, withPeople, area, withFolders, ...parts],
  );
  return rows[0]?.counts ?? [];
}
