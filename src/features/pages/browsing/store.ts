import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { type ListOrder } from "./contract.ts";
import { countMost } from "./rules.ts";
import { type ListKey, comparable } from "./model/list-key.ts";
import type { ListedPage } from "./model/page-row.ts";
import { listPrincipals, listsOthersToo, searchPrincipals } from "#features/access/rules.ts";
import { followsPage } from "#features/access/follower-store.ts";
import { isOpenToWorld } from "#features/access/store.ts";
import { slugOf } from "#features/subsites/store.ts";
import { currentSubsite } from "#kernel/viewer.ts";

export type ListFilter = {
  readonly folderId: number | null;
  readonly tagId?: number | null;
  readonly order: ListOrder;
};

const sortKeys: Readonly<Record<ListOrder, SortKey>> = {
  alphabet: { key: "title_key", direction: "", kind: "text", behind: ">", value: "first.title_key" },
  modified: {
    key: "modified",
    direction: "desc",
    kind: "timestamptz",
    behind: "<",
    value: microseconds("modified"),
  },
  created: {
    key: "created",
    direction: "desc",
    kind: "timestamptz",
    behind: "<",
    value: microseconds("created"),
  },
};
type SortKey = { key: string; direction: string; kind: string; behind: ">" | "<"; value: string };

function microseconds(key: string): string {
  return `(extract(epoch from first.${key}) * 1000000)::bigint::text`;
}

/** A row of a list, what it stands by in its order, and the number under which it was written there last. */
export type PlacedPage = ListedPage & { readonly place: string; readonly written: string };

/**
 * The first `most` pages of a filter that the actor may read, in order, behind `after` where it is given; all of them when `most` is null. Each principal
 * gives its own first ones along an index of just that order, so the cost is what is shown, whatever the site holds.
 */
export async function readList(
  actor: Actor,
  filter: ListFilter,
  most: number | null,
  tx: Tx,
  after: ListKey | null = null,
): Promise<PlacedPage[]> {
  const { key, direction, value } = sortKeys[filter.order];
  const sql = boundTo(actor.siteId, listPrincipals(actor), actor.personId, most, actor.principals);
  const { table, condition } = readersIn(actor, filter, sql);
  const order = `${key} ${direction}, page_id`;
  const text = `with first as (
      select page_id, ${key}, bool_or(may_edit) as may_edit, (array_agg(written order by age(written)))[1]::text as written
      from unnest($2::bigint[]) as asked (id) cross join lateral (
        select reader.page_id, reader.${key}, reader.may_edit, reader.xmin as written from ${table} reader
        where reader.site_id = $1 and reader.principal_id = asked.id ${condition} ${behind(after, sql)}
        order by reader.${order.replace("page_id", "reader.page_id")} limit $4::bigint) each
      group by page_id, ${key} order by ${order} limit $4::bigint)
    select ${shownColumns}, ${value} as place, first.written from first ${shownFrom} order by first.${key} ${direction}, first.page_id`;
  return run<PlacedPage>(tx, text, sql.values);
}

/** The ids of the first `most` pages of a filter, in order. */
export async function listIds(actor: Actor, filter: ListFilter, most: number, tx: Tx): Promise<number[]> {
  const { key, direction } = sortKeys[filter.order];
  const sql = boundTo(actor.siteId, listPrincipals(actor), most);
  const { table, condition } = readersIn(actor, filter, sql);
  const text = `select page_id as id from unnest($2::bigint[]) as asked (id) cross join lateral (
      select reader.page_id, reader.${key} from ${table} reader
      where reader.site_id = $1 and reader.principal_id = asked.id ${condition}
      order by reader.${key} ${direction}, reader.page_id limit $3::bigint) each
    group by page_id, ${key} order by ${key} ${direction}, page_id limit $3::bigint`;
  return (await run<{ id: number }>(tx, text, sql.values)).map(({ id }) => id);
}

/** How many pages the filter has, behind `after` where it is given, counted to 1,001. */
export async function countList(
  actor: Actor,
  filter: ListFilter,
  tx: Tx,
  after: ListKey | null = null,
): Promise<number> {
  const { key, direction } = sortKeys[filter.order];
  const sql = boundTo(actor.siteId, listPrincipals(actor), countMost);
  const { table, condition } = readersIn(actor, filter, sql);
  const text = `select count(*) as count from (
    select distinct each.page_id from unnest($2::bigint[]) as asked (id) cross join lateral (
      select reader.page_id from ${table} reader
      where reader.site_id = $1 and reader.principal_id = asked.id ${condition} ${behind(after, sql)}
      order by reader.${key} ${direction}, reader.page_id limit $3::bigint) each
    limit $3::bigint) counted`;
  const rows = await run<{ count: number }>(tx, text, sql.values);
  return rows[0]?.count ?? 0;
}

/** What somebody has read of a list: the rows up to `until`, how many they were, and the number of the one that was written last. */
export type ReadPart = { readonly until: ListKey; readonly there: number; readonly since: string };

