import { listPrincipals, searchPrincipals } from "#features/access/rules.ts";
import { isPageBroughtBackBy, isPageEditedBy, isPageReadBy } from "#features/access/store.ts";
import { placeOf, slugOf } from "#features/subsites/store.ts";
import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { currentSubsite, mainGroup } from "#kernel/viewer.ts";
import { readablePages } from "./batch-store.ts";
import { type ActivityKind, burst, slip } from "./rules.ts";

export type ActivityRow = {
  readonly id: number;
  readonly kind: ActivityKind;
  readonly began: Date;
  readonly happened: Date;
  readonly times: number;
  readonly was: string | null;
  readonly pageId: number | null;
  readonly title: string | null;
  readonly slug: string | null;
  readonly isTrashed: boolean;
  readonly subsiteSlug: string;
  /** The name of the subsite, where that is another one than the list is of. */
  readonly subsite: string | null;
  /** Where an import came to, a folder that changed, or the one that has the pages of a folder that was deleted. */
  readonly folderId: number | null;
  readonly pages: number | null;
  /** The name of the folder in which it is; none for the one that holds all others. */
  readonly folder: string | null;
  readonly personId: number | null;
  readonly name: string | null;
  readonly photo: string | null;
};

/** Where a list goes on: behind this line, the newest first. */
export type Place = { readonly at: Date; readonly id: number };

type Asked = {
  readonly personId: number | null;
  readonly before: Place | null;
  readonly most: number;
  /** Of which kinds; null for all. They are chosen from the lines that are looked at, however rare they are. */
  readonly kinds?: readonly ActivityKind[] | null;
  /** Whether what concerns no page is among them: who came; and what was imported and what became of folders. */
  readonly withPeople: boolean;
  readonly withFolders: boolean;
};

/** Lines that are looked at for one list: whoever may read little of what happened lately is shown older lines on asking. */
const lookedAt = 2000;

/**
 * A subsite's own lines, one person's, or both, in SQL, and the values for it; the main group has the lines of all subsites, as its home page has.
 * Only what is asked for stands in it, so that each list is read along an index of its own.
 */
function placedFor(actor: Actor, { personId, before }: Pick<Asked, "personId" | "before">) {
  const area = currentSubsite(actor);
  const only = area === mainGroup ? null : area;
  return {
    placed: `activity.site_id = $1 and ${isAskedFor("activity.person_id", "$2", personId)}
      and ${isAskedFor("activity.subsite_id", "$5", only)}
      and ($3::timestamptz is null or (activity.happened, activity.id) < ($3, $4::bigint))`,
    values: [actor.siteId, personId, before?.at ?? null, before?.id ?? null, only],
  };
}

const isAskedFor = (column: string, value: string, asked: number | null) =>
  asked === null ? `${value}::bigint is null` : `${column} = ${value}`;

/**
 * What happened, as far as the actor may read the pages today, the newest first. Of a page in the trash those who may bring it back are told who put it
 * there, and others nothing. Who came, what was imported and what became of folders is told where it was.
 */
export function listActivity(
  actor: Actor,
  { most, kinds = null, withPeople, withFolders, ...asked }: Asked,
  tx: Tx,
): Promise<ActivityRow[]> {
  const area = currentSubsite(actor);
  const principals = area === mainGroup ? searchPrincipals(actor) : listPrincipals(actor);
  const { placed, values } = placedFor(actor, asked);
  return run<ActivityRow>(
    tx,
    `select activity.id, kind, began, happened, cardinality(versions) as times, case when was is not null and (activity.page_id is null or ${knowsTitleBefore}) then was end as was, page.id as "pageId",
       case when kind in ${changed} then folder.name when kind = 'folder-deleted' then was else page.title end as title, page.slug, coalesce(page.trashed is not null, false) as "isTrashed", ${slugOf("activity")} as "subsiteSlug", case when activity.subsite_id <> $8 then ${placeOf("activity")} end as subsite, activity.folder_id as "folderId",
       case when activity.batch is null then activity.pages else counted.readable end as pages,
       case when activity.batch is not null and not $9 then null when kind in ${changed} then above.name when folder.parent_id is not null then folder.name end as folder,
       person.id as "personId", person.name, person.photo
     from (select * from activity where ${placed} order by happened desc, id desc limit ${lookedAt}) activity
       left join lateral (${readablePages}) counted on activity.batch is not null
       ${lookedUp("page", "case when activity.page_id is null then counted.only else activity.page_id end")}
       ${lookedUp("folder", `${folderOfLine} and folder.deleted is null`)}
       left join lateral (select name from folder holder where holder.site_id = $1 and holder.id = folder.parent_id and holder.parent_id is not null limit 1) above on true
       ${lookedUp("person", "activity.person_id")}
     where ($10::text[] is null or kind = any($10)) and case when activity.batch is not null then counted.readable > 0 and (activity.folder_id is null or folder.id is not null)
       when activity.page_id is null then $7 and activity.subsite_id = $8
         and case kind when 'joined' then person.id is not null when 'imported' then $9 else $9 and folder.id is not null end
       when page.trashed is null then (kind <> 'commented' or $7) and ${isPageReadBy("activity.page_id", "$6")}
       else kind = 'trashed' and ${isPageBroughtBackBy("activity.page_id", "$6")} end
     order by happened desc, activity.id desc limit ${most}`,
    [...values, principals, withPeople, area, withFolders, kinds],
  );
}

