import { type Tx, run } from "#database/transaction.ts";
import type { KeptTag } from "#features/tags/model/tag.ts";
import { principal } from "#kernel/actor.ts";
import type { ListUsers } from "./contract.ts";

/** Whom a listed page is shared with: the first three people by name, and how many there are. */
export type ListedShare = {
  readonly pageId: number;
  readonly withEveryone: boolean;
  readonly withEditors: boolean;
  /** Somebody reads it by a link in a mail. */
  readonly withGuests: boolean;
  readonly people: readonly { readonly id: number; readonly name: string }[];
  readonly peopleCount: number;
};

/** The sharing of the pages of one list. */
export async function readListedShares(pageIds: readonly number[], tx: Tx): Promise<ListedShare[]> {
  return run<ListedShare>(
    tx,
    `select share.page_id as "pageId", bool_or(share.principal_id = $3) as "withEveryone",
       bool_or(share.principal_id = $4) as "withEditors",
       bool_or(share.principal_id = $6::bigint + share.page_id) as "withGuests", count(person.id) as "peopleCount",
       coalesce((array_agg(json_build_object('id', person.id, 'name', person.name) order by person.name_key)
         filter (where person.id is not null))[1:3], '{}') as people
     from page_share share
     left join person on person.site_id = $1 and person.id = share.principal_id - $5::bigint and share.principal_id > $5::bigint
     where share.site_id = $1 and share.page_id = any($2) group by share.page_id`,
    [
      tx.siteId,
      pageIds,
      principal("everybody"),
      principal("editors"),
      principal("person"),
      principal("guest"),
    ],
  );
}

/** The tags of the pages of one list by the ids of pages; whoever reads a page knows its tags. */
export async function readListedTags(
  pageIds: readonly number[],
  tx: Tx,
): Promise<ReadonlyMap<number, readonly KeptTag[]>> {
  const rows = await run<{ pageId: number; id: number; name: string }>(
    tx,
    `select page_tag.page_id as "pageId", tag.id, tag.name from page_tag
     join tag on tag.site_id = $1 and tag.id = page_tag.tag_id and tag.deleted is null
     where page_tag.site_id = $1 and page_tag.page_id = any($2) order by tag.name_key, tag.id`,
    [tx.siteId, pageIds],
  );
  const tags = new Map<number, KeptTag[]>();
  for (const { pageId, id, name } of rows) tags.set(pageId, [...(tags.get(pageId) ?? []), { id, name }]);
  return tags;
}

/** The people of the rows of a list, by id. */
export async function readListUsers(ids: readonly number[], tx: Tx): Promise<ListUsers> {
  const rows = await run<{ id: number; name: string; photo: string | null }>(
    tx,
    "select id, name, photo from person where site_id = $1 and id = any($2)",
    [tx.siteId, ids],
  );
  return Object.fromEntries(rows.map((row) => [String(row.id), { a: row.photo, name: row.name }]));
}

/** What a subsite is called. */
export async function readSubsiteName(subsiteId: number, tx: Tx): Promise<string> {
  const rows = await run<{ name: string }>(tx, "select name from subsite where site_id = $1 and id = $2", [
    tx.siteId,
    subsiteId,
  ]);
  return rows[0]?.name ?? "";
}

/** The time zone of a person, or of a visitor: their own, else the site's. */
export async function readTimeZone(personId: number | null, tx: Tx): Promise<string> {
  const rows = await run<{ timeZone: string }>(
    tx,
    `select coalesce(person.time_zone, site.time_zone) as "timeZone"
     from site left join person on person.site_id = $1 and person.id = $2 where site.id = $1`,
    [tx.siteId, personId],
  );
  return rows[0]?.timeZone ?? "UTC";
}
