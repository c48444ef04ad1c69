import type { Tx } from "#database/transaction.ts";
import { Refusal, found } from "#kernel/refusal.ts";
import { findAccount } from "../arriving/store.ts";
import { type Answer, answered } from "./model/answer.ts";
import { readFilter } from "./model/filter.ts";
import { isNumber } from "./model/group.ts";
import { changesInBody, changesInPatch } from "./model/operations-sent.ts";
import { listAnswer, pieceOf } from "./model/paging.ts";
import { shaped, shapingOf, userResource } from "./model/resources.ts";
import type { Said } from "./model/values.ts";
import { type UserFacts, userAfter, userSaid } from "./model/user.ts";
import { type Provisioning, bring, takeAway, tellOfPerson } from "./person-operations.ts";
import {
  type UserRow,
  countUsers,
  findForgotten,
  findUser,
  insertUser,
  isUserNameTaken,
  listUsers,
  readUserAt,
  reviveUser,
  saveForgotten,
  saveUser,
  userAttributes,
} from "./user-store.ts";

type Query = Readonly<Record<string, unknown>>;

/** People whom the directory has told of, and nobody else. */
export async function answerUsers(query: Query, { base }: Provisioning, tx: Tx): Promise<Answer> {
  const { filter } = query;
  const conditions = typeof filter === "string" ? readFilter(filter, userAttributes) : [];
  const piece = pieceOf(query);
  const rows = piece.count === 0 ? [] : await listUsers(conditions, piece, tx);
  const resources = rows.map((row) => shaped(userResource(row, base), shapingOf(query)));
  return answered(200, listAnswer(resources, await countUsers(conditions, tx), piece.from));
}

export async function answerUser(id: string, query: Query, { base }: Provisioning, tx: Tx): Promise<Answer> {
  return answered(200, shaped(userResource(await userOf(id, tx), base), shapingOf(query)));
}

async function userOf(id: string, tx: Tx): Promise<UserRow> {
  if (!isNumber(id)) throw new Refusal("scim-not-found");
  return found(await findUser(id, tx), "scim-not-found");
}

/** Somebody new to the directory, who may be here already, or have been. */
export async function createUser(body: unknown, context: Provisioning, tx: Tx): Promise<Answer> {
  const said = userSaid(changesInBody(body), null);
  const facts = userAfter(null, said);
  if (await isUserNameTaken(facts.userName, null, tx)) throw new Refusal("scim-taken");
  const place = await placeFor(facts, context, tx);
  const user = await readUserAt(place, tx);
  const isHere = user.personId !== null && user.isActive;
  if (!isHere && (facts.isActive || (await findAccount(facts.email, tx))))
    await bring(context, user, facts, tx);
  const brought = await readUserAt(place, tx);
  const after = userAfter(brought, said);
  // Whoever owns the site is known to the directory from now on, and stays as they are.
  if (brought.role !== "owner") await tellOfPerson(context, brought, after, tx);
  await saveUser(place, after, context.now, tx);
  if (!facts.isActive) await takeAway(context, await readUserAt(place, tx), tx);
  const { id, ...made } = await readUserAt(place, tx);
  const location = `${context.base}/Users/${id}`;
  return { ...answered(201, userResource({ id, ...made }, context.base)), location };
}

/** Whom the directory forgot is told of again; anybody else is new to it. */
async function placeFor(facts: UserFacts, { now }: Provisioning, tx: Tx): Promise<number> {
  const forgotten = await findForgotten(facts.email, tx);
  if (!forgotten) return found(await insertUser(facts, now, tx), "scim-taken");
  await saveUser(forgotten.place, facts, now, tx);
  await reviveUser(forgotten.place, now, tx);
  return forgotten.place;
}

/** PUT says the whole of somebody, PATCH what is another about them. */
export async function changeUser(
  { id, body, isWhole }: { readonly id: string; readonly body: unknown; readonly isWhole: boolean },
  context: Provisioning,
  tx: Tx,
): Promise<Answer> {
  const user = await userOf(id, tx);
  const changes = isWhole ? changesInBody(body) : changesInPatch(body);
  const after = userAfter(user, userSaid(changes, user));
  if (!isSame(user, after)) await become(user, after, context, tx);
  return answered(200, userResource(await readUserAt(user.place, tx), context.base));
}

const factNames = [
  "userName",
  "externalId",
  "name",
  "givenName",
  "familyName",
  "title",
  "email",
  "isActive",
] as const satisfies readonly (keyof UserFacts)[];

function isSame(before: UserFacts, after: UserFacts): boolean {
  return factNames.every((name) => before[name] === after[name]);
}

async function become(user: UserRow, after: UserFacts, context: Provisioning, tx: Tx): Promise<void> {
  const { place } = user;
  if (await isUserNameTaken(after.userName, place, tx)) throw new Refusal("scim-taken");
  if (after.isActive && !user.isActive) await bring(context, user, after, tx);
  await tellOfPerson(context, await readUserAt(place, tx), after, tx);
  await saveUser(place, after, context.now, tx);
  if (!after.isActive && user.isActive) await takeAway(context, await readUserAt(place, tx), tx);
}

export async function forgetUser(id: string, context: Provisioning, tx: Tx): Promise<Answer> {
  const user = await userOf(id, tx);
  if (user.role === "owner") throw new Refusal("scim-owner");
  if (user.isActive) await takeAway(context, user, tx);
  await saveForgotten(user.place, context.now, tx);
  return answered(204, null as Said | null);
}
