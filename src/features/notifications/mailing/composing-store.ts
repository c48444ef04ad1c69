import type { Document } from "#documents/document.ts";
import { slugOf } from "#features/subsites/store.ts";
import { type Tx, run } from "#database/transaction.ts";
import type { Hex } from "#kernel/colour.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { type NoticeFacts, noticeFacts } from "./planning-store.ts";

/** Whom a mail is for, as they read. */
export type MailPerson = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: SiteRole;
  readonly language: string | null;
  readonly hour12: boolean | null;
  readonly dateOrder: "dmy" | "mdy" | "ymd" | null;
  /** What the link out of all mails is made from. */
  readonly key: Buffer;
};

export async function findMailPerson(personId: number, tx: Tx): Promise<MailPerson | null> {
  const rows = await run<MailPerson>(
    tx,
    `select person.id, person.email, person.name, person.role, person.language, person.hour12,
       person.date_order as "dateOrder", site.magic_key as key
     from person join site on site.id = $1 where person.site_id = $1 and person.id = $2`,
    [tx.siteId, personId],
  );
  return rows[0] ?? null;
}

/** A notification of a mail as it stands now, as far as this mail tells of it: `kind` is that of its versions, `saidAt` when the last of them was made. */
export type MailNotice = NoticeFacts & {
  readonly versions: readonly number[];
  readonly saidAt: Date;
  readonly pageId: number;
  readonly title: string;
  readonly slug: string | null;
  readonly subsiteSlug: string;
  /** Empty for the main group. */
  readonly subsite: string;
  readonly accent: Hex | null;
  /** Who did it; of several the last. */
  readonly byName: string | null;
  /** How many have written what is new between the documents below. */
  readonly hands: number;
  /** The hashes of its last version's document, and of that before its first one. */
  readonly after: Buffer | null;
  readonly before: Buffer | null;
};

/** Whoever made one of these versions, or wrote in a draft that became it; the reader, too, may have published between. */
const hands = `(select count(distinct hand) from page_version made cross join lateral (
    select coalesce(made.author_id, 0) as hand union select id from jsonb_to_recordset(made.writers) as wrote (id bigint)) hands
  where made.site_id = $1 and made.page_id = page.id and made.id between line.versions[1] and line.versions[cardinality(line.versions)])`;

/** What a mail tells of, the latest first within each subsite; what is gone by now is not among it. A page of which an earlier mail has told that it was published has changed since. */
export function listMailNotices(mailId: string, tx: Tx): Promise<MailNotice[]> {
  return run<MailNotice>(
    tx,
    `select ${noticeFacts}, line.kind, line.versions, page.id as "pageId", page.title, page.slug, ${slugOf("page")} as "subsiteSlug",
       subsite.name as subsite, subsite.accent, by.name as "byName", last.hash as after, first.hash as before,
       case when line.kind = 'changed' then ${hands} else 1 end as hands,
       coalesce(case line.kind when 'changed' then last.made when 'published' then told.began end, said.made, told.happened) as "saidAt"
     from (select told.id, array_agg(version_id order by version_id) as versions,
           case when told.kind = 'published' and not coalesce(bool_or(version_id = told.versions[1]), true) then 'changed' else told.kind end as kind
         from notice_mail_line line join notification told on told.site_id = $1 and told.id = line.notification_id
         where line.site_id = $1 and line.mail_id = $2 group by told.site_id, told.id) line
       join notification told on told.site_id = $1 and told.id = line.id
       join person on person.site_id = $1 and person.id = told.person_id
       join site on site.id = $1
       join page on page.site_id = $1 and page.id = told.page_id
       join subsite on subsite.site_id = $1 and subsite.id = page.subsite_id
       left join page_version last on last.site_id = $1 and last.page_id = page.id and last.id = line.versions[cardinality(line.versions)]
       left join lateral (select author_id, made from comment where line.kind = 'commented' and site_id = $1 and id = any(line.versions)
         and deleted is null order by made desc, id desc limit 1) said on true
       left join person by on by.site_id = $1 and by.id = case line.kind when 'changed' then coalesce(last.author_id, told.by_id)
         when 'commented' then coalesce(said.author_id, told.by_id) else told.by_id end
       left join lateral (select previous.hash from page_version previous where previous.site_id = $1 and previous.page_id = page.id
         and previous.id < line.versions[1] order by previous.id desc limit 1) first on true
     order by subsite.id <> 0, subsite.name, subsite.id, told.happened desc, told.id`,
    [tx.siteId, mailId],
  );
}

/** The document of a hash that a readable page led to. */
export async function findDocument(hash: Buffer, tx: Tx): Promise<Document | null> {
  const row = await tx.db
    .selectFrom("page_document")
    .select("document")
    .where("site_id", "=", tx.siteId)
    .where("hash", "=", hash)
    .executeTakeFirst();
  return (row?.document as unknown as Document | undefined) ?? null;
}
