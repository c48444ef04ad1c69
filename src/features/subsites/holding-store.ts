import type { Heir } from "#calls/holding.ts";
import { type Tx, run } from "#database/transaction.ts";
import type { Json } from "#kernel/json.ts";
import type { SubsiteRole } from "#kernel/viewer.ts";

/** The subsites whose only administrator somebody is. */
export async function aloneIn(personId: number, tx: Tx) {
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

type Given = readonly {
  readonly subsiteId: number;
  readonly role: SubsiteRole;
  readonly before: SubsiteRole | null;
}[];

/** The heir is in each subsite as what the person was, or stays what is more. */
export async function giveMemberships(heir: Heir, taken: Json, tx: Tx): Promise<Given> {
  const rank = (role: string) => `array_position(array['viewer', 'editor', 'admin'], ${role})`;
  const given = await run<Given[number]>(
    tx,
    `with kept as (select * from jsonb_to_recordset($3::jsonb) as kept (subsite_id bigint, role text)),
       was as (select kept.subsite_id, kept.role, own.role as before from kept
         left join membership own on own.site_id = $1 and own.subsite_id = kept.subsite_id and own.person_id = $2
         where exists (select from subsite where site_id = $1 and id = kept.subsite_id)
           and (own.role is null or ${rank("own.role")} < ${rank("kept.role")})),
       put as (insert into membership (site_id, subsite_id, person_id, role) select $1, subsite_id, $2, role from was
         on conflict (site_id, subsite_id, person_id) do update set role = excluded.role)
     select subsite_id as "subsiteId", role, before from was`,
    [tx.siteId, heir.id, JSON.stringify(taken)],
  );
  return given;
}

/** What the heir has been made since stays. */
export async function takeMembershipsBack(
  heir: Heir,
  given: Json,
  tx: Tx,
): Promise<readonly { readonly subsiteId: number; readonly before: SubsiteRole | null }[]> {
  const back = await run<{ subsiteId: number; before: SubsiteRole | null }>(
    tx,
    `with given as (select * from jsonb_to_recordset($3::jsonb) as given ("subsiteId" bigint, role text, before text)),
       gone as (delete from membership using given where membership.site_id = $1 and membership.person_id = $2
         and membership.subsite_id = given."subsiteId" and membership.role = given.role and given.before is null returning membership.subsite_id),
       less as (update membership set role = given.before from given where membership.site_id = $1 and membership.person_id = $2
         and membership.subsite_id = given."subsiteId" and membership.role = given.role and given.before is not null returning membership.subsite_id)
     select "subsiteId", before from given where "subsiteId" in (select subsite_id from gone union all select subsite_id from less)`,
    [tx.siteId, heir.id, JSON.stringify(given)],
  );
  return back;
}
