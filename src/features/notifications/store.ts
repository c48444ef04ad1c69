import { isPageReadBy } from "#features/access/store.ts";
import { placeOf, slugOf } from "#features/subsites/store.ts";
import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { isExternal } from "#kernel/viewer.ts";
import {
  type InboxFilter,
  type NotificationKind,
  badgeLooksAt,
  badgeMost,
  kindsShown,
  ofComments,
} from "./rules.ts";

export type NotificationRow = {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly happened: Date;
  readonly times: number;
  readonly isRead: boolean;
  readonly right: "admin" | "editor" | "owner" | "page" | "read" | null;
  readonly pageId: number | null;
  readonly title: string | null;
  readonly slug: string | null;
  readonly subsiteSlug: string;
  /** The name of the page's subsite; null for the main group. */
  readonly subsite: string | null;
  /** Of who asks for a right: they are in that subsite. */
  readonly isInside: boolean;
  readonly personId: number | null;
  readonly photo: string | null;
  readonly name: string | null;
  /** What was said: of the comment that it tells of last, or of what its page says today; null where that is gone, and of other kinds. */
  readonly words: string | null;
  /** That of the comment, and whether its subsite is archived; null where `words` are of none. */
  readonly threadId: number | null;
  readonly isArchived: boolean | null;
};

type Place = { readonly at: Date; readonly id: number };
type Asked = { readonly filter: InboxFilter; readonly before: Place | null; readonly most: number };

/** Of what a line tells, in SQL: of a publishing that and what was edited since. */
const times = `case when kind = 'published' then (select count(*) from unnest(versions) version where version >= versions[1])
  else cardinality(versions) end`;

/** What the actor was told of, as far as they may read it today, the newest first. */
export function listNotifications(
  actor: Actor,
  { filter, before, most }: Asked,
  tx: Tx,
): Promise<NotificationRow[]> {
  return run<NotificationRow>(
    tx,
    `select told.id, kind, happened, ${times} as times, read_at is not null as "isRead", asked_right as right,
       told.page_id as "pageId", page.title, page.slug, ${slugOf("page")} as "subsiteSlug", ${placeOf("page")} as subsite,
       kind = 'asked' and (select true from membership joined where joined.site_id = $1 and joined.person_id = by.id and joined.subsite_id = page.subsite_id limit 1) is not null as "isInside", by.id as "personId", by.name, by.photo,
       said.thread_id as "threadId", area.is_archived as "isArchived",
       case when said.id is not null then left(said.words, 1000)
         when kind = 'mentioned' then excerpt.mentions ->> $2::bigint::text
         when kind = 'changed' and told.versions[cardinality(told.versions)] = excerpt.version_id then excerpt.changed end as words
     from notification told
       left join page on page.site_id = $1 and page.id = told.page_id
       left join page_excerpt excerpt on excerpt.site_id = $1 and excerpt.page_id = page.id and excerpt.version_id = page.version_id and not page.unpublished
       left join comment said on kind = any($8) and said.site_id = $1 and said.id = told.versions[cardinality(told.versions)] and said.deleted is null
       left join subsite area on said.id is not null and area.site_id = $1 and area.id = page.subsite_id
       left join person by on by.site_id = $1 and by.id = told.by_id
     where told.site_id = $1 and told.person_id = $2 and ($3 = false or read_at is null)
       and ($4::timestamptz is null or (happened, told.id) < ($4, $5::bigint))
       and (told.page_id is null or ${isPageReadBy("told.page_id", "$6")}) and ($7 or kind <> all($8)) and ($9::text[] is null or kind = any($9))
     order by happened desc, told.id desc limit ${most}`,
    [
      actor.siteId,
      actor.personId,
      filter === "unread",
      before?.at ?? null,
      before?.id ?? null,
      actor.principals,
      !isExternal(actor),
      ofComments,
      kindsShown(filter),
    ],
  );
}

/**
 * How many the actor has not read, of what they may read today, counted to one more than the badge does. Every screen pays for it, so it
 * looks at the newest ones alone, however many are unread and however few of them may be read.
 */
export const unreadText = `select count(*) from (select from (select told.page_id from notification told
    where told.site_id = $1 and told.person_id = $2 and told.read_at is null and ($4 or told.kind <> all($5))
    order by told.happened desc, told.id desc limit ${badgeLooksAt}) told
  where told.page_id is null or ${isPageReadBy("told.page_id", "$3::bigint[]")} limit ${badgeMost + 1}) as counted`;

export async function countUnread(actor: Actor, tx: Tx): Promise<number> {
  const values = [actor.siteId, actor.personId, actor.principals, !isExternal(actor), ofComments];
  const rows = await run<{ count: number }>(tx, unreadText, values);
  return rows[0]?.count ?? 0;
}

/** Null when it is none of the actor's. */
export async function saveRead(actor: Actor, id: number, now: Date, tx: Tx): Promise<true | null> {
  const rows = await run(
    tx,
    `update notification set read_at = coalesce(read_at, $4) where site_id = $1 and person_id = $2 and id = $3 returning id`,
    [actor.siteId, actor.personId, id, now],
  );
  return rows.length > 0 ? true : null;
}

/** Whoever was told of the page anew meanwhile keeps that one unread: there is one unread line a page. */
const noneUnread = `(kind not in ('published', 'changed', 'commented') or not exists (select from notification other where other.site_id = $1
  and other.person_id = $2 and other.page_id = notification.page_id and other.read_at is null
  and other.kind in ('published', 'changed', 'commented') and (other.kind = 'commented') = (notification.kind = 'commented')))`;

export async function saveUnread(actor: Actor, id: number, tx: Tx): Promise<true | null> {
  const values = [actor.siteId, actor.personId, id];
  const rows = await run(
    tx,
    "select id from notification where site_id = $1 and person_id = $2 and id = $3 for update",
    values,
  );
  if (rows.length === 0) return null;
  await run(
    tx,
    `update notification set read_at = null where site_id = $1 and person_id = $2 and id = $3 and ${noneUnread}`,
    values,
  );
  return true;
}

export async function saveAllRead(actor: Actor, now: Date, tx: Tx): Promise<number> {
  const rows = await run(
    tx,
    "update notification set read_at = $3 where site_id = $1 and person_id = $2 and read_at is null returning id",
    [actor.siteId, actor.personId, now],
  );
  return rows.length;
}

export async function takeBackRead(actor: Actor, at: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    `update notification set read_at = null where site_id = $1 and person_id = $2 and read_at = $3 and ${noneUnread}`,
    [actor.siteId, actor.personId, at],
  );
}

/** Those from before a moment, at most so many; says how many went. */
export async function removeOld(before: Date, most: number, tx: Tx): Promise<number> {
  const rows = await run(
    tx,
    `delete from notification where site_id = $1 and id in (
       select id from notification where site_id = $1 and happened < $2 order by happened limit $3) returning id`,
    [tx.siteId, before, most],
  );
  return rows.length;
}
