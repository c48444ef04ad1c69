import type { Tx } from "#database/transaction.ts";
import { demandFreeName, tellOf } from "#features/people/groups/operations.ts";
import { mayMakeGroup } from "#features/people/groups/rules.ts";
import {
  countGroupsLocked,
  insertGroup,
  readMembers,
  saveDeleted,
  saveFromDirectory,
  saveGroupName,
} from "#features/people/groups/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import {
  type GroupRow,
  deleteDirectoryGroup,
  findDirectoryGroup,
  groupAttributes,
  insertDirectoryGroup,
  listDirectoryGroups,
  listMembers,
  mirrorMembers,
  saveDirectoryGroup,
  writeMembers,
} from "./group-store.ts";
import { type Answer, answered } from "./model/answer.ts";
import { readFilter } from "./model/filter.ts";
import { type GroupSaid, groupAfter, isNumber } from "./model/group.ts";
import { changesInBody, changesInPatch } from "./model/operations-sent.ts";
import { listAnswer, pieceOf } from "./model/paging.ts";
import { type Shaping, groupResource, isShown, shaped, shapingOf } from "./model/resources.ts";
import { type Said, wrongValue } from "./model/values.ts";
import type { Provisioning } from "./person-operations.ts";

type Query = Readonly<Record<string, unknown>>;

/** The groups that the directory made; those that people made here are theirs. */
export async function answerGroups(query: Query, { base }: Provisioning, tx: Tx): Promise<Answer> {
  const { filter } = query;
  const conditions = typeof filter === "string" ? readFilter(filter, groupAttributes) : [];
  const piece = pieceOf(query);
  const { rows, total } = await listDirectoryGroups(conditions, piece, tx);
  return answered(200, listAnswer(await shownGroups(rows, shapingOf(query), base, tx), total, piece.from));
}

export async function answerGroup(id: string, query: Query, { base }: Provisioning, tx: Tx): Promise<Answer> {
  const [shown] = await shownGroups([await groupOf(id, tx)], shapingOf(query), base, tx);
  return answered(200, shown ?? null);
}

/** Members are read where they are asked for. */
async function shownGroups(
  rows: readonly GroupRow[],
  shaping: Shaping,
  base: string,
  tx: Tx,
): Promise<Said[]> {
  const withMembers = isShown("members", shaping);
  const ids = rows.map(({ groupId }) => groupId);
  const all = withMembers ? await listMembers(ids, tx) : null;
  return rows.map((row) => {
    const members = all && all.filter(({ groupId }) => groupId === row.groupId);
    return shaped(groupResource({ ...row, members }, base), shaping);
  });
}

async function groupOf(id: string, tx: Tx): Promise<GroupRow> {
  if (!isNumber(id)) throw new Refusal("scim-not-found");
  return found(await findDirectoryGroup(id, tx), "scim-not-found");
}

export async function createGroup(
  body: unknown,
  { actor, now, base }: Provisioning,
  tx: Tx,
): Promise<Answer> {
  const said = groupAfter(null, changesInBody(body));
  demand(mayMakeGroup(actor, await countGroupsLocked(tx)));
  await demandFreeName(said.name, null, tx);
  const groupId = await insertGroup(said.name, tx);
  await saveFromDirectory([groupId], true, tx);
  const id = await insertDirectoryGroup({ groupId, externalId: said.externalId }, now, tx);
  tellOf(actor, { group: { id: groupId, name: said.name }, deed: "made", personIds: [] }, tx);
  await fill(actor, { groupId, said }, tx);
  const [shown] = await shownGroups([await groupOf(id, tx)], shapingOf({}), base, tx);
  return { ...answered(201, shown ?? null), location: `${base}/Groups/${id}` };
}

/** Puts its users in, and those of them who are people of the site into the group of people. */
async function fill(
  actor: Actor,
  { groupId, said }: { readonly groupId: number; readonly said: GroupSaid },
  tx: Tx,
): Promise<void> {
  if (!(await writeMembers(groupId, said.members, tx))) throw wrongValue("members");
  const personIds = await mirrorMembers(groupId, tx);
  if (personIds.length > 0)
    tellOf(actor, { group: { id: groupId, name: said.name }, deed: "people", personIds }, tx);
}

/** PUT says the whole of a group, PATCH what is another about it. */
export async function changeGroup(
  { id, body, isWhole }: { readonly id: string; readonly body: unknown; readonly isWhole: boolean },
  { actor, now, base }: Provisioning,
  tx: Tx,
): Promise<Answer> {
  const group = await groupOf(id, tx);
  const { groupId } = group;
  const members = new Set((await listMembers([groupId], tx)).map((each) => each.id));
  const before = { ...group, members };
  const said = groupAfter(before, isWhole ? changesInBody(body) : changesInPatch(body));
  if (said.name !== group.name) {
    await countGroupsLocked(tx);
    await demandFreeName(said.name, groupId, tx);
    await saveGroupName({ id: groupId, name: said.name }, tx);
    tellOf(actor, { group: { id: groupId, name: said.name }, deed: "renamed", personIds: [] }, tx);
  }
  await saveDirectoryGroup({ groupId, externalId: said.externalId }, now, tx);
  await fill(actor, { groupId, said }, tx);
  const [shown] = await shownGroups([await groupOf(id, tx)], shapingOf({}), base, tx);
  return answered(200, shown ?? null);
}

/** As a group that is deleted by hand: it holds nobody, and pages that were shared with it are no longer. */
export async function forgetGroup(id: string, { actor, now }: Provisioning, tx: Tx): Promise<Answer> {
  const { groupId, name } = await groupOf(id, tx);
  const personIds = await readMembers(groupId, tx);
  await deleteDirectoryGroup(groupId, tx);
  await saveFromDirectory([groupId], false, tx);
  await saveDeleted(groupId, now, tx);
  tellOf(actor, { group: { id: groupId, name }, deed: "deleted", personIds }, tx);
  return answered(204, null);
}
