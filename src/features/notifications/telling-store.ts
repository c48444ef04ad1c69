import { readsPageNow } from "#features/access/store.ts";
import { isInGroup } from "#features/sessions/store.ts";
import { type Tx, run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";

/** A thing that happened to a page. */
export type PageNews = {
  readonly pageId: number;
  readonly kind: "published" | "changed";
  /** Who did it: they are not told. */
  readonly byId: number | null;
  readonly versionId: number | null;
  readonly at: Date;
};

/** Those who follow the page, by themselves, with a group, or as people of its subsite by their level (SUBS-16). */
export const followers = `select follower.person_id as id from follower
    where follower.site_id = $1 and follower.page_id = $2 and follower.person_id is not null and follower.follows
  union select person.id from person where person.site_id = $1 and exists (
    select from follower where follower.site_id = $1 and follower.page_id = $2 and follower.person_id is null and case follower.principal_id
      when ${principal("everybody")} then person.role <> 'external'
      when ${principal("editors")} then person.role in ('owner', 'admin', 'editor')
      when ${principal("admins")} then person.role in ('owner', 'admin') else ${isInGroup("person", "follower.principal_id")} end)
  union select joined.person_id from page join membership joined on joined.site_id = $1 and joined.subsite_id = page.subsite_id
    where page.site_id = $1 and page.id = $2 and joined.notification_level <> 'off'`;

/**
 * Tells the next of a page's followers, by their numbers, of what happened to it: who reads it today, each once however often this is
 * heard, and in one line with what they have not read of it yet. Of a line that tells of a publishing, `versions` begins with the one that was
 * published, `began` is when and `by_id` by whom, whatever is edited since. Gives the last of them; null when nobody is left. What each knows is counted, not
 * joined: the page's notifications are all of one site, and a join would read them all for each person.
 */
export async function tellFollowers(
  { pageId, kind, byId, versionId, at }: PageNews,
  { after, most }: { readonly after: number; readonly most: number },
  tx: Tx,
): Promise<number | null> {
  const rows = await run<{ last: number | null }>(
    tx,
    `with batch as (
       select person.id from (${followers}) as following join person on person.site_id = $1 and person.id = following.id
       where person.id > $3 and person.id is distinct from $4
         and exists (select from page where page.site_id = $1 and page.id = $2 and not page.unpublished)
         and not exists (select from follower where follower.site_id = $1 and follower.page_id = $2
           and follower.person_id = person.id and not follower.follows)
         and ${readsPageNow("person", "$2")}
       order by person.id limit $5),
     told as (
       insert into notification (site_id, person_id, kind, page_id, by_id, versions, began, happened, mail_at, mail_since)
       select $1, batch.id, $6, $2, author.id, array_remove(array[$7::bigint], null), $8, $8, $8, $8
       from batch left join person author on author.site_id = $1 and author.id = $4
       where (select count(*) from notification known where known.site_id = $1 and known.person_id = batch.id and known.page_id = $2
         and known.kind in ('published', 'changed') and case when $7::bigint is null then known.kind = 'published' else known.versions @> array[$7::bigint] end) = 0
       on conflict (site_id, person_id, page_id) where read_at is null and kind in ('published', 'changed') do update set
         kind = case when excluded.kind = 'published' then 'published' else notification.kind end,
         by_id = case when excluded.kind = 'published' or notification.kind = 'changed' then excluded.by_id else notification.by_id end,
         began = case when excluded.kind = 'published' then excluded.began else notification.began end,
         versions = case when excluded.kind = 'published' then excluded.versions || notification.versions else notification.versions || excluded.versions end,
         happened = greatest(notification.happened, excluded.happened),
         mail_at = excluded.mail_at, mail_since = least(notification.mail_since, excluded.mail_since))
     select max(id) as last from batch`,
    [tx.siteId, pageId, after, byId, most, kind, versionId, at],
  );
  return rows[0]?.last ?? null;
}

/** In SQL, people who are told of comments of a page: they read it today, and are no people from outside. */
export const isToldOfComments = `person.role <> 'external' and ${readsPageNow("person", "$2")}`;

/** What people are told of because of who they are: what a page says of them, or what is said in its margin. */
type Personal = {
  readonly pageId: number;
  readonly byId: number | null;
  /** The version of the page, or the comment. */
  readonly saidIn: number | null;
  readonly at: Date;
};

/** Tells those of some people who may read it: who is mentioned, or answered. Each once, however often this is heard; not who said it. */
export async function tellPersonally(
  kind: "mentioned" | "answered" | "addressed",
  { pageId, byId, saidIn, at }: Personal,
  people: readonly number[],
  tx: Tx,
): Promise<void> {
  if (people.length === 0) return;
  const isTold = kind === "mentioned" ? readsPageNow("person", "$2") : isToldOfComments;
  await run(
    tx,
    `insert into notification (site_id, person_id, kind, page_id, by_id, versions, began, happened, mail_at, mail_since)
     select $1, person.id, $3, $2, author.id, array[$6::bigint], $7, $7, $7, $7
     from person left join person author on author.site_id = $1 and author.id = $5
     where person.site_id = $1 and person.id = any($4) and person.id is distinct from $5 and ${isTold}
     on conflict do nothing`,
    [tx.siteId, pageId, kind, people, byId, saidIn, at],
  );
}

/** Tells people that a page was shared with them, as far as they may read it by now; not who did it. */
export async function tellShared(
  {
    pageId,
    byId,
    people,
  }: { readonly pageId: number; readonly byId: number | null; readonly people: readonly number[] },
  { eventId, at }: Told,
  tx: Tx,
): Promise<void> {
  if (people.length === 0) return;
  await run(
    tx,
    `insert into notification (site_id, person_id, kind, page_id, by_id, event_id, began, happened, mail_at, mail_since)
     select $1, person.id, 'shared', $2, sharer.id, $5, $6, $6, $6, $6
     from person left join person sharer on sharer.site_id = $1 and sharer.id = $4
     where person.site_id = $1 and person.id = any($3) and person.id is distinct from $4 and ${readsPageNow("person", "$2")}
     on conflict do nothing`,
    [tx.siteId, pageId, people, byId, eventId, at],
  );
}

/** Those whom a page is shared with by name and who were not told of that: while it was a draft they could not read it. */
export async function findNotToldOfSharing(pageId: number, tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select person.id from page_share share join person on person.site_id = $1 and share.principal_id = $3::bigint + person.id
     where share.site_id = $1 and share.page_id = $2 and not exists (select from notification known
       where known.site_id = $1 and known.person_id = person.id and known.page_id = $2 and known.kind = 'shared')`,
    [tx.siteId, pageId, principal("person")],
  );
  return rows.map(({ id }) => id);
}

/** The event that tells of it, and when. */
type Told = { readonly eventId: number; readonly at: Date };

type Request = {
  readonly askerId: number;
  readonly candidateId: number;
  readonly right: string;
  readonly pageId: number | null;
};

/** Tells somebody that a colleague asks them for a right; both are still there. */
export async function tellAsked(
  { askerId, candidateId, right, pageId }: Request,
  { eventId, at }: Told,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into notification (site_id, person_id, kind, page_id, by_id, asked_right, event_id, began, happened)
     select $1, person.id, 'asked', page.id, asker.id, $4, $6, $7, $7
     from person join person asker on asker.site_id = $1 and asker.id = $2
       left join page on page.site_id = $1 and page.id = $5
     where person.site_id = $1 and person.id = $3 and ($5::bigint is null or page.id is not null)
     on conflict do nothing`,
    [tx.siteId, askerId, candidateId, right, pageId, eventId, at],
  );
}

