import { type Tx, run } from "#database/transaction.ts";
import { isByPasswordOncePublished, isOpenOncePublished } from "#features/access/store.ts";
import type { Share } from "#features/access/rules.ts";
import { publishes } from "#features/subsites/store.ts";
import { principal } from "#kernel/actor.ts";
import { mainGroup } from "#kernel/viewer.ts";
import { type Audience, namesMost } from "./model/audience.ts";

const isShared = (page: string, principalId: string) =>
  `exists (select from page_share share where share.site_id = $1 and share.page_id = ${page}.id and share.principal_id = ${principalId})`;

/**
 * Those whom a page is shared with by name and who are not among those who see it anyway: administrators, in the main group everybody of the site once it is
 * shared with everybody, in a subsite its members.
 */
const peopleOf = (page: string) => `page_share share
  join person on person.site_id = $1 and person.id = share.principal_id - ${principal("person")} and share.principal_id > ${principal("person")}
    and share.principal_id < ${principal("guest")}
  where share.site_id = $1 and share.page_id = ${page}.id and case when ${page}.subsite_id = ${mainGroup}
    then person.role not in ('owner', 'admin') and (person.role = 'external' or not ${isShared(page, String(principal("everybody")))})
    else not exists (select from membership joined where joined.site_id = $1 and joined.person_id = person.id and joined.subsite_id = ${page}.subsite_id) end`;

/** The groups that a page of the main group is shared with, where everybody of the site does not see it anyway. */
const groupsOf = (page: string) => `page_share share
  join person_group held on held.site_id = $1 and held.id = share.principal_id - ${principal("group")} and held.deleted is null
  where share.site_id = $1 and share.page_id = ${page}.id and ${page}.subsite_id = ${mainGroup} and share.principal_id > ${principal("group")}
    and not ${isShared(page, String(principal("everybody")))}`;

/** What the sentence about who sees a page is made of, in SQL, as an object: `page` and `area` are rows, the page's subsite is the second. */
export const audienceOf = (page: string, area: string): string => `json_build_object(
  'site', (select name from site where id = $1), 'isUnpublished', ${page}.unpublished,
  'world', case when ${isOpenOncePublished(page, area)} then 'open' when ${isByPasswordOncePublished(page)} then 'password'
    when ${page}.subsite_id = ${mainGroup} and ${page}.is_public and ${page}.world_limit = 'ended' and ${publishes} then 'ended' end,
  'ends', case when ${page}.subsite_id = ${mainGroup} and ${page}.is_public then
    (select floor(extract(epoch from link.ends) * 1000) from public_link link where link.site_id = $1 and link.page_id = ${page}.id) end,
  'subsite', case when ${page}.subsite_id <> ${mainGroup} then ${area}.name end,
  'everyone', ${page}.subsite_id <> ${mainGroup} or ${isShared(page, String(principal("everybody")))},
  'editors', ${page}.subsite_id = ${mainGroup} and ${isShared(page, String(principal("editors")))},
  'guests', case when ${isShared(page, `${principal("guest")}::bigint + ${page}.id`)} then
    (select count(*) from page_guest guest where guest.site_id = $1 and guest.page_id = ${page}.id) else 0 end,
  'groups', array(select json_build_object('id', held.id, 'name', held.name) from ${groupsOf(page)} order by held.name_key, held.id),
  'people', array(select json_build_object('id', person.id, 'name', person.name) from ${peopleOf(page)} order by person.name_key, person.id limit ${namesMost}),
  'count', (select count(*) from ${peopleOf(page)}))`;

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
