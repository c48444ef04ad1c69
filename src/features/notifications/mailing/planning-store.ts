import { followingWay } from "#features/access/follower-store.ts";
import { readsPageNow } from "#features/access/store.ts";
import { type Tx, run } from "#database/transaction.ts";
import { ofComments } from "../rules.ts";
import type { MailReader, MailedNotice } from "./rules.ts";

/** A notification with what decides whether and when it is mailed, and whom it tells. */
export type NoticeFacts = MailedNotice &
  MailReader & {
    readonly id: number;
    readonly personId: number;
  };

/** What waits of a notification for being mailed. */
export type WaitingNotice = NoticeFacts & {
  /** The versions that no mail has told and of which it was not decided that none does; zero in place of one where it has none. */
  readonly versions: readonly number[];
  /** When each of them happened. */
  readonly times: readonly Date[];
};

/**
 * Columns of `told`, a notification, for `person` and `site`, in SQL; `$1` is the site. Rights and following are those of this moment, for
 * people who are not asking. Whoever has no account, as they were invited alone or it was closed, is not mailed what pages say.
 */
export const noticeFacts = `told.id, told.person_id as "personId", told.kind, told.happened, coalesce(told.mail_since, told.happened) as since,
  told.read_at is not null as "isRead", person.password_hash is not null and (told.page_id is null or ${readsPageNow("person", "told.page_id")})
    and (person.role <> 'external' or told.kind not in (${ofComments.map((kind) => `'${kind}'`).join()})) as "mayRead",
  ${followingWay("person", "told.page_id")} as way, person.mail_level as level, person.mail_paused_until as "pausedUntil",
  person.mail_bounced is not null as "isBounced", coalesce(person.time_zone, site.time_zone) as zone`;

/** People for whom it is to be decided, by now, whether something is mailed; at most so many. */
export async function peopleToDecideFor(now: Date, most: number, tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select distinct person_id as id from (select person_id from notification
       where site_id = $1 and mail_at <= $2 order by mail_at limit $3) as due`,
    [tx.siteId, now, most],
  );
  return rows.map(({ id }) => id);
}

/**
 * When a version in a notification (or comment, of those that gather several) happened, in SQL: a page may be published long after its version was made.
 * Of what tells of one thing alone, the notification says it.
 */
const happenedAt = `case when told.kind in ('published', 'changed') and not (told.kind = 'published' and version = told.versions[1])
    then (select made from page_version where site_id = $1 and page_id = told.page_id and id = version)
  when told.kind = 'published' then told.began
  when told.kind = 'commented' then (select made from comment where site_id = $1 and id = version) end`;

/**
 * All that waits of some people, what is not due yet included: it may go with a digest. What happened before the first that waits was decided on
 * already. Held until the end of the transaction.
 */
export function lockWaiting(people: readonly number[], tx: Tx): Promise<WaitingNotice[]> {
  return run<WaitingNotice>(
    tx,
    `select ${noticeFacts}, waiting.versions, waiting.times
     from notification told join person on person.site_id = $1 and person.id = told.person_id join site on site.id = $1
       cross join lateral (select coalesce(array_agg(version order by version), '{}') as versions, coalesce(array_agg(at order by version), '{}') as times
         from (select version, coalesce(${happenedAt}, told.happened) as at
           from unnest(case when cardinality(told.versions) = 0 then array[0::bigint] else told.versions end) version
           where not exists (select from notice_mail_line line where line.site_id = $1 and line.notification_id = told.id
             and line.version_id = version)) untold
         where told.mail_since is null or at >= told.mail_since) waiting
     where told.site_id = $1 and told.mail_at is not null and told.person_id = any($2)
     order by told.id for update of told skip locked`,
    [tx.siteId, people],
  );
}

/** Null for what is not to be mailed: it waits no more. */
export type Decided = { readonly id: number; readonly at: Date | null };

export async function saveDecided(decided: readonly Decided[], tx: Tx): Promise<void> {
  if (decided.length === 0) return;
  await run(
    tx,
    `update notification set mail_at = decided.at, mail_since = case when decided.at is not null then mail_since end
     from unnest($2::bigint[], $3::timestamptz[]) as decided (id, at)
     where notification.site_id = $1 and notification.id = decided.id`,
    [tx.siteId, decided.map(({ id }) => id), decided.map(({ at }) => at)],
  );
}

/** A mail to be sent, with the versions of notifications that it tells of. */
export type PlannedMail = {
  readonly id: string;
  readonly personId: number;
  readonly kind: "alone" | "digest";
  readonly lines: readonly { readonly notificationId: number; readonly versionId: number }[];
};

export async function insertMails(mails: readonly PlannedMail[], now: Date, tx: Tx): Promise<void> {
  if (mails.length === 0) return;
  await run(
    tx,
    `insert into notice_mail (site_id, id, person_id, kind, made, due)
     select $1, id, person_id, kind, $5, $5 from unnest($2::uuid[], $3::bigint[], $4::text[]) as mail (id, person_id, kind)`,
    [
      tx.siteId,
      mails.map(({ id }) => id),
      mails.map(({ personId }) => personId),
      mails.map(({ kind }) => kind),
      now,
    ],
  );
  const lines = mails.flatMap(({ id, lines: each }) => each.map((line) => ({ ...line, id })));
  await run(
    tx,
    `insert into notice_mail_line (site_id, notification_id, version_id, mail_id)
     select $1, * from unnest($2::bigint[], $3::bigint[], $4::uuid[])`,
    [
      tx.siteId,
      lines.map(({ notificationId }) => notificationId),
      lines.map(({ versionId }) => versionId),
      lines.map(({ id }) => id),
    ],
  );
}