/** Whether the actor may know what the page of a line was called before, in SQL: they read it then, or edit it. */
const knowsTitleBefore = `(activity.was_readers && $6::bigint[] or ${isPageEditedBy("activity.page_id", "$6")})`;

/** A row by its number, in SQL: one by one ("limit 1"), so that a list ends with its last line and no table is read for it. */
const lookedUp = (table: string, id: string) =>
  `left join lateral (select * from ${table} where site_id = $1 and id = ${id} limit 1) ${table} on true`;

/** In SQL, the folder that a line is about, or that its page lies in. Said with "coalesce" the wall between sites would keep it from the index: Postgres holds that for a leak. */
const folderOfLine = "case when activity.folder_id is null then page.folder_id else activity.folder_id end";

/** The lines that are about a folder itself, in SQL. */
const changed = "('folder-made', 'folder-renamed', 'folder-moved')";

/** The last line that such a list looked at; null where it came to the end of all lines. */
export async function findLastLookedAt(
  actor: Actor,
  asked: Pick<Asked, "personId" | "before">,
  tx: Tx,
): Promise<Place | null> {
  const { placed, values } = placedFor(actor, asked);
  const rows = await run<Place>(
    tx,
    `select happened as at, id from activity where ${placed} order by happened desc, id desc offset ${lookedAt - 1} limit 1`,
    values,
  );
  return rows[0] ?? null;
}

