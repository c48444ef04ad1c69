import { type Tx, run } from "#database/transaction.ts";
import type { WorldLimit } from "#features/access/rules.ts";
import { isOpenToWorld } from "#features/access/store.ts";
import { isSubsiteOpen } from "#features/subsites/store.ts";
import type { MailSetting } from "#features/people/mail-setting/rules.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import { personSearch } from "#kernel/search/query.ts";
import type { Area, SiteRole } from "#kernel/viewer.ts";
import { shownMost } from "./rules.ts";

/** The facts of a page that its permission list stands on. */
export type SharedPage = {
  readonly id: number;
  readonly subsiteId: Area;
  readonly slug: string | null;
  readonly isHomepage: boolean;
  readonly isTemplate: boolean;
  readonly isDefaultTemplate: boolean;
  /** As it is set. */
  readonly isPublic: boolean;
  /** What stands in the way of the world while it is public. */
  readonly worldLimit: WorldLimit;
  /** The whole world reads it today. */
  readonly isOpen: boolean;
  readonly folderId: number;
  readonly publicPages: boolean;
  readonly guestInvites: boolean;
  readonly siteName: string;
  /** What its subsite is called; empty for the main group. */
  readonly subsiteName: string;
  /** It lies in a subsite that the world reads. */
  readonly isInPublicSubsite: boolean;
  readonly made: Date;
};

/** Null when there is no such page; whether the actor may edit it is the caller's question. */
export async function findSharedPage(pageId: number, tx: Tx): Promise<SharedPage | null> {
  const rows = await run<SharedPage>(
    tx,
    `select page.id, page.subsite_id as "subsiteId", page.slug, subsite.homepage_id is not distinct from page.id as "isHomepage", page.is_template as "isTemplate",
       subsite.default_template_id is not distinct from page.id as "isDefaultTemplate", page.is_public as "isPublic", page.world_limit as "worldLimit", ${isOpenToWorld("page", "subsite")} as "isOpen",
       page.folder_id as "folderId", site.public_pages as "publicPages",
       site.guest_invites as "guestInvites", site.name as "siteName", subsite.name as "subsiteName",
       page.subsite_id <> 0 and ${isSubsiteOpen("subsite")} as "isInPublicSubsite",
       page.modified as made
     from page join site on site.id = $1
     join subsite on subsite.site_id = $1 and subsite.id = page.subsite_id where page.site_id = $1 and page.id = $2`,
    [tx.siteId, pageId],
  );
  return rows[0] ?? null;
}

/**
 * Whether a page still has what its template gives to pages that are made of it (SHAR-10): the shares of the template but those of guests and of the
 * web. What the page's maker was given themself counts for neither.
 */
export async function usesTemplatePermissions(pageId: number, tx: Tx): Promise<boolean> {
  const rows = await run<{ isSame: boolean }>(
    tx,
    `with made as (
       select page.id, page.is_public, page.creator_id, made.template_id from made_of_template made
       join page on page.site_id = $1 and page.id = made.page_id
       join page template on template.site_id = $1 and template.id = made.template_id and template.is_template and template.trashed is null
       where made.site_id = $1 and made.page_id = $2),
     share as (
       select share.page_id, share.principal_id, share.may_edit from made
       join page_share share on share.site_id = $1 and share.page_id in (made.id, made.template_id)
       where share.principal_id is distinct from $3::bigint + made.creator_id
         and not (share.page_id = made.template_id and share.principal_id = $4::bigint + made.template_id)),
     its_own as (select principal_id, may_edit from share, made where share.page_id = made.id),
     given as (select principal_id, may_edit from share, made where share.page_id = made.template_id)
     select not is_public and not exists ((table its_own except table given) union all (table given except table its_own)) as "isSame" from made`,
    [tx.siteId, pageId, principal("person"), principal("guest")],
  );
  return rows[0]?.isSame ?? false;
}

export async function savePublicity(page: { id: number; isPublic: boolean }, tx: Tx): Promise<void> {
  await run(tx, "update page set is_public = $3 where site_id = $1 and id = $2", [
    tx.siteId,
    page.id,
    page.isPublic,
  ]);
}

/** Who makes a page public again means it: an end that has passed counts no more, and its password does. */
export async function forgetPassedEnd(pageId: number, tx: Tx): Promise<void> {
  await run(
    tx,
    `with reopened as (
       update public_link set ends = null, change = change + 1, before = null
       from page where public_link.site_id = $1 and public_link.page_id = $2
         and page.site_id = $1 and page.id = $2 and page.world_limit = 'ended' returning password_hash)
     update page set world_limit = case when password_hash is null then null else 'password' end
     from reopened where site_id = $1 and id = $2`,
    [tx.siteId, pageId],
  );
}

export type SharingPerson = MailSetting & {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly photo: string | null;
  readonly role: SiteRole;
};

const personColumns = `person.id, person.name, person.email, person.photo, person.role, person.mail_level as level,
  person.mail_paused_until as "pausedUntil", person.mail_bounced is not null as "isBounced"`;

/** The people of the ids given, as many as a list shows unless said otherwise, by name; ids of nobody here fall away. */
export async function readSharingPeople(
  ids: readonly number[],
  tx: Tx,
  most = shownMost,
): Promise<SharingPerson[]> {
  return run<SharingPerson>(
    tx,
    `select ${personColumns} from person where site_id = $1 and id = any($2) order by name_key, id limit $3`,
    [tx.siteId, ids, most],
  );
}

/** The roles of the people given, by id; ids of nobody here fall away. */
export async function readRoles(ids: readonly number[], tx: Tx): Promise<ReadonlyMap<number, SiteRole>> {
  const rows = await run<{ id: number; role: SiteRole }>(
    tx,
    "select id, role from person where site_id = $1 and id = any($2)",
    [tx.siteId, ids],
  );
  return new Map(rows.map(({ id, role }) => [id, role]));
}

/** The administrators, at most 250, by name. */
export async function readAdmins(tx: Tx): Promise<SharingPerson[]> {
  return run<SharingPerson>(
    tx,
    `select ${personColumns} from person where site_id = $1 and role in ('owner', 'admin') order by name_key, id limit 250`,
    [tx.siteId],
  );
}

/** How many people each group of the site has, and how many there are. */
export type GroupCounts = {
  readonly people: number;
  readonly all: number;
  readonly editors: number;
  readonly admins: number;
};

export async function countGroups(tx: Tx): Promise<GroupCounts> {
  const rows = await run<GroupCounts>(
    tx,
    `select count(*) as people, count(*) filter (where role <> 'external') as all,
       count(*) filter (where role in ('owner', 'admin', 'editor')) as editors,
       count(*) filter (where role in ('owner', 'admin')) as admins from person where site_id = $1`,
    [tx.siteId],
  );
  return rows[0] ?? { people: 0, all: 0, editors: 0, admins: 0 };
}

/** The first ten people whose words begin with what was typed; none for those who may find nobody. */
export async function findPeopleToShare(actor: Actor, typed: string, tx: Tx): Promise<SharingPerson[]> {
  const query = personSearch(typed);
  if (query === null) return [];
  return run<SharingPerson>(
    tx,
    `select ${personColumns} from search_people($2::bigint[], $3, 100) hit
     join person on person.site_id = $1 and person.id = hit.person_id order by person.name_key, person.id limit 10`,
    [actor.siteId, actor.principals, query],
  );
}
