import { type Tx, run } from "#database/transaction.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import type { Condition } from "./model/filter.ts";
import type { Piece } from "./model/paging.ts";
import type { UserShown } from "./model/resources.ts";
import type { UserFacts } from "./model/user.ts";

/** Somebody of the directory, as they are here; as they were told of, where they are no person of the site. */
export type UserRow = UserShown & {
  readonly place: number;
  readonly personId: number | null;
  readonly role: SiteRole | null;
  /** An owner deleted them here. */
  readonly isClosed: boolean;
  /** The undertaking in which the directory took them away. */
  readonly removalId: number | null;
};

export const userAttributes = {
  username: "userName",
  externalid: "externalId",
  id: "id",
  displayname: "displayName",
  "emails.value": "email",
  'emails[type eq "work"].value': "email",
} as const;
export type UserAttribute = (typeof userAttributes)[keyof typeof userAttributes];

const columns = `known.place, known.id, known.person_id as "personId", known.user_name as "userName", known.external_id as "externalId",
  coalesce(person.name, known.name) as name, known.given_name as "givenName", known.family_name as "familyName",
  coalesce(person.position, known.title) as title, coalesce(person.email, known.email) as email, known.is_active as "isActive",
  known.is_closed as "isClosed", known.removal_id as "removalId", person.role, known.made, known.changed`;
const users = `directory_user known left join person on person.site_id = $1 and person.id = known.person_id
  where known.site_id = $1`;

const comparisons: Readonly<Record<UserAttribute, string>> = {
  userName: "known.user_key",
  externalId: "known.external_id",
  id: "known.id::text",
  displayName: "lower(coalesce(person.name, known.name))",
  email: "coalesce(person.email, known.email)",
};
/** The others are compared without the case of their letters (RFC 7643 4.1). */
const exact: readonly UserAttribute[] = ["externalId", "id"];

function narrowed(conditions: readonly Condition<UserAttribute>[], first: number) {
  const text = conditions.map(({ attribute }, at) => `and ${comparisons[attribute]} = $${first + at}`);
  const values = conditions.map(({ attribute, value }) =>
    exact.includes(attribute) ? value : value.toLowerCase(),
  );
  return { text: text.join(" "), values };
}

export async function listUsers(
  conditions: readonly Condition<UserAttribute>[],
  { from, count }: Piece,
  tx: Tx,
): Promise<UserRow[]> {
  const { text, values } = narrowed(conditions, 4);
  return run<UserRow>(
    tx,
    `select ${columns} from ${users} and known.deleted is null ${text} order by known.place limit $2 offset $3`,
    [tx.siteId, count, from - 1, ...values],
  );
}

export async function countUsers(conditions: readonly Condition<UserAttribute>[], tx: Tx): Promise<number> {
  const { text, values } = narrowed(conditions, 2);
  const rows = await run<{ count: number }>(
    tx,
    `select count(*)::int as count from ${users} and known.deleted is null ${text}`,
    [tx.siteId, ...values],
  );
  return rows[0]?.count ?? 0;
}

export async function findUser(id: string, tx: Tx): Promise<UserRow | null> {
  const text = `select ${columns} from ${users} and known.deleted is null and known.id = $2`;
  return (await run<UserRow>(tx, text, [tx.siteId, id]))[0] ?? null;
}

export async function readUserAt(place: number, tx: Tx): Promise<UserRow> {
  const rows = await run<UserRow>(tx, `select ${columns} from ${users} and known.place = $2`, [
    tx.siteId,
    place,
  ]);
  return rows[0] as UserRow;
}

/** Whoever had this address and whom the directory forgot since, the last one. */
export async function findForgotten(email: string, tx: Tx): Promise<UserRow | null> {
  const rows = await run<UserRow>(
    tx,
    `select ${columns} from ${users} and known.deleted is not null and coalesce(person.email, known.email) = $2
     order by known.deleted desc, known.place desc limit 1`,
    [tx.siteId, email],
  );
  return rows[0] ?? null;
}

/** Somebody new to the directory, who is no person of the site yet; null where the name is another's. */
export async function insertUser(facts: UserFacts, now: Date, tx: Tx): Promise<number | null> {
  const rows = await run<{ place: number }>(
    tx,
    `insert into directory_user (site_id, user_name, user_key, external_id, name, given_name, family_name, title, email, is_active, made, changed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, false, $10, $10) on conflict do nothing returning place`,
    [tx.siteId, ...valuesOf(facts), now],
  );
  return rows[0]?.place ?? null;
}

