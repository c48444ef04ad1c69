import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { LanguageCode } from "#kernel/languages.ts";
import type { Area, SubsiteRole } from "#kernel/viewer.ts";

export type SubsiteAdmin = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly photo: string | null;
};

/** As many as one can choose from at a glance. */
const adminsMost = 100;

/** Those who can answer a request to join: administrators of a subsite who have signed in and are not from outside. */
export async function listAdmins(subsiteId: Area, tx: Tx): Promise<SubsiteAdmin[]> {
  return run<SubsiteAdmin>(
    tx,
    `select person.id, person.name, person.email, person.photo from membership joined
       join person on person.site_id = $1 and person.id = joined.person_id and person.password_hash is not null
     where joined.site_id = $1 and joined.subsite_id = $2 and joined.role = 'admin' and person.role <> 'external'
     order by person.name_key, person.id limit ${adminsMost}`,
    [tx.siteId, subsiteId],
  );
}

export async function lastRequest(actor: Actor, subsiteId: Area, tx: Tx): Promise<Date | null> {
  const rows = await run<{ requested: Date }>(
    tx,
    "select requested from join_request where site_id = $1 and person_id = $2 and subsite_id = $3",
    [actor.siteId, actor.personId, subsiteId],
  );
  return rows[0]?.requested ?? null;
}

/** One request a person and subsite; asking again asks whom it names now. */
export async function keepRequest(
  actor: Actor,
  { subsiteId, askedId, now }: { subsiteId: Area; askedId: number; now: Date },
  tx: Tx,
): Promise<number> {
  await run(tx, "delete from join_request where site_id = $1 and person_id = $2 and subsite_id = $3", [
    actor.siteId,
    actor.personId,
    subsiteId,
  ]);
  const rows = await run<{ id: number }>(
    tx,
    `insert into join_request (site_id, subsite_id, person_id, asked_id, requested) values ($1, $2, $3, $4, $5) returning id`,
    [actor.siteId, subsiteId, actor.personId, askedId, now],
  );
  return rows[0]?.id ?? 0;
}

export type JoinRequest = {
  readonly id: number;
  readonly subsiteId: Area;
  readonly subsite: string;
  readonly slug: string;
  readonly isArchived: boolean;
  readonly person: SubsiteAdmin;
  readonly asked: SubsiteAdmin & { readonly language: LanguageCode | null };
  /** Whether whom it asks can still answer it. */
  readonly isAnswerable: boolean;
};

/** A request that nobody has answered yet. */
export async function findRequest(id: number, tx: Tx): Promise<JoinRequest | null> {
  const person = (row: string, more = "") =>
    `json_build_object('id', ${row}.id, 'name', ${row}.name, 'email', ${row}.email${more})`;
  const rows = await run<JoinRequest>(
    tx,
    `select request.id, subsite.id as "subsiteId", subsite.name as subsite, subsite.slug, subsite.is_archived as "isArchived",
       ${person("person")} as person, ${person("asked", ", 'language', asked.language")} as asked,
       exists (select from membership joined where joined.site_id = $1 and joined.subsite_id = subsite.id
         and joined.person_id = asked.id and joined.role = 'admin' and asked.role <> 'external') as "isAnswerable"
     from join_request request
     join subsite on subsite.site_id = $1 and subsite.id = request.subsite_id
     join person on person.site_id = $1 and person.id = request.person_id
     join person asked on asked.site_id = $1 and asked.id = request.asked_id
     where request.site_id = $1 and request.id = $2`,
    [tx.siteId, id],
  );
  return rows[0] ?? null;
}

/** Ends a request that is being answered; false when somebody was quicker. */
export async function takeRequest(id: number, tx: Tx): Promise<boolean> {
  const rows = await run(tx, "delete from join_request where site_id = $1 and id = $2 returning 1", [
    tx.siteId,
    id,
  ]);
  return rows.length > 0;
}

/** People of one subsite. */
export type Several = { readonly subsiteId: Area; readonly personIds: readonly number[] };

/** Whoever is in a subsite asks no longer to join it. */
export async function endRequests({ subsiteId, personIds }: Several, tx: Tx): Promise<void> {
  await run(tx, "delete from join_request where site_id = $1 and subsite_id = $2 and person_id = any($3)", [
    tx.siteId,
    subsiteId,
    personIds,
  ]);
}

/** Gives several people of a subsite a role, or lets them in with it. No page is told of it. */
export async function saveRoles(
  { subsiteId, personIds, role }: Several & { role: SubsiteRole },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into membership (site_id, subsite_id, person_id, role) select $1, $2, each, $4 from unnest($3::bigint[]) each
     on conflict (site_id, person_id, subsite_id) do update set role = excluded.role`,
    [tx.siteId, subsiteId, personIds, role],
  );
}

/** False when they are in it already. */
export async function insertMember(
  { subsiteId, personId, role }: { subsiteId: Area; personId: number; role: SubsiteRole },
  tx: Tx,
): Promise<boolean> {
  const rows = await run(
    tx,
    `insert into membership (site_id, subsite_id, person_id, role) values ($1, $2, $3, $4)
     on conflict (site_id, person_id, subsite_id) do nothing returning 1`,
    [tx.siteId, subsiteId, personId, role],
  );
  return rows.length > 0;
}

export async function endMemberships({ subsiteId, personIds }: Several, tx: Tx): Promise<void> {
  await run(tx, "delete from membership where site_id = $1 and subsite_id = $2 and person_id = any($3)", [
    tx.siteId,
    subsiteId,
    personIds,
  ]);
}

export type Member = { readonly id: number; readonly role: SubsiteRole };

/** Those of these people who are in a subsite, and how many administrators it has; two who leave at once leave one after the other. */
export async function lockMembers(
  subsiteId: Area,
  personIds: readonly number[],
  tx: Tx,
): Promise<{ members: Member[]; admins: number }> {
  await run(tx, "select from subsite where site_id = $1 and id = $2 for update", [tx.siteId, subsiteId]);
  const rows = await run<Member>(
    tx,
    `select person_id as id, role from membership where site_id = $1 and subsite_id = $2 and role = 'admin'
     union select person_id as id, role from membership where site_id = $1 and subsite_id = $2 and person_id = any($3)`,
    [tx.siteId, subsiteId, personIds],
  );
  return {
    members: rows.filter(({ id }) => personIds.includes(id)),
    admins: rows.filter(({ role }) => role === "admin").length,
  };
}
