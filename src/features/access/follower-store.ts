import { type Tx, run } from "#database/transaction.ts";
import { isInGroup } from "#features/sessions/store.ts";
import { type Actor, principal, principalKind } from "#kernel/actor.ts";
import { type Follow, followingGroups } from "./model/following.ts";

/** Whether somebody follows `page`, in SQL: what they chose themself, else what one of their groups does (`isFollowing`). `$1` is the site. */
export function followsPage(page: string, principals: string): string {
  return `(select coalesce(bool_or(follower.follows) filter (where follower.person_id is not null), bool_or(follower.follows), false)
    from follower where follower.site_id = $1 and follower.page_id = ${page} and follower.principal_id = any(${principals}))`;
}

/**
 * How a row of `person` follows a page, in SQL: 'on', or 'digest' where only their level in its subsite says so, null where they do not. What they
 * chose themself goes before what a group of theirs does, and that before their level (SUBS-16). `$1` is the site.
 */
export function followingWay(row: string, page: string): string {
  const chosen = `follower.site_id = $1 and follower.page_id = ${page} and follower`;
  return `(case (select follower.follows from follower where ${chosen}.person_id = ${row}.id)
    when true then 'on' when false then null
    else case when exists (select from follower where ${chosen}.person_id is null and case follower.principal_id
        when ${principal("everybody")} then ${row}.role <> 'external'
        when ${principal("editors")} then ${row}.role in ('owner', 'admin', 'editor')
        when ${principal("admins")} then ${row}.role in ('owner', 'admin') else ${isInGroup(row, "follower.principal_id")} end) then 'on'
      else (select nullif(joined.notification_level, 'off') from page about join membership joined on joined.site_id = $1
        and joined.subsite_id = about.subsite_id and joined.person_id = ${row}.id
        where about.site_id = $1 and about.id = ${page}) end end)`;
}

/** What the actor chose for themself: to follow a page, or not to. */
export async function saveOwnFollow(actor: Actor, pageId: number, follows: boolean, tx: Tx): Promise<void> {
  if (actor.personId === null) return;
  await saveFollows(pageId, [{ principalId: principal("person", actor.personId), follows }], tx);
}

/** Groups that stop following leave no row; people do, as a group of theirs may follow. */
export async function saveFollows(pageId: number, follows: readonly Follow[], tx: Tx): Promise<void> {
  const isPerson = ({ principalId }: Follow) => principalKind(principalId).kind === "person";
  const kept = follows.filter((each) => each.follows || isPerson(each));
  const gone = follows.filter((each) => !kept.includes(each)).map(({ principalId }) => principalId);
  await removeFollows(pageId, gone, tx);
  if (kept.length === 0) return;
  await run(
    tx,
    `insert into follower (site_id, page_id, principal_id, person_id, follows)
     select $1, $2, * from unnest($3::bigint[], $4::bigint[], $5::boolean[])
     on conflict (site_id, page_id, principal_id) do update set follows = excluded.follows, since = now()
       where follower.follows <> excluded.follows`,
    [
      tx.siteId,
      pageId,
      kept.map(({ principalId }) => principalId),
      kept.map((each) => (isPerson(each) ? principalKind(each.principalId).subjectId : null)),
      kept.map(({ follows: each }) => each),
    ],
  );
}

/** Takes away what was chosen for some, in either way. */
export async function removeFollows(pageId: number, principals: readonly number[], tx: Tx): Promise<void> {
  if (principals.length === 0) return;
  await run(tx, "delete from follower where site_id = $1 and page_id = $2 and principal_id = any($3)", [
    tx.siteId,
    pageId,
    principals,
  ]);
}

/** What was chosen for the lines of a page's permission list, administrators' among them, and for those asked for; not for all who follow it. */
export function readFollows(pageId: number, asked: readonly number[], tx: Tx): Promise<Follow[]> {
  return run<Follow>(
    tx,
    `select principal_id as "principalId", follows from follower where site_id = $1 and page_id = $2
       and principal_id = any($3::bigint[]
         || array(select principal_id from page_share share where share.site_id = $1 and share.page_id = $2)
         || array(select $4::bigint + id from person where person.site_id = $1 and role in ('owner', 'admin')))
     order by principal_id`,
    [tx.siteId, pageId, [...followingGroups, ...asked], principal("person")],
  );
}
