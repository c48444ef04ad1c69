import { listPrincipals, listsOthersToo, searchPrincipals } from "#features/access/rules.ts";
import { isPageEditedBy } from "#features/access/store.ts";
import { slugOf } from "#features/subsites/store.ts";
import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { currentSubsite, mainGroup } from "#kernel/viewer.ts";
import type { NewPerson } from "./new-people-store.ts";

export type ChangedPage = {
  readonly id: number;
  readonly title: string;
  readonly slug: string | null;
  readonly subsiteSlug: string;
  readonly modified: Date;
  readonly modifierName: string | null;
  readonly modifierPhoto: string | null;
  readonly preview: string;
};

/** How many of the latest pages are looked at: those that were never published, and templates, are left out afterwards. */
const lookedAt = 40;

/**
 * The pages that were changed last, the newest first, in a subsite its own, in the main group those of all that the actor reads; each principal
 * gives its own first ones along the index of that order, of hundreds those alone whose newest is new enough to be among them.
 */
export async function readChanged(
  actor: Actor,
  { most, exceptId }: { readonly most: number; readonly exceptId: number },
  tx: Tx,
): Promise<ChangedPage[]> {
  const isInMain = currentSubsite(actor) === mainGroup;
  const only = !isInMain && listsOthersToo(actor) ? currentSubsite(actor) : null;
  const principals = isInMain ? searchPrincipals(actor) : listPrincipals(actor);
  return run<ChangedPage>(
    tx,
    `with newest as (
       select asked.id, one.modified, one.page_id from unnest($2::bigint[]) as asked (id) cross join lateral (
         select reader.page_id, reader.modified from page_reader reader
         where reader.site_id = $1 and reader.principal_id = asked.id
         order by reader.modified desc, reader.page_id limit 1) one),
     first as (
       select each.page_id, each.modified
       from (select id, dense_rank() over (order by modified desc, page_id) as place from newest) asked cross join lateral (
         select reader.page_id, reader.modified from page_reader reader
         where reader.site_id = $1 and reader.principal_id = asked.id
         order by reader.modified desc, reader.page_id limit ${lookedAt}) each
       where asked.place <= ${lookedAt}
       group by each.page_id, each.modified order by each.modified desc, each.page_id limit ${lookedAt})
     select page.id, page.title, page.slug, ${slugOf("page")} as "subsiteSlug", page.modified, modifier.name as "modifierName", modifier.photo as "modifierPhoto", page.preview
     from first join page on page.site_id = $1 and page.id = first.page_id
       left join person modifier on modifier.site_id = $1 and modifier.id = page.modifier_id
     where not page.unpublished and not page.is_template and page.id <> $3 and ($5::bigint is null or page.subsite_id = $5)
     order by first.modified desc, first.page_id limit $4`,
    [actor.siteId, principals, exceptId, most, only],
  );
}

export type WaitingPage = {
  readonly id: number;
  readonly title: string;
  readonly slug: string | null;
  readonly subsiteSlug: string;
  readonly isUnpublished: boolean;
};

/**
 * Pages that the actor may edit and in which they wrote what readers do not see yet, or which they made and never published, begun last first.
 * Both are walked in that order until there are enough: what is asked of each stands in a value of its own, so that no index of it is read instead.
 */
export async function readWaiting(actor: Actor, most: number, tx: Tx): Promise<WaitingPage[]> {
  return run<WaitingPage>(
    tx,
    `with drafted as (
       select writer.page_id, writer.since from page_draft_writer writer
       where writer.site_id = $1 and writer.person_id = $2 and ${isOpenWith("writer")} and ${isNotInTrash("writer.page_id")}
         and ${isPageEditedBy("writer.page_id", "$3::bigint[]")}
       order by writer.since desc, writer.page_id limit $4),
     made as (
       select made.id as page_id, made.modified as since from page made
       where made.site_id = $1 and made.creator_id = $2 and made.unpublished and made.trashed is null
         and ${isPageEditedBy("made.id", "$3::bigint[]")}
       order by made.modified desc, made.id limit $4),
     mine as (
       select page_id, max(since) as since from (table drafted union all table made) both_kinds
       group by page_id order by 2 desc, 1 limit $4)
     select page.id, page.title, page.slug, ${slugOf("page")} as "subsiteSlug", page.unpublished as "isUnpublished"
     from mine join page on page.site_id = $1 and page.id = mine.page_id
     order by mine.since desc, page.id`,
    [actor.siteId, actor.personId, actor.principals, most],
  );
}

/** Whether the life of the draft that somebody wrote in is open and says what readers do not see. */
const isOpenWith = (writer: string) =>
  `coalesce((select draft.closed is null and draft.seq > draft.published_seq from page_draft draft
    where draft.site_id = $1 and draft.page_id = ${writer}.page_id and draft.epoch = ${writer}.epoch), false)`;

const isNotInTrash = (page: string) =>
  `coalesce((select found.trashed is null from page found where found.site_id = $1 and found.id = ${page}), false)`;

export type FoundCard = NewPerson & {
  /** Of whose people they are; null for somebody who was asked for. */ readonly groupId: number | null;
};

/** As many people of a group as cards may show. */
const ofGroupMost = 60;

/** People by their ids, and the first of each group by name. */
export async function readPeople(
  actor: Actor,
  { ids, groupIds }: { readonly ids: readonly number[]; readonly groupIds: readonly number[] },
  tx: Tx,
): Promise<FoundCard[]> {
  return run<FoundCard>(
    tx,
    `select null::int as "groupId", id, name, position, photo, name_key from person where site_id = $1 and id = any($2)
     union all
     select held.id, first.id, first.name, first.position, first.photo, first.name_key
     from person_group held cross join lateral (
       select person.id, person.name, person.position, person.photo, person.name_key
       from group_member member join person on person.site_id = $1 and person.id = member.person_id
       where member.site_id = $1 and member.group_id = held.id
       order by person.name_key, person.id limit ${ofGroupMost}) first
     where held.site_id = $1 and held.id = any($3) and held.deleted is null
     order by name_key, id`,
    [actor.siteId, ids, groupIds],
  );
}

/** All groups by name. */
export async function listGroupNames(actor: Actor, tx: Tx): Promise<{ id: number; name: string }[]> {
  return run<{ id: number; name: string }>(
    tx,
    "select id, name from person_group where site_id = $1 and deleted is null order by name_key, id limit 100",
    [actor.siteId],
  );
}
