import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { type ListOrder, countMost } from "./contract.ts";
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

const sortKeys: Readonly<Record<ListOrder, { key: string; direction: string }>> = {
  alphabet: { key: "title_key", direction: "" },
  modified: { key: "modified", direction: "desc" },
  created: { key: "created", direction: "desc" },
};

// One text for each order and what it is bound to, so that each has its own plan along its own index.
const listTexts = statements((key, direction, within) => {
  const order = `${key} ${direction}, page_id`;
  return `with first as (
      select page_id, ${key}, bool_or(may_edit) as may_edit from unnest($2::bigint[]) as asked (id) cross join lateral (
        select reader.page_id, reader.${key}, reader.may_edit from ${readersOf(within)} reader
        where reader.site_id = $1 and reader.principal_id = asked.id ${lyingIn(within, "$6")}
        order by reader.${order.replace("page_id", "reader.page_id")} limit $4::bigint) each
      group by page_id, ${key} order by ${order} limit $4::bigint)
    select ${shownColumns} from first ${shownFrom} order by first.${key} ${direction}, first.page_id`;
});

const countTexts = statements(
  (key, direction, within) => `select count(*) as count from (
    select distinct each.page_id from unnest($2::bigint[]) as asked (id) cross join lateral (
      select reader.page_id from ${readersOf(within)} reader
      where reader.site_id = $1 and reader.principal_id = asked.id ${lyingIn(within, "$4")}
      order by reader.${key} ${direction}, reader.page_id limit $3::bigint) each
    limit $3::bigint) counted`,
);

/**
 * The first `most` pages of a filter that the actor may read, in order; all of them when `most` is null. Each principal
 * gives its own first ones along an index of just that order, so the cost is what is shown, whatever the site holds.
 */
export async function readList(
  actor: Actor,
  filter: ListFilter,
  most: number | null,
  tx: Tx,
): Promise<ListedPage[]> {
  const values = [actor.siteId, listPrincipals(actor), actor.personId, most, actor.principals];
  const within = withinOf(actor, filter);
  return run<ListedPage>(tx, listTexts()[filter.order][within.by], [...values, ...within.values]);
}

/** How many pages the filter has, counted to 1,001. */
export async function countList(actor: Actor, filter: ListFilter, tx: Tx): Promise<number> {
  const values = [actor.siteId, listPrincipals(actor), countMost];
  const within = withinOf(actor, filter);
  const text = countTexts()[filter.order][within.by];
  const rows = await run<{ count: number }>(tx, text, [...values, ...within.values]);
  return rows[0]?.count ?? 0;
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

/** What a list is bound to beside its principals: nothing, a folder, a tag, or the current subsite where they read pages of others too. */
type Within = "all" | "folder" | "tag" | "subsite";
type Statements = Readonly<Record<ListOrder, Readonly<Record<Within, string>>>>;

function statements(make: (key: string, direction: string, within: Within) => string): () => Statements {
  let made: Statements | null = null;
  return () => {
    made ??= Object.fromEntries(
      Object.entries(sortKeys).map(([order, { key, direction }]) => {
        const text = (within: Within) => make(key, direction, within);
        return [
          order,
          { all: text("all"), folder: text("folder"), tag: text("tag"), subsite: text("subsite") },
        ];
      }),
    ) as Statements;
    return made;
  };
}

/** Each tag of a page has reader rows of its own, in the same orders. */
function readersOf(within: Within): string {
  return within === "tag" ? "tag_reader" : "page_reader";
}

function lyingIn(within: Within, value: string): string {
  if (within === "all") return "";
  if (within === "folder") return `and reader.folder_id = ${value}`;
  if (within === "tag") return `and reader.tag_id = ${value}`;
  return `and exists (select from page lying where lying.site_id = $1 and lying.id = reader.page_id and lying.subsite_id = ${value})`;
}

/** A folder or tag lies in one subsite, and whoever asks for it has been let into it. */
function withinOf(actor: Actor, { folderId, tagId = null }: ListFilter): { by: Within; values: number[] } {
  if (tagId !== null) return { by: "tag", values: [tagId] };
  if (folderId !== null) return { by: "folder", values: [folderId] };
  return listsOthersToo(actor)
    ? { by: "subsite", values: [currentSubsite(actor)] }
    : { by: "all", values: [] };
}
