import type { Heir } from "#calls/holding.ts";
import { countsOf } from "#calls/held-rows.ts";
import { type Tx, run } from "#database/transaction.ts";
import { refreshReadersOf } from "#features/access/store.ts";
import { principal } from "#kernel/actor.ts";
import type { Json } from "#kernel/json.ts";

/** Each page is written anew by the rules, which is why a batch is small. */
export const sharesAtOnce = 50;
const principalOf = (personId: number) => principal("person", personId);
const shared = countsOf("page_share", "principal_id", "principal_id >> 48 = 5");

export function countShares(personId: number, tx: Tx) {
  return shared(principalOf(personId), tx);
}

type Shared = readonly { readonly pageId: number; readonly mayEdit: boolean }[];

/** Nobody has these shares any more. */
export async function takeShares(personId: number, tx: Tx): Promise<Json> {
  const shares = await run<Shared[number]>(
    tx,
    `delete from page_share where site_id = $1 and principal_id = $2 and page_id in (
       select page_id from page_share where site_id = $1 and principal_id = $2 and principal_id >> 48 = 5 limit ${sharesAtOnce})
     returning page_id as "pageId", may_edit as "mayEdit"`,
    [tx.siteId, principalOf(personId)],
  );
  await refreshReadersOf(idsOf(shares), tx);
  return shares;
}

export async function giveSharesBack(personId: number, taken: Json, tx: Tx): Promise<void> {
  const back = await run<{ pageId: number }>(
    tx,
    `insert into page_share (site_id, page_id, principal_id, may_edit)
     select $1, page.id, $2, taken."mayEdit" from jsonb_to_recordset($3::jsonb) as taken ("pageId" bigint, "mayEdit" boolean)
     join page on page.site_id = $1 and page.id = taken."pageId" on conflict do nothing returning page_id as "pageId"`,
    [tx.siteId, principalOf(personId), JSON.stringify(taken)],
  );
  await refreshReadersOf(idsOf(back), tx);
}

type Given = readonly {
  readonly pageId: number;
  readonly mayEdit: boolean;
  readonly before: boolean | null;
}[];

/** The heir views and edits by name what the person did, or keeps what is more. */
export async function giveSharesTo(heir: Heir, taken: Json, tx: Tx): Promise<Json> {
  const given = await run<Given[number]>(
    tx,
    `with was as (
       select taken."pageId", taken."mayEdit", own.may_edit as before
       from jsonb_to_recordset($3::jsonb) as taken ("pageId" bigint, "mayEdit" boolean)
       join page on page.site_id = $1 and page.id = taken."pageId"
       left join page_share own on own.site_id = $1 and own.page_id = page.id and own.principal_id = $2
       where own.page_id is null or (taken."mayEdit" and not own.may_edit)),
     put as (insert into page_share (site_id, page_id, principal_id, may_edit) select $1, "pageId", $2, "mayEdit" from was
       on conflict (site_id, page_id, principal_id) do update set may_edit = excluded.may_edit)
     select * from was`,
    [tx.siteId, principalOf(heir.id), JSON.stringify(taken)],
  );
  await refreshReadersOf(idsOf(given), tx);
  return given;
}

/** What the heir was given since by others stays. Gives the pages that are there, whose readers may be others now. */
export async function takeSharesBack(heir: Heir, given: Json, tx: Tx): Promise<number[]> {
  const pages = given as Given;
  await run(
    tx,
    `with given as (select * from jsonb_to_recordset($3::jsonb) as given ("pageId" bigint, "mayEdit" boolean, before boolean)),
       gone as (delete from page_share share using given where share.site_id = $1 and share.principal_id = $2
         and share.page_id = given."pageId" and share.may_edit = given."mayEdit" and given.before is null)
     update page_share share set may_edit = given.before from given where share.site_id = $1 and share.principal_id = $2
       and share.page_id = given."pageId" and share.may_edit = given."mayEdit" and given.before is not null`,
    [tx.siteId, principalOf(heir.id), JSON.stringify(pages)],
  );
  const there = await thoseThere(idsOf(pages), tx);
  await refreshReadersOf(there, tx);
  return there;
}

async function thoseThere(pageIds: readonly number[], tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(tx, "select id from page where site_id = $1 and id = any($2)", [
    tx.siteId,
    pageIds,
  ]);
  return rows.map(({ id }) => id);
}

function idsOf(pages: readonly { readonly pageId: number }[]): number[] {
  return pages.map(({ pageId }) => pageId);
}
