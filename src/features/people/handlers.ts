import { handle, handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { namesAround } from "#features/sessions/password-store.ts";
import { mayBePassword } from "#features/sessions/rules.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import { nameKey } from "#kernel/name-key.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { isAdminSomewhere, isOwner } from "#kernel/viewer.ts";
import { isCommonPassword } from "#secrets/common-passwords.ts";
import { hashPassword } from "#secrets/password.ts";
import { awayAmong } from "./away/operations.ts";
import { offeredActions, personActions } from "./cards/rules.ts";
import { addPersonCall, changeRole } from "./contract.ts";
import {
  peopleFirst,
  peopleShown,
  inviteState,
  mayChangeRole,
  mayGiveRole,
  maySeePeople,
  rolesToGive,
} from "./rules.ts";
import { personAdded, roleChanged } from "./events.ts";
import { listGroups } from "./groups/store.ts";
import { listLetters, listPeople } from "./listing-store.ts";
import { searchedWords } from "./model/searched-words.ts";
import { matchesOf, searchableFields } from "./profiles/matching-operations.ts";
import { chartFor, hasChart } from "./reporting/operations.ts";
import { readPeople } from "./screen.ts";
import { type Listed, type PersonRow, addPerson, countOwners, findPerson, saveRole } from "./store.ts";
import { peopleWords } from "./wording.ts";

const nobody: Listed<PersonRow> = { rows: [], count: 0 };

export const peopleHandlers = [
  handle(readPeople, async ({ input, actor, now, tx, wire, say }) => {
    demand(maySeePeople(actor));
    const q = (input.q ?? "").trim();
    const most = input.all ? peopleShown : peopleFirst;
    const { sort = "name", view = "cards", group: groupId = null } = input;
    const isChart = view === "chart";
    const isWhole = !isChart && q === "" && sort === "name" && groupId === null;
    const from = isWhole ? nameKey(input.from ?? "") : "";
    const words = searchedWords(q);
    const fieldIds = words.length === 0 ? [] : await searchableFields(actor, tx);
    const [{ rows, count }, chart, isChartThere, letters, groups] = await Promise.all([
      isChart ? nobody : listPeople(actor, { words, fieldIds, most, from, sort, groupId }, tx),
      isChart ? chartFor(actor, input.person ?? null, tx) : null,
      hasChart(actor, tx),
      isWhole ? listLetters(actor, tx) : [],
      listGroups(tx),
    ]);
    if (groupId !== null && !groups.some(({ id }) => id === groupId)) throw new Refusal("group-not-found");
    const ids = rows.map(({ id }) => id);
    const beside = await besideThem(actor, { ids, words, fieldIds, now }, tx);
    return {
      title: say(peopleWords.title),
      q,
      from,
      sort,
      view,
      groupId,
      groups,
      letters,
      chart,
      hasChart: isChartThere,
      people: rows.map((row) => ({ ...shown(actor, row, now), ...beside(row.id) })),
      count: Math.min(count, peopleShown),
      more: count > peopleShown,
      roles: rolesToGive(actor),
      withSubsites: actor.withSubsites,
      sendsMail: wire.sendsMail ?? false,
      managesSubsites: actor.withSubsites && (isOwner(actor) || isAdminSomewhere(actor)),
    };
  }),

  handleInSteps(addPersonCall, async ({ input, read, write }) => {
    const { email, display_name: name, role, password } = input;
    const names = await read(async (actor, tx) => {
      demandMayGive(actor, input);
      return [...(await namesAround(null, tx)), name, email];
    });
    demand(mayBePassword({ first: password, second: password, isCommon: isCommonPassword(password), names }));
    const passwordHash = await hashPassword(password);
    return write(async (actor, tx) => {
      demandMayGive(actor, input);
      const id = await addPerson({ email, name, role, passwordHash }, tx);
      if (id === null) throw new Refusal("already-member", { email });
      tx.announce(personAdded({ personId: id, role }));
      return { id };
    });
  }),

  handle(changeRole, async ({ input, actor, tx }) => {
    demandMayGive(actor, { role: "member" });
    const { person, owners } = await personAndOwners(actor, input.id, tx);
    demand(mayChangeRole(actor, { person, role: input.role, owners }));
    await saveRole(actor, { id: person.id, role: input.role }, tx);
    tx.announce(roleChanged({ personId: person.id, role: input.role }));
    return {};
  }),
];

function demandMayGive(actor: Actor, { role }: { role: PersonRow["role"] }): void {
  demand(maySeeSettings(actor));
  demand(mayGiveRole(actor, role));
}

async function personAndOwners(actor: Actor, id: number, tx: Tx) {
  const owners = await countOwners(actor, tx);
  return { owners, person: found(await findPerson(actor, id, tx), "person-not-found") };
}

type Beside = {
  readonly ids: readonly number[];
  readonly words: readonly string[];
  readonly fieldIds: readonly number[];
  readonly now: Date;
};

/** What else stands beside the names of a list: who is away, and by which profile fields they were found. */
async function besideThem(actor: Actor, { ids, now, ...sought }: Beside, tx: Tx) {
  const [matches, away] = await Promise.all([
    matchesOf(actor, { ids, ...sought }, tx),
    awayAmong(actor, ids, { now }, tx),
  ]);
  return (id: number) => ({ away: away.get(id) ?? null, matched: matches.get(id) ?? [] });
}

function shown(actor: Actor, row: PersonRow, now: Date) {
  const { id, name, email, position, photo, role } = row;
  return {
    id,
    name,
    email,
    position,
    photo,
    role,
    state: inviteState(row, now),
    actions: offeredActions(personActions(actor, row)),
  };
}
