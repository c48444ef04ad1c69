import { type Tx, run } from "#database/transaction.ts";
import { isByPasswordOncePublished, isOpenOncePublished } from "#features/access/store.ts";
import type { Share } from "#features/access/rules.ts";
import { publishes } from "#features/subsites/store.ts";
import { principal } from "#kernel/actor.ts";
import { mainGroup } from "#kernel/viewer.ts";
import { type Audience, namesMost } from "./model/audience.ts";

const isWith = (principalId: string) => `coalesce(bool_or(share.principal_id = ${principalId}), false)`;
const [person, guest, group] = [principal("person"), principal("guest"), principal("group")];

/** Whom a page is shared with, in one look at its shares, as a row of SQL. */
const sharedWith = (page: string) => `select ${isWith(String(principal("everybody")))} as everybody,
    ${isWith(String(principal("editors")))} as editors, ${isWith(`${guest}::bigint + ${page}.id`)} as guests,
    array_agg(share.principal_id - ${group}) filter (where share.principal_id > ${group}) as groups,
    array_agg(share.principal_id - ${person}) filter (where share.principal_id > ${person} and share.principal_id < ${guest}) as people
  from page_share share where share.site_id = $1 and share.page_id = ${page}.id`;

/**
 * Those whom a page is shared with by name and who are not among those who see it anyway, the first of them and how many they are: administrators, in the main
 * group everybody of the site once it is shared with everybody, in a subsite its members.
 */
const named = (page: string) => `select count(*) as count,
    coalesce((array_agg(json_build_object('id', person.id, 'name', person.name) order by person.name_key, person.id))[:${namesMost}], '{}') as people
  from person where person.site_id = $1 and person.id = any(shared.people) and case when ${page}.subsite_id = ${mainGroup}
    then person.role not in ('owner', 'admin') and (person.role = 'external' or not shared.everybody)
    else not exists (select from membership joined where joined.site_id = $1 and joined.person_id = person.id and joined.subsite_id = ${page}.subsite_id) end`;

/** The groups that a page of the main group is shared with, where everybody of the site does not see it anyway. */
const groupsOf = (
  page: string,
) => `select json_build_object('id', held.id, 'name', held.name) from person_group held
  where held.site_id = $1 and held.id = any(shared.groups) and held.deleted is null and ${page}.subsite_id = ${mainGroup} and not shared.everybody
  order by held.name_key, held.id`;

/**
 * What the sentence about who sees a page is made of, in SQL, as an object: `page` and `area` are rows, the page's subsite is the second. Each part of a statement
 * costs when it begins, also one that has nothing to do: every page pays for them.
 */
export const audienceOf = (page: string, area: string): string => `(select json_build_object(
  'site', (select name from site where id = $1), 'isUnpublished', ${page}.unpublished,
  'world', case when ${isOpenOncePublished(page, area)} then 'open' when ${isByPasswordOncePublished(page)} then 'password'
    when ${page}.subsite_id = ${mainGroup} and ${page}.is_public and ${page}.world_limit = 'ended' and ${publishes} then 'ended' end,
  'ends', case when ${page}.subsite_id = ${mainGroup} and ${page}.is_public then
    (select floor(extract(epoch from link.ends) * 1000) from public_link link where link.site_id = $1 and link.page_id = ${page}.id) end,
  'subsite', case when ${page}.subsite_id <> ${mainGroup} then ${area}.name end,
  'everyone', ${page}.subsite_id <> ${mainGroup} or shared.everybody,
  'editors', ${page}.subsite_id = ${mainGroup} and shared.editors,
  'guests', case when shared.guests then
    (select count(*) from page_guest guest where guest.site_id = $1 and guest.page_id = ${page}.id) else 0 end,
  'groups', array(${groupsOf(page)}), 'people', named.people, 'count', named.count)
  from (${sharedWith(page)}) shared cross join lateral (${named(page)}) named)`;

/** The audiences of pages by their ids. Whether the actor reads them is the caller's question. */
export async function readAudiences(
  pageIds: readonly number[],
  tx: Tx,
): Promise<ReadonlyMap<number, Audience>> {
  if (pageIds.length === 0) return new Map();
  const rows = await run<{ id: number; audience: Audience }>(
    tx,
    `select page.id, ${audienceOf("page", "area")} as audience
     from page join subsite area on area.site_id = $1 and area.id = page.subsite_id where page.site_id = $1 and page.id = any($2)`,
    [tx.siteId, pageIds],
  );
  return new Map(rows.map(({ id, audience }) => [id, audience]));
}

/** The same of a page that is not there yet, by whom it would be shared with. */
export async function readAudienceOfNew(
  { area, shares }: { readonly area: number; readonly shares: readonly Share[] },
  tx: Tx,
): Promise<Audience> {
  const has = (kind: "everybody" | "editors") =>
    shares.some(({ principalId }) => principalId === principal(kind));
  const isInMain = area === mainGroup;
  const everyone = !isInMain || has("everybody");
  const isOutside = isInMain
    ? `person.role not in ('owner', 'admin') and (person.role = 'external' or not $4)`
    : `not $4 or not exists (select from membership joined where joined.site_id = $1 and joined.person_id = person.id and joined.subsite_id = $2)`;
  const rows = await run<Pick<Audience, "site" | "subsite" | "groups" | "people" | "count">>(
    tx,
    `with named as materialized (
       select person.id, person.name, person.name_key from person
       where person.site_id = $1 and person.id + ${principal("person")}::bigint = any($3) and (${isOutside}))
     select site.name as site, case when $2::bigint <> ${mainGroup} then area.name end as subsite, (select count(*)::int from named) as count,
       array(select json_build_object('id', id, 'name', name) from person_group held where held.site_id = $1 and held.deleted is null
         and $2::bigint = ${mainGroup} and not $4 and held.id + ${principal("group")}::bigint = any($3) order by held.name_key, held.id) as groups,
       array(select json_build_object('id', id, 'name', name) from named order by name_key, id limit ${namesMost}) as people
     from site join subsite area on area.site_id = $1 and area.id = $2 where site.id = $1`,
    [tx.siteId, area, shares.map(({ principalId }) => principalId), everyone],
  );
  const [row] = rows;
  if (!row) throw new Error(`there is no subsite ${area}`);
  const facts = { isUnpublished: true, world: null, ends: null, guests: 0 } as const;
  return { ...row, ...facts, everyone, editors: isInMain && has("editors") };
}

/** The same of one page. */
export async function readAudience(pageId: number, tx: Tx): Promise<Audience> {
  const audience = (await readAudiences([pageId], tx)).get(pageId);
  if (!audience) throw new Error(`there is no page ${pageId}`);
  return audience;
}
