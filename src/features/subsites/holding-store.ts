import type { Holding } from "#calls/holding.ts";
import { countsOf, rowsOf } from "#calls/held-rows.ts";
import { type Tx, run } from "#database/transaction.ts";
import { heldWords } from "#features/people/removal/wording.ts";

/** Their place in subsites goes with a person; a subsite that has no other administrator is named. */
export const subsiteHoldings: readonly Holding[] = [
  {
    name: "memberships",
    becomes: "goes",
    look: countsOf("membership", "person_id"),
    words: heldWords.memberships,
    parting: rowsOf("membership", { about: null }),
  },
  {
    name: "alone-in-subsites",
    becomes: "lacks",
    look: aloneIn,
    words: heldWords.alone,
    parting: null,
  },
];

/** The subsites whose only administrator somebody is. */
async function aloneIn(personId: number, tx: Tx) {
  const rows = await run<{ name: string }>(
    tx,
    `select subsite.name from membership own join subsite on subsite.site_id = $1 and subsite.id = own.subsite_id
     where own.site_id = $1 and own.person_id = $2 and own.role = 'admin'
       and not exists (select from membership other where other.site_id = $1 and other.subsite_id = own.subsite_id
         and other.role = 'admin' and other.person_id <> $2)
     order by lower(subsite.name), subsite.id`,
    [tx.siteId, personId],
  );
  return { count: rows.length, names: rows.map(({ name }) => name) };
}
