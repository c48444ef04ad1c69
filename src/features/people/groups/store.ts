import { type Tx, run } from "#database/transaction.ts";
import { nameKey } from "#kernel/name-key.ts";
import { holder } from "../sought-store.ts";
import { groupFoundMost, groupNamesMost, groupsMost } from "./rules.ts";

export type Group = { readonly id: number; readonly name: string };
export type DirectoryGroup = Group & { readonly isFromDirectory: boolean };
export type GroupWithPeople = Group & {
  /** The directory of the company fills and names it; nobody here does. */
  readonly isFromDirectory: boolean;
  readonly count: number;
  readonly people: { readonly id: number; readonly name: string; readonly photo: string | null }[];
};

const there = "held.site_id = $1 and held.deleted is null";
const membersOf = `from group_member member join person on person.site_id = $1 and person.id = member.person_id
  where member.site_id = $1 and member.group_id = held.id`;

/** All groups by name, each with its first people and how many they are. */
export function listGroupsWithPeople(tx: Tx): Promise<GroupWithPeople[]> {
  return run<GroupWithPeople>(
    tx,
    `select held.id, held.name, held.from_directory as "isFromDirectory", (select count(*) ${membersOf}) as count,
       (select coalesce(json_agg(first), '[]') from (
         select person.id, person.name, person.photo ${membersOf} order by person.name_key, person.id limit ${groupNamesMost}) first) as people
     from person_group held where ${there} order by held.name_key, held.id limit ${groupsMost}`,
    [tx.siteId],
  );
}

/** All groups by name, with whether a person is in each, and whether the directory of the company says so. */
export function listGroupsOf(personId: number, tx: Tx): Promise<(DirectoryGroup & { isIn: boolean })[]> {
  return run<DirectoryGroup & { isIn: boolean }>(
    tx,
    `select held.id, held.name, held.from_directory as "isFromDirectory", exists (select from group_member member
       where member.site_id = $1 and member.group_id = held.id and member.person_id = $2) as "isIn"
     from person_group held where ${there} order by held.name_key, held.id`,
    [tx.siteId, personId],
  );
}

/** The groups by name that people here fill; those of the directory of the company are left out. */
export function listOwnGroups(tx: Tx): Promise<Group[]> {
  const text = `select held.id, held.name from person_group held where ${there} and not held.from_directory order by held.name_key, held.id limit ${groupsMost}`;
  return run<Group>(tx, text, [tx.siteId]);
}

/** All groups by name. */
export function listGroups(tx: Tx): Promise<Group[]> {
  const text = `select held.id, held.name from person_group held where ${there} order by held.name_key, held.id limit ${groupsMost}`;
  return run<Group>(tx, text, [tx.siteId]);
}

/** What the groups of each of these people are called. */
export async function groupNamesOf(
  personIds: readonly number[],
  tx: Tx,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await run<{ personId: number; names: string[] }>(
    tx,
    `select member.person_id as "personId", array_agg(held.name order by held.name_key, held.id) as names
     from group_member member join person_group held on held.id = member.group_id and ${there}
     where member.site_id = $1 and member.person_id = any($2) group by member.person_id`,
    [tx.siteId, personIds],
  );
  return new Map(rows.map(({ personId, names }) => [personId, names]));
}

/** The same, with how many people each has. */
export function countGroupPeople(tx: Tx): Promise<(Group & { count: number })[]> {
  return run<Group & { count: number }>(
    tx,
    `select held.id, held.name, (select count(*) ${membersOf}) as count
     from person_group held where ${there} order by held.name_key, held.id limit ${groupsMost}`,
    [tx.siteId],
  );
}

/** The people of a group, or all that hold each of the words, the first by name and one more than are shown. */
export function findPeopleOfGroup(
  groupId: number,
  words: readonly string[],
  tx: Tx,
): Promise<{ id: number; name: string; email: string; isIn: boolean }[]> {
  const isIn = `exists (select from group_member member
    where member.site_id = $1 and member.group_id = $2 and member.person_id = person.id)`;
  return run(
    tx,
    `select person.id, person.name, person.email, ${isIn} as "isIn" from person where person.site_id = $1
       and case when cardinality($3::text[]) = 0 then ${isIn} else person.sought like all($3::text[]) end
     order by person.name_key, person.id limit ${groupFoundMost + 1}`,
    [tx.siteId, groupId, words.map(holder)],
  );
}

/** The people of a group who are not administrators, who read every page of the main group anyway: how many, and the first by name. */
export async function readWhoLoses(groupId: number, tx: Tx): Promise<{ count: number; names: string[] }> {
  const rows = await run<{ count: number; names: string[] }>(
    tx,
    `with losing as (
       select person.name, person.name_key, person.id from group_member member
       join person on person.site_id = $1 and person.id = member.person_id and person.role not in ('owner', 'admin')
       where member.site_id = $1 and member.group_id = $2)
     select (select count(*) from losing) as count,
       array(select name from losing order by name_key, id limit ${groupNamesMost}) as names`,
    [tx.siteId, groupId],
  );
  return rows[0] ?? { count: 0, names: [] };
}

