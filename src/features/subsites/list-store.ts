import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { type Area, mainGroup } from "#kernel/viewer.ts";
import type { Subsite } from "./model/subsite.ts";
import { isSubsiteOpen } from "./store.ts";

const listed = (
  which: string,
) => `select subsite.id, subsite.slug, subsite.name, subsite.description, subsite.accent,
    ${isSubsiteOpen("subsite")} as "isPublic", subsite.is_public as "isSetPublic", subsite.is_archived as "isArchived", subsite.is_self_joinable as "isSelfJoinable",
    subsite.is_preselected as "isPreselected", subsite.listing, own.role as given, own.notification_level as level,
    subsite.people,
    (extract(epoch from request.requested) * 1000)::float8 as requested
  from subsite
  left join membership own on own.site_id = $1 and own.subsite_id = subsite.id and own.person_id = $2
  left join join_request request on request.site_id = $1 and request.subsite_id = subsite.id and request.person_id = $2
  where subsite.site_id = $1 and subsite.id <> ${mainGroup} ${which}
  order by subsite.is_archived, lower(subsite.name), subsite.id`;

/** Every subsite of the site, as the actor stands to it; which of them they may know of is a rule (`isListedFor`). */
export async function listSubsites(actor: Actor, tx: Tx): Promise<Subsite[]> {
  return run<Subsite>(tx, listed(""), [actor.siteId, actor.personId]);
}

export async function findSubsite(actor: Actor, id: Area, tx: Tx): Promise<Subsite | null> {
  const rows = await run<Subsite>(tx, listed("and subsite.id = $3"), [actor.siteId, actor.personId, id]);
  return rows[0] ?? null;
}

/** The subsite of a slug, which it has or had (`subsite_address`). */
export async function findSubsiteAt(actor: Actor, slug: string, tx: Tx): Promise<Subsite | null> {
  const number = `coalesce((select id from subsite where site_id = $1 and slug = $3),
    (select subsite_id from subsite_address where site_id = $1 and slug = $3))`;
  const rows = await run<Subsite>(tx, listed(`and subsite.id = ${number}`), [
    actor.siteId,
    actor.personId,
    slug,
  ]);
  return rows[0] ?? null;
}

/** How many people are on the site, as its main group counts them. */
export async function countPeople(tx: Tx): Promise<number> {
  const counted = `select people from subsite where site_id = $1 and id = ${mainGroup}`;
  const rows = await run<{ people: number }>(tx, counted, [tx.siteId]);
  return rows[0]?.people ?? 0;
}

export async function readName(id: Area, tx: Tx): Promise<string | null> {
  const rows = await run<{ name: string }>(tx, "select name from subsite where site_id = $1 and id = $2", [
    tx.siteId,
    id,
  ]);
  return rows[0]?.name ?? null;
}