/** Whether a part of a list is no longer what somebody has read: a row came there, or to another place, or has gone. */
export async function hasChanged(
  actor: Actor,
  filter: ListFilter,
  { until, there, since }: ReadPart,
  tx: Tx,
): Promise<boolean> {
  const sql = boundTo(actor.siteId, listPrincipals(actor), since);
  const { table, condition } = readersIn(actor, filter, sql);
  const text = `select count(distinct reader.page_id) as count, coalesce(bool_or(age(reader.xmin) < age(($3::bigint % 4294967296)::text::xid)), false) as "isNewer"
    from ${table} reader where reader.site_id = $1 and reader.principal_id = any($2) ${condition} ${upTo(until, sql)}`;
  const [row] = await run<{ count: number; isNewer: boolean }>(tx, text, sql.values);
  return row?.isNewer !== false || row.count !== there;
}

/** The listed form of pages found by other ways, in the order given; those the actor may not read fall away. */
export async function readListed(actor: Actor, ids: readonly number[], tx: Tx): Promise<ListedPage[]> {
  return run<ListedPage>(tx, listedText, [
    actor.siteId,
    searchPrincipals(actor),
    actor.personId,
    ids,
    actor.principals,
  ]);
}

/** What is in the trash, in the order given, as lists show it; what the actor may not bring back falls away. */
export async function readTrashed(actor: Actor, ids: readonly number[], tx: Tx): Promise<TrashedRow[]> {
  return run<TrashedRow>(tx, trashedText, [
    actor.siteId,
    listPrincipals(actor),
    actor.personId,
    ids,
    actor.principals,
    currentSubsite(actor),
  ]);
}

export type TrashedRow = ListedPage & { readonly trashed: Date; readonly trasherId: number | null };

const shownColumns = `page.id, page.title, page.title_key as "titleKey", page.slug, ${slugOf("page")} as "subsiteSlug", page.folder_id as "folderId", page.created,
  page.modified, page.creator_id as "creatorId", page.modifier_id as "modifierId", page.unpublished as "isUnpublished",
  ${isOpenToWorld("page", "subsite")} as "isPublic",
  page.is_template as "isTemplate", subsite.homepage_id is not distinct from page.id as "isHomepage", page.preview,
  star.page_id is not null as "isStarred", ${followsPage("page.id", "$5")} as "isFollowed", first.may_edit as "mayEdit"`;
const shownFrom = `join page on page.site_id = $1 and page.id = first.page_id
  join subsite on subsite.site_id = $1 and subsite.id = page.subsite_id
  left join star on star.site_id = $1 and star.person_id = $3 and star.page_id = first.page_id`;

const listedText = `with first as (
    select given.page_id, given.place, bool_or(reader.may_edit) as may_edit
    from unnest($4::bigint[]) with ordinality as given (page_id, place)
    join page_reader reader on reader.site_id = $1 and reader.principal_id = any($2) and reader.page_id = given.page_id
    group by given.page_id, given.place)
  select ${shownColumns} from first ${shownFrom} order by first.place`;

const trashedText = `with first as (
    select given.page_id, given.place, true as may_edit from unnest($4::bigint[]) with ordinality as given (page_id, place)
    where exists (select from trash_editor editor where editor.site_id = $1 and editor.principal_id = any($2)
      and editor.page_id = given.page_id))
  select ${shownColumns}, page.trashed, page.trashed_by as "trasherId", coalesce((select folder.id from folder
    where folder.site_id = $1 and folder.id = page.trashed_from and folder.deleted is null), page.folder_id) as "folderId"
  from first ${shownFrom} where page.subsite_id = $6 order by first.place`;

type Bound = { readonly values: unknown[]; readonly bind: (value: unknown) => string };

function boundTo(...values: unknown[]): Bound {
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** The list behind a row; two conditions, so that the first bounds the walk along the index. */
function behind(after: ListKey | null, { bind }: Bound): string {
  if (after === null) return "";
  const { key, kind, behind: is } = sortKeys[after.order];
  const value = `${bind(comparable(after))}::${kind}`;
  return `and reader.${key} ${is}= ${value} and (reader.${key} ${is} ${value} or reader.page_id > ${bind(after.pageId)}::bigint)`;
}

/** The list up to a row and with it. */
function upTo(until: ListKey, { bind }: Bound): string {
  const { key, kind, behind: is } = sortKeys[until.order];
  const [value, before] = [`${bind(comparable(until))}::${kind}`, is === ">" ? "<" : ">"];
  return `and reader.${key} ${before}= ${value} and (reader.${key} ${before} ${value} or reader.page_id <= ${bind(until.pageId)}::bigint)`;
}

/**
 * The reader rows of a filter. Each tag of a page has reader rows of its own, in the same orders. A folder or tag lies in one subsite, and whoever
 * asks for it has been let into it.
 */
function readersIn(
  actor: Actor,
  { folderId, tagId = null }: ListFilter,
  { bind }: Bound,
): { table: "page_reader" | "tag_reader"; condition: string } {
  if (tagId !== null) return { table: "tag_reader", condition: `and reader.tag_id = ${bind(tagId)}` };
  if (folderId !== null)
    return { table: "page_reader", condition: `and reader.folder_id = ${bind(folderId)}` };
  if (!listsOthersToo(actor)) return { table: "page_reader", condition: "" };
  const lying = `and exists (select from page lying where lying.site_id = $1 and lying.id = reader.page_id and lying.subsite_id = ${bind(currentSubsite(actor))})`;
  return { table: "page_reader", condition: lying };
}