/** A version of a page as it is told of: who made it when, whether the page has readers, its document and that of the version before. */
export type ToldVersion = {
  readonly authorId: number | null;
  readonly made: Date;
  readonly document: unknown;
  readonly before: unknown;
};

/** Null where the page has no readers, or the version is gone. Without a version it is the page's own, and nothing was before. */
export async function findToldVersion(
  pageId: number,
  versionId: number | null,
  tx: Tx,
): Promise<(ToldVersion & { readonly id: number }) | null> {
  const rows = await run<ToldVersion & { id: number }>(
    tx,
    `select version.id, version.author_id as "authorId", version.made, document.document, earlier.document as before
     from page join page_version version on version.site_id = $1 and version.page_id = page.id and version.id = coalesce($3, page.version_id)
       join page_document document on document.site_id = $1 and document.hash = version.hash
       left join lateral (select previous.hash from page_version previous where $3::bigint is not null and previous.site_id = $1
         and previous.page_id = page.id and previous.id < version.id order by previous.id desc limit 1) previous on true
       left join page_document earlier on earlier.site_id = $1 and earlier.hash = previous.hash
     where page.site_id = $1 and page.id = $2 and not page.unpublished
       and ($3::bigint is not null or not exists (select from page_source source where source.site_id = $1 and source.page_id = page.id))`,
    [tx.siteId, pageId, versionId],
  );
  return rows[0] ?? null;
}