/** A page that readers can see for the first time: by its creator when it was made, unless said otherwise. An import tells of its pages by itself. */
export async function notePublished(
  pageId: number,
  { by, at }: { readonly by: number | null; readonly at: Date | null },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into activity (site_id, subsite_id, kind, page_id, person_id, began, happened)
     select page.site_id, subsite_id, 'published', page.id, coalesce(person.id, creator_id), coalesce($4, page.created), coalesce($4, page.created)
     from page left join person on person.site_id = $1 and person.id = $3
     where page.site_id = $1 and page.id = $2 and not unpublished
       and not exists (select from page_source source where source.site_id = $1 and source.page_id = $2)
     on conflict do nothing`,
    [tx.siteId, pageId, by, at],
  );
}

/** A version of a page that has readers: a line of its own, or one more of what its author did there a short time before. */
export async function noteEdited(
  { pageId, versionId }: { readonly pageId: number; readonly versionId: number },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `with made as (
       select page.subsite_id, page.id as page_id, version.id, version.author_id, version.made
       from page_version version join page on page.site_id = $1 and page.id = version.page_id
       where version.site_id = $1 and version.page_id = $2 and version.id = $3 and not page.unpublished),
     there as (
       select activity.id from made join activity on activity.site_id = $1 and activity.page_id = made.page_id
         and activity.person_id is not distinct from made.author_id and activity.kind <> 'commented'
         and activity.happened between made.made - $4::interval and made.made + $4::interval
       order by activity.happened desc limit 1),
     merged as (
       update activity set
         versions = case when $3 = any(versions) then versions else versions || $3::bigint end,
         happened = case when kind = 'published' then happened else greatest(happened, made.made) end,
         kind = case when kind in ('renamed', 'moved') then 'edited' else kind end
       from made, there where activity.site_id = $1 and activity.id = there.id returning activity.id)
     insert into activity (site_id, subsite_id, kind, page_id, person_id, began, happened, versions)
     select $1, subsite_id, 'edited', page_id, author_id, made, made, array[made.id] from made
     where not exists (select from merged)`,
    [tx.siteId, pageId, versionId, `${burst} milliseconds`],
  );
}

type Renamed = { readonly pageId: number; readonly personId: number | null; readonly was: string };

/** In SQL, all who read the page now. */
const readersNow = "array(select principal_id from page_reader where site_id = $1 and page_id = $2)";

/** Another title of a page that has readers: part of what the same person did there a short time before, or a line of its own. */
export async function noteRenamed({ pageId, personId, was }: Renamed, now: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    `with there as (
       select id from activity where site_id = $1 and page_id = $2 and person_id is not distinct from $3 and kind <> 'commented'
         and happened > $5::timestamptz - $6::interval
       order by happened desc limit 1),
     merged as (
       update activity set was = case when kind = 'published' then was else coalesce(was, $4) end,
         was_readers = case when kind = 'published' or was is not null then was_readers else ${readersNow} end,
         kind = case when kind = 'moved' then 'renamed' else kind end,
         happened = case when kind = 'published' then happened else greatest(happened, $5) end
       from there where site_id = $1 and activity.id = there.id returning activity.id)
     insert into activity (site_id, subsite_id, kind, page_id, person_id, began, happened, was, was_readers)
     select site_id, subsite_id, 'renamed', id, $3, $5, $5, $4, ${readersNow} from page
     where site_id = $1 and id = $2 and not unpublished and title <> $4
       and not exists (select from merged)`,
    [tx.siteId, pageId, personId, was, now, `${burst} milliseconds`],
  );
}

/** Another folder of a page that has readers: part of what the same person did there a short time before, or a line of its own. */
export async function noteMoved(
  { pageId, personId }: Omit<Renamed, "was">,
  now: Date,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `with there as (
       select id from activity where site_id = $1 and page_id = $2 and person_id is not distinct from $3 and kind <> 'commented'
         and happened > $4::timestamptz - $5::interval
       order by happened desc limit 1),
     merged as (
       update activity set happened = case when kind = 'published' then happened else greatest(happened, $4) end
       from there where site_id = $1 and activity.id = there.id returning activity.id)
     insert into activity (site_id, subsite_id, kind, page_id, person_id, began, happened)
     select site_id, subsite_id, 'moved', id, $3, $4, $4 from page
     where site_id = $1 and id = $2 and not unpublished and not exists (select from merged)`,
    [tx.siteId, pageId, personId, now, `${burst} milliseconds`],
  );
}

type MovedByTrash = {
  readonly kind: "trashed" | "restored";
  readonly pageId: number;
  readonly personId: number | null;
};

/**
 * A page that was moved to the trash or brought back. What was brought back at once was a slip, of which nothing is told; nor is it of a page
 * that had no readers.
 */
export async function noteTrash(
  { kind, pageId, personId }: MovedByTrash,
  { eventId, now }: { readonly eventId: number; readonly now: Date },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `with slip as (
       delete from activity where site_id = $1 and page_id = $3 and $2 = 'restored' and kind = 'trashed'
         and happened > $6::timestamptz - $7::interval returning id)
     insert into activity (site_id, subsite_id, kind, page_id, person_id, event_id, began, happened)
     select page.site_id, page.subsite_id, $2, page.id, person.id, $5, $6, $6
     from page left join person on person.site_id = $1 and person.id = $4
     where page.site_id = $1 and page.id = $3 and not page.unpublished and not exists (select from slip)
     on conflict do nothing`,
    [tx.siteId, kind, pageId, personId, eventId, now, `${slip} milliseconds`],
  );
}

/** Somebody who can sign in from now on. */
export async function noteJoined(personId: number, now: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    `insert into activity (site_id, subsite_id, kind, person_id, began, happened)
     select site_id, 0, 'joined', id, $3, $3 from person where site_id = $1 and id = $2 and password_hash is not null
     on conflict do nothing`,
    [tx.siteId, personId, now],
  );
}

/** Lines from before a moment, at most so many; says how many went. */
export async function removeOld(before: Date, most: number, tx: Tx): Promise<number> {
  const rows = await run(
    tx,
    `delete from activity where site_id = $1 and id in (
       select id from activity where site_id = $1 and happened < $2 order by happened limit $3) returning id`,
    [tx.siteId, before, most],
  );
  return rows.length;
}
