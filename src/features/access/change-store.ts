import { type Tx, run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import {
  type Affected,
  type ChangedReader,
  changedReaders,
  isChanged,
  isPerson,
  namesMost,
} from "./model/readers-change.ts";
import type { Share } from "./rules.ts";
import { holdsPrincipal } from "./store.ts";

const columns = `(at int, id bigint, had boolean, had_edit boolean, has boolean, has_edit boolean)`;

/** The readers of pages before and after a change: `pages` of them change in the same way. */
export type ReadersChange = {
  readonly before: readonly Share[];
  readonly after: readonly Share[];
  readonly pages: number;
};

/**
 * For whom a change of a page's readers makes a difference: how many people, and who, where they are called by name.
 */
export function readAffected(
  change: Omit<ReadersChange, "pages">,
  tx: Tx,
): Promise<readonly (Affected & { readonly pages: number })[]> {
  return readAffectedBySeveral([{ ...change, pages: 1 }], tx);
}

/**
 * The same of several pages, each person once for all that they gain, or lose, and on how many pages somebody does. One statement. Where no group
 * changes it looks at the people who are named alone; else at everybody, with the groups of these pages and what they have by name.
 */
export async function readAffectedBySeveral(
  changes: readonly ReadersChange[],
  tx: Tx,
): Promise<readonly (Affected & { readonly pages: number })[]> {
  const told = changes.map(changed).filter(({ readers }) => readers.some(isChanged));
  if (told.length === 0) return [];
  return run<Affected & { pages: number }>(
    tx,
    `with change as materialized (select * from jsonb_to_recordset($2) change (at int, pages int, of_groups boolean)),
       groups as materialized (select * from jsonb_to_recordset($3) reader ${columns}),
       own as materialized (select * from jsonb_to_recordset($4) reader ${columns}),
       reached as (
         select own.at, own.id - $5::bigint as id from own join change on change.at = own.at
           where not change.of_groups and (own.had <> own.has or own.had_edit <> own.has_edit)
         union all select change.at, person.id from change join person on person.site_id = $1 where change.of_groups),
       told as materialized (
         select reached.at, person.id, case
             when not saw and sees then 'gains' when saw and not sees then 'loses'
             when sees and edits and not edited then 'edits' when sees and edited and not edits then 'edits-no-more' end as effect
         from reached join person on person.site_id = $1 and person.id = reached.id
         left join own on own.at = reached.at and own.id = $5::bigint + person.id
         cross join lateral (
           select coalesce(bool_or(had), false) or coalesce(own.had, false) as saw, coalesce(bool_or(had_edit), false) or coalesce(own.had_edit, false) as edited,
             coalesce(bool_or(has), false) or coalesce(own.has, false) as sees, coalesce(bool_or(has_edit), false) or coalesce(own.has_edit, false) as edits
           from groups where groups.at = reached.at and ${holdsPrincipal("person", "groups.id")}) rights),
       counted as (select effect, count(distinct id) as count from told where effect is not null group by effect)
     select effect, count, (select sum(change.pages) from change where change.at in (select at from told where told.effect = counted.effect)) as pages,
       case when count > ${namesMost} then '{}' else array(
       select person.name from person where person.site_id = $1 and person.id in (select id from told where told.effect = counted.effect)
       order by person.name_key, person.id) end as names
     from counted`,
    [
      tx.siteId,
      JSON.stringify(told.map(({ pages, ofGroups }, at) => ({ at, pages, of_groups: ofGroups }))),
      rowsOf(told, (reader) => !isPerson(reader)),
      rowsOf(told, isPerson),
      principal("person"),
    ],
  );
}

type Told = {
  readonly readers: readonly ChangedReader[];
  readonly pages: number;
  readonly ofGroups: boolean;
};

function changed({ before, after, pages }: ReadersChange): Told {
  const readers = changedReaders(before, after);
  return { readers, pages, ofGroups: readers.some((each) => !isPerson(each) && isChanged(each)) };
}

function rowsOf(told: readonly Told[], isMeant: (reader: ChangedReader) => boolean): string {
  return JSON.stringify(
    told.flatMap(({ readers }, at) =>
      readers.filter(isMeant).map(({ principalId, had, hadEdit, has, hasEdit }) => {
        return { at, id: principalId, had, had_edit: hadEdit, has, has_edit: hasEdit };
      }),
    ),
  );
}
