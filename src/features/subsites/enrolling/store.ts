import { type Tx, run } from "#database/transaction.ts";
import { batchMost } from "#features/people/several/rules.ts";
import { inGroupNumbered } from "#features/people/store.ts";
import { holder } from "#features/people/sought-store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Area, SubsiteRole } from "#kernel/viewer.ts";
import type { Member } from "../joining-store.ts";
import { candidatesMost } from "./rules.ts";

/** How many of these people are in each subsite, by its number. */
export async function countInside(ids: readonly number[], tx: Tx): Promise<ReadonlyMap<Area, number>> {
  const rows = await run<{ id: Area; inside: number }>(
    tx,
    `select subsite_id::int as id, count(*)::int as inside from membership
     where site_id = $1 and person_id = any($2) group by subsite_id`,
    [tx.siteId, ids],
  );
  return new Map(rows.map(({ id, inside }) => [id, inside]));
}

/** Those of some people who are in a subsite, and how many administrators it has, as a dialog is told it. */
export async function readMembers(
  subsiteId: Area,
  personIds: readonly number[],
  tx: Tx,
): Promise<{ members: Member[]; admins: number }> {
  const rows = await run<Member>(
    tx,
    `select person_id as id, role from membership where site_id = $1 and subsite_id = $2 and (role = 'admin' or person_id = any($3))`,
    [tx.siteId, subsiteId, personIds],
  );
  return {
    members: rows.filter(({ id }) => personIds.includes(id)),
    admins: rows.filter(({ role }) => role === "admin").length,
  };
}

export type MemberStanding = {
  readonly role: SubsiteRole;
  readonly level: string;
  readonly since: string;
};

/** How somebody stands in a subsite; null where they are not in it. */
export async function findStanding(
  { subsiteId, personId }: { subsiteId: Area; personId: number },
  tx: Tx,
): Promise<MemberStanding | null> {
  const rows = await run<MemberStanding>(
    tx,
    `select role, notification_level as level, since::text as since from membership
     where site_id = $1 and subsite_id = $2 and person_id = $3 for update`,
    [tx.siteId, subsiteId, personId],
  );
  return rows[0] ?? null;
}

/** Puts somebody back as they stood. */
export async function putBack(
  { subsiteId, personId, role, level, since }: MemberStanding & { subsiteId: Area; personId: number },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into membership (site_id, subsite_id, person_id, role, notification_level, since)
     values ($1, $2, $3, $4, $5, $6::timestamptz)`,
    [tx.siteId, subsiteId, personId, role, level, since],
  );
}

/** Whether somebody is on the site, and stays until it is done. */
export async function holdHere(personId: number, tx: Tx): Promise<boolean> {
  const rows = await run(tx, "select 1 from person where site_id = $1 and id = $2 for key share", [
    tx.siteId,
    personId,
  ]);
  return rows.length > 0;
}

/** The numbers of the people of a subsite who hold the words, by name. */
export async function findMemberIds(subsiteId: Area, words: readonly string[], tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select person_id as id from membership where site_id = $1 and subsite_id = $2 and sought like all($3::text[])
     order by name_key, person_id limit ${batchMost}`,
    [tx.siteId, subsiteId, words.map(holder)],
  );
  return rows.map(({ id }) => id);
}

export type Candidate = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly position: string;
  readonly photo: string | null;
};

/** People who are not in a subsite, one more than are offered. */
export async function listCandidates(
  actor: Actor,
  { subsiteId, words, groupId }: { subsiteId: Area; words: readonly string[]; groupId: number | null },
  tx: Tx,
): Promise<Candidate[]> {
  return run<Candidate>(
    tx,
    `select person.id, person.name, person.email, person.position, person.photo from person
     where person.site_id = $1 and person.sought like all($3::text[])
       and not exists (select from membership joined where joined.site_id = $1 and joined.subsite_id = $2 and joined.person_id = person.id)
       ${groupId === null ? "" : inGroupNumbered("$4")}
     order by person.name_key, person.id limit ${candidatesMost + 1}`,
    [actor.siteId, subsiteId, words.map(holder), ...(groupId === null ? [] : [groupId])],
  );
}
