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

/** A notification of a mail as it stands now. */
export type MailNotice = NoticeFacts & {
  readonly pageId: number;
  readonly title: string;
  readonly slug: string | null;
  readonly subsiteSlug: string;
  /** Empty for the main group. */
  readonly subsite: string;
  readonly accent: Hex | null;
  readonly byName: string | null;
  /** The hashes of its last version's document, and of that before its first one. */
  readonly after: Buffer | null;
  readonly before: Buffer | null;
};

/** What a mail tells of, the latest first within each subsite; what is gone by now is not among it. */
export function listMailNotices(mailId: string, tx: Tx): Promise<MailNotice[]> {
  return run<MailNotice>(
    tx,
    `select ${noticeFacts}, line.versions, page.id as "pageId", page.title, page.slug, ${slugOf("page")} as "subsiteSlug",
       subsite.name as subsite, subsite.accent, by.name as "byName", last.hash as after, first.hash as before
     from (select notification_id, array_agg(version_id order by version_id) as versions from notice_mail_line
         where site_id = $1 and mail_id = $2 group by notification_id) line
       join notification told on told.site_id = $1 and told.id = line.notification_id
       join person on person.site_id = $1 and person.id = told.person_id
       join site on site.id = $1
       join page on page.site_id = $1 and page.id = told.page_id
       join subsite on subsite.site_id = $1 and subsite.id = page.subsite_id
       left join person by on by.site_id = $1 and by.id = told.by_id
       left join page_version last on last.site_id = $1 and last.page_id = page.id and last.id = line.versions[cardinality(line.versions)]
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