/** Null when there is none, or it is deleted. */
export async function findGroup(id: number, tx: Tx): Promise<Group | null> {
  const text = `select held.id, held.name from person_group held where ${there} and held.id = $2`;
  return (await run<Group>(tx, text, [tx.siteId, id]))[0] ?? null;
}

/** The same, under lock. */
export async function lockGroup(id: number, tx: Tx): Promise<DirectoryGroup | null> {
  const rows = await run<DirectoryGroup>(
    tx,
    `select held.id, held.name, held.from_directory as "isFromDirectory" from person_group held where ${there} and held.id = $2 for update`,
    [tx.siteId, id],
  );
  return rows[0] ?? null;
}

export async function lockDeletedGroup(id: number, tx: Tx): Promise<Group | null> {
  const rows = await run<Group>(
    tx,
    "select id, name from person_group where site_id = $1 and id = $2 and deleted is not null for update",
    [tx.siteId, id],
  );
  return rows[0] ?? null;
}

export async function isNameTaken(name: string, exceptId: number | null, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    `select from person_group held where ${there} and held.name_key = $2 and held.id is distinct from $3`,
    [tx.siteId, nameKey(name), exceptId],
  );
  return rows.length > 0;
}

/** Under a lock that all who make groups wait for, so that their number and names hold. */
export async function countGroupsLocked(tx: Tx): Promise<number> {
  await run(tx, "select from site where id = $1 for no key update", [tx.siteId]);
  const rows = await run<{ count: number }>(
    tx,
    `select count(*) as count from person_group held where ${there}`,
    [tx.siteId],
  );
  return rows[0]?.count ?? 0;
}

export async function insertGroup(name: string, tx: Tx): Promise<number> {
  const rows = await run<{ id: number }>(
    tx,
    "insert into person_group (site_id, name, name_key) values ($1, $2, $3) returning id",
    [tx.siteId, name, nameKey(name)],
  );
  return rows[0]?.id ?? 0;
}

/** Whether the directory of the company keeps these, or people here. */
export async function saveFromDirectory(ids: readonly number[], isFrom: boolean, tx: Tx): Promise<void> {
  await run(tx, "update person_group set from_directory = $3 where site_id = $1 and id = any($2)", [
    tx.siteId,
    ids,
    isFrom,
  ]);
}

export async function saveGroupName({ id, name }: Group, tx: Tx): Promise<void> {
  await run(tx, "update person_group set name = $3, name_key = $4 where site_id = $1 and id = $2", [
    tx.siteId,
    id,
    name,
    nameKey(name),
  ]);
}

export async function saveDeleted(id: number, deleted: Date | null, tx: Tx): Promise<void> {
  await run(tx, "update person_group set deleted = $3 where site_id = $1 and id = $2", [
    tx.siteId,
    id,
    deleted,
  ]);
}

/** Deleted groups whose time to come back is over; nobody has held them since. */
export async function forgetDeletedGroups(before: Date, tx: Tx): Promise<void> {
  await run(tx, "delete from person_group where site_id = $1 and deleted < $2", [tx.siteId, before]);
}

export async function readMembers(groupId: number, tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    "select person_id as id from group_member where site_id = $1 and group_id = $2 order by person_id",
    [tx.siteId, groupId],
  );
  return rows.map(({ id }) => id);
}

/** Whether all of these are people of the site. */
export async function areAllHere(ids: readonly number[], tx: Tx): Promise<boolean> {
  const rows = await run<{ count: number }>(
    tx,
    "select count(*) as count from person where site_id = $1 and id = any($2)",
    [tx.siteId, ids],
  );
  return rows[0]?.count === new Set(ids).size;
}

/** Puts people in; gives those who were not. */
export async function addMembers(groupIds: readonly number[], personIds: readonly number[], tx: Tx) {
  return run<{ groupId: number; personId: number }>(
    tx,
    `insert into group_member (site_id, group_id, person_id) select $1, held, person from unnest($2::bigint[]) held, unnest($3::bigint[]) person
     on conflict do nothing returning group_id as "groupId", person_id as "personId"`,
    [tx.siteId, groupIds, personIds],
  );
}

/** Takes people out; gives those who were in. */
export async function removeMembers(groupIds: readonly number[], personIds: readonly number[], tx: Tx) {
  return run<{ groupId: number; personId: number }>(
    tx,
    `delete from group_member where site_id = $1 and group_id = any($2) and person_id = any($3)
     returning group_id as "groupId", person_id as "personId"`,
    [tx.siteId, groupIds, personIds],
  );
}

/** How many people are in each of some groups. */
export async function countPeopleIn(ids: readonly number[], tx: Tx): Promise<ReadonlyMap<number, number>> {
  const rows = await run<{ id: number; people: number }>(
    tx,
    "select group_id as id, count(*)::int as people from group_member where site_id = $1 and group_id = any($2) group by group_id",
    [tx.siteId, ids],
  );
  return new Map(rows.map(({ id, people }) => [id, people]));
}
