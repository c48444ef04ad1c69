import { type Tx, run } from "#database/transaction.ts";
import { followers, isToldOfComments } from "./telling-store.ts";

/** Something that was said in the margin of a page. */
export type CommentNews = {
  readonly pageId: number;
  readonly commentId: number;
  readonly byId: number;
  readonly at: Date;
};

/**
 * Tells the next of a page's followers, by their numbers, in one line with what they have not read of its comments yet; not those who
 * are told in another way. Gives the last of them; null when nobody is left.
 */
export async function tellOfComment(
  { pageId, commentId, byId, at }: CommentNews,
  {
    others,
    after,
    most,
  }: { readonly others: readonly number[]; readonly after: number; readonly most: number },
  tx: Tx,
): Promise<number | null> {
  const rows = await run<{ last: number | null }>(
    tx,
    `with batch as (
       select person.id from (${followers}) as following join person on person.site_id = $1 and person.id = following.id
       where person.id > $3 and person.id <> $4 and person.id <> all($8) and ${isToldOfComments}
         and not exists (select from follower where follower.site_id = $1 and follower.page_id = $2
           and follower.person_id = person.id and not follower.follows)
       order by person.id limit $5),
     told as (
       insert into notification (site_id, person_id, kind, page_id, by_id, versions, began, happened, mail_at, mail_since)
       select $1, batch.id, 'commented', $2, author.id, array[$6::bigint], $7, $7, $7, $7
       from batch left join person author on author.site_id = $1 and author.id = $4
       where (select count(*) from notification known where known.site_id = $1 and known.person_id = batch.id and known.page_id = $2
         and known.kind = 'commented' and known.versions @> array[$6::bigint]) = 0
       on conflict (site_id, person_id, page_id) where read_at is null and kind = 'commented' do update set
         by_id = excluded.by_id, versions = notification.versions || excluded.versions,
         happened = greatest(notification.happened, excluded.happened),
         mail_at = excluded.mail_at, mail_since = least(notification.mail_since, excluded.mail_since))
     select max(id) as last from batch`,
    [tx.siteId, pageId, after, byId, most, commentId, at, others],
  );
  return rows[0]?.last ?? null;
}