/** The directory tells of them again: under a new number, since the old one is gone for good. */
export async function reviveUser(place: number, now: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    "update directory_user set deleted = null, id = gen_random_uuid(), made = $3 where site_id = $1 and place = $2",
    [tx.siteId, place, now],
  );
}

export async function isUserNameTaken(
  userName: string,
  exceptPlace: number | null,
  tx: Tx,
): Promise<boolean> {
  const rows = await run(
    tx,
    `select from directory_user where site_id = $1 and user_key = $2 and deleted is null and place is distinct from $3`,
    [tx.siteId, userName.toLowerCase(), exceptPlace],
  );
  return rows.length > 0;
}

export async function saveUser(place: number, facts: UserFacts, now: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    `update directory_user set user_name = $3, user_key = $4, external_id = $5, name = $6, given_name = $7, family_name = $8,
       title = $9, email = $10, changed = $11 where site_id = $1 and place = $2`,
    [tx.siteId, place, ...valuesOf(facts), now],
  );
}

function valuesOf({ userName, externalId, name, givenName, familyName, title, email }: UserFacts) {
  return [userName, userName.toLowerCase(), externalId, name, givenName, familyName, title, email];
}

/** They are this person, and people of the site. */
export async function linkUser(place: number, personId: number, tx: Tx): Promise<void> {
  // Whom the directory had forgotten, and an owner brought back, may still be that person.
  await run(
    tx,
    "update directory_user set person_id = null where site_id = $1 and person_id = $3 and place <> $2",
    [tx.siteId, place, personId],
  );
  await run(
    tx,
    `update directory_user set person_id = $3, is_active = true, is_closed = false, removal_id = null
     where site_id = $1 and place = $2`,
    [tx.siteId, place, personId],
  );
}

/** From now on no person of the site, by the directory; `removalId` is how they are brought back. */
export async function saveInactive(place: number, removalId: number | null, tx: Tx): Promise<void> {
  await run(
    tx,
    "update directory_user set is_active = false, removal_id = $3 where site_id = $1 and place = $2",
    [tx.siteId, place, removalId],
  );
}

/** The directory no longer tells of them; how they are brought back is known a while longer. */
export async function saveForgotten(place: number, now: Date, tx: Tx): Promise<void> {
  await run(tx, "update directory_user set deleted = $3 where site_id = $1 and place = $2", [
    tx.siteId,
    place,
    now,
  ]);
  await run(tx, "delete from directory_member where site_id = $1 and user_place = $2", [tx.siteId, place]);
}

export async function isOfDirectory(personId: number, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    "select from directory_user where site_id = $1 and person_id = $2 and deleted is null",
    [tx.siteId, personId],
  );
  return rows.length > 0;
}

/** Whom the directory forgot before this moment is forgotten here too; gives the addresses of those whom no owner deleted. */
export async function dropForgotten(before: Date, tx: Tx): Promise<string[]> {
  const rows = await run<{ email: string; isClosed: boolean }>(
    tx,
    `delete from directory_user where site_id = $1 and deleted < $2 returning email, is_closed as "isClosed"`,
    [tx.siteId, before],
  );
  return rows.filter(({ isClosed }) => !isClosed).map(({ email }) => email);
}

/** Somebody is deleted: the directory's user stays, without a person. Where the directory did not do it, an owner did. */
export async function partUser(personId: number, tx: Tx): Promise<number[]> {
  const rows = await run<{ place: number }>(
    tx,
    `update directory_user set person_id = null, is_closed = is_closed or is_active, is_active = false
     where site_id = $1 and person_id = $2 returning place`,
    [tx.siteId, personId],
  );
  return rows.map(({ place }) => place);
}

/** They are back, and the directory's again, unless that has them otherwise by now. */
export async function rejoinUser(personId: number, places: readonly number[], tx: Tx): Promise<void> {
  await run(
    tx,
    `update directory_user set person_id = $2, is_active = true, is_closed = false, removal_id = null
     where site_id = $1 and place = any($3) and person_id is null
       and not exists (select from directory_user other where other.site_id = $1 and other.person_id = $2)`,
    [tx.siteId, personId, places],
  );
}
