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

const columns = `(id bigint, had boolean, had_edit boolean, has boolean, has_edit boolean)`;

/**
 * For whom a change of a page's readers makes a difference: how many people, and who, where they are called by name. One statement. Where no group
 * changes it looks at the people who are named alone; else at everybody once, with the groups of this page and what they have by name.
 */
export async function readAffected(
  { before, after }: { readonly before: readonly Share[]; readonly after: readonly Share[] },
  tx: Tx,
): Promise<readonly Affected[]> {
  const all = changedReaders(before, after);
  if (!all.some(isChanged)) return [];
  const people = all.filter(isPerson);
  const groups = all.filter((each) => !isPerson(each));
  const isOfGroups = groups.some(isChanged);
  return run<Affected>(
    tx,
    `with groups as materialized (select * from jsonb_to_recordset($2) reader ${columns}),
       own as materialized (select * from jsonb_to_recordset($3) reader ${columns}),
       told as materialized (
         select person.id, case
             when not saw and sees then 'gains' when saw and not sees then 'loses'
             when sees and edits and not edited then 'edits' when sees and edited and not edits then 'edits-no-more' end as effect
         from person ${isOfGroups ? "left" : ""} join own on own.id = $4::bigint + person.id
         cross join lateral (
           select coalesce(bool_or(had), false) or coalesce(own.had, false) as saw, coalesce(bool_or(had_edit), false) or coalesce(own.had_edit, false) as edited,
             coalesce(bool_or(has), false) or coalesce(own.has, false) as sees, coalesce(bool_or(has_edit), false) or coalesce(own.has_edit, false) as edits
           from groups where ${holdsPrincipal("person", "groups.id")}) rights
         where person.site_id = $1),
       counted as (select effect, count(*) as count from told where effect is not null group by effect)
     select effect, count, case when count > ${namesMost} then '{}' else array(
       select person.name from told join person on person.site_id = $1 and person.id = told.id
       where told.effect = counted.effect order by person.name_key, person.id) end as names
     from counted`,
    [tx.siteId, rowsOf(groups), rowsOf(isOfGroups ? people : people.filter(isChanged)), principal("person")],
  );
}

function rowsOf(readers: readonly ChangedReader[]): string {
  return JSON.stringify(
    readers.map(({ principalId, had, hadEdit, has, hasEdit }) => {
      return { id: principalId, had, had_edit: hadEdit, has, has_edit: hasEdit };
    }),
  );
}
