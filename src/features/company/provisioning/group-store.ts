import { type Tx, run } from "#database/transaction.ts";
import type { Condition } from "./model/filter.ts";
import type { Piece } from "./model/paging.ts";
import type { GroupShown } from "./model/resources.ts";

/** A group of the directory, without its members. */
export type GroupRow = Omit<GroupShown, "members"> & { readonly groupId: number };

export const groupAttributes = {
  externalid: "externalId",
  id: "id",
  displayname: "displayName",
} as const;
export type GroupAttribute = (typeof groupAttributes)[keyof typeof groupAttributes];

const columns = `kept.group_id as "groupId", kept.id, held.name, kept.external_id as "externalId", kept.made, kept.changed`;
const groups = `directory_group kept join person_group held on held.site_id = $1 and held.id = kept.group_id and held.deleted is null
  where kept.site_id = $1`;

const comparisons: Readonly<Record<GroupAttribute, string>> = {
  externalId: "kept.external_id",
  id: "kept.id::text",
  displayName: "lower(held.name)",
};

function narrowed(conditions: readonly Condition<GroupAttribute>[]) {
  const text = conditions.map(({ attribute }, at) => `and ${comparisons[attribute]} = $${at + 2}`);
  const values = conditions.map(({ attribute, value }) =>
    attribute === "displayName" ? value.toLowerCase() : value,
  );
  return { text: text.join(" "), values };
}

/** Those of a piece, and how many there are; a site has few groups. */
export async function listDirectoryGroups(
  conditions: readonly Condition<GroupAttribute>[],
  { from, count }: Piece,
  tx: Tx,
): Promise<{ rows: GroupRow[]; total: number }> {
  const { text, values } = narrowed(conditions);
  const all = await run<GroupRow>(tx, `select ${columns} from ${groups} ${text} order by kept.group_id`, [
    tx.siteId,
    ...values,
  ]);
  return { rows: all.slice(from - 1, from - 1 + count), total: all.length };
}

export async function findDirectoryGroup(id: string, tx: Tx): Promise<GroupRow | null> {
  const rows = await run<GroupRow>(tx, `select ${columns} from ${groups} and kept.id = $2`, [tx.siteId, id]);
  return rows[0] ?? null;
}

type Given = { readonly groupId: number; readonly externalId: string | null };

/** Gives the number by which the directory knows it. */
export async function insertDirectoryGroup(
  { groupId, externalId }: Given,
  now: Date,
  tx: Tx,
): Promise<string> {
  const rows = await run<{ id: string }>(
    tx,
    `insert into directory_group (site_id, group_id, external_id, made, changed) values ($1, $2, $3, $4, $4) returning id`,
    [tx.siteId, groupId, externalId, now],
  );
  return rows[0]?.id ?? "";
}

export async function saveDirectoryGroup({ groupId, externalId }: Given, now: Date, tx: Tx): Promise<void> {
  await run(
    tx,
    "update directory_group set external_id = $3, changed = $4 where site_id = $1 and group_id = $2",
    [tx.siteId, groupId, externalId, now],
  );
}

export async function deleteDirectoryGroup(groupId: number, tx: Tx): Promise<void> {
  await run(tx, "delete from directory_group where site_id = $1 and group_id = $2", [tx.siteId, groupId]);
}

/** The numbers of all groups that the directory knows. */
export async function readDirectoryGroupIds(tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    "select group_id as id from directory_group where site_id = $1",
    [tx.siteId],
  );
  return rows.map(({ id }) => id);
}

export type Member = { readonly groupId: number; readonly id: string; readonly name: string };

/** The users of these groups, whether they are people of the site or not. */
export function listMembers(groupIds: readonly number[], tx: Tx): Promise<Member[]> {
  return run<Member>(
    tx,
    `select member.group_id as "groupId", known.id, coalesce(person.name, known.name) as name
     from directory_member member
     join directory_user known on known.site_id = $1 and known.place = member.user_place
     left join person on person.site_id = $1 and person.id = known.person_id
     where member.site_id = $1 and member.group_id = any($2) order by known.place`,
    [tx.siteId, groupIds],
  );
}

/** The users of a group from now on; false where one of them is not known, and nothing has changed. */
export async function writeMembers(groupId: number, ids: ReadonlySet<string>, tx: Tx): Promise<boolean> {
  const found = await run<{ place: number }>(
    tx,
    "select place from directory_user where site_id = $1 and id = any($2::uuid[]) and deleted is null",
    [tx.siteId, [...ids]],
  );
  if (found.length < ids.size) return false;
  const places = found.map(({ place }) => place);
  await run(
    tx,
    "delete from directory_member where site_id = $1 and group_id = $2 and user_place not in (select unnest($3::bigint[]))",
    [tx.siteId, groupId, places],
  );
  await run(
    tx,
    `insert into directory_member (site_id, group_id, user_place) select $1, $2, place from unnest($3::bigint[]) place
     on conflict do nothing`,
    [tx.siteId, groupId, places],
  );
  return true;
}

/** The people who are in a group by the directory. Read as a whole: of some thousands, each one by one takes minutes. */
const theirs = `select known.person_id from directory_member member
  join directory_user known on known.site_id = $1 and known.place = member.user_place and known.is_active and known.person_id is not null
  where member.site_id = $1 and member.group_id = $2`;

/** Puts into a group of people those users of it who are people of the site, and all others out; gives whom that changed. */
export async function mirrorMembers(groupId: number, tx: Tx): Promise<number[]> {
  const gone = await run<{ id: number }>(
    tx,
    `delete from group_member where site_id = $1 and group_id = $2 and person_id not in (${theirs}) returning person_id as id`,
    [tx.siteId, groupId],
  );
  const come = await run<{ id: number }>(tx, `${joining} and member.group_id = $2 ${joined}`, [
    tx.siteId,
    groupId,
  ]);
  return [...gone, ...come].map(({ id }) => id);
}

const joining = `insert into group_member (site_id, group_id, person_id)
  select $1, member.group_id, known.person_id from directory_member member
  join directory_user known on known.site_id = $1 and known.place = member.user_place and known.is_active and known.person_id is not null
  where member.site_id = $1`;
const joined = "on conflict do nothing returning person_id as id";

/** Puts somebody into all groups that the directory has them in; says whether that changed any. */
export async function mirrorPerson(personId: number, tx: Tx): Promise<boolean> {
  const come = await run(tx, `${joining} and known.person_id = $2 ${joined}`, [tx.siteId, personId]);
  return come.length > 0;
}
