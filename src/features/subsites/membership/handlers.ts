import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { awayAmong } from "#features/people/away/operations.ts";
import { searchedWords } from "#features/people/model/searched-words.ts";
import { peopleFirst, peopleShown, inviteState, mayAddPeople } from "#features/people/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import { type SubsiteRole, currentSubsite, subsiteRoles } from "#kernel/viewer.ts";
import { notificationLevels } from "#features/sites/contract.ts";
import { removeFromSpace, setSubsitePermissions } from "../contract.ts";
import { lockMembers } from "../joining-store.ts";
import type { Subsite } from "../model/subsite.ts";
import { knownSubsite } from "../operations.ts";
import {
  mayChangeLevel,
  mayChangeMembership,
  mayInviteTo,
  mayRemoveFrom,
  maySeePeopleOf,
  maySeeSubsites,
} from "../rules.ts";
import { subsitePeopleWords } from "../wording.ts";
import { changeMembers } from "../joining-operations.ts";
import { readSubsitePeople } from "./screen.ts";
import { type SubsitePersonRow, listPeopleOf, saveLevels } from "./store.ts";

export const subsitePeopleHandlers = [
  handle(readSubsitePeople, async ({ input, actor, now, tx, say }) => {
    demand(maySeeSubsites(actor));
    const here = currentSubsite(actor);
    const q = (input.q ?? "").trim();
    // Told in one breath, so that Postgres is woken once for both.
    const most = input.all ? peopleShown : peopleFirst;
    const [subsite, { rows, count }] = await Promise.all([
      knownSubsite(actor, here, tx),
      listPeopleOf(here, { words: searchedWords(q), most }, tx),
    ]);
    demand(maySeePeopleOf(actor, subsite));
    const { id: subsiteId, name, given } = subsite;
    const away = await awayAmong(
      actor,
      rows.map(({ id }) => id),
      { now },
      tx,
    );
    const mayAddNew = mayAddPeople(actor).allowed ? ("anybody" as const) : ("accounts" as const);
    return {
      title: say(subsitePeopleWords.title, { name }),
      q,
      subsiteId,
      subsite: name,
      people: rows.map((row) => ({
        ...shown({ actor, subsite, now }, row),
        away: away.get(row.id) ?? null,
      })),
      count: Math.min(count, peopleShown),
      more: count > peopleShown,
      inviting: mayInviteTo(actor, subsite).allowed ? mayAddNew : null,
      mayLeave: given !== null,
      mayManage: mayInviteTo(actor, { ...subsite, isArchived: false }).allowed,
    };
  }),

  handle(removeFromSpace, async ({ input, actor, tx }) => {
    demand(maySeeSubsites(actor));
    const subsite = await knownSubsite(actor, input.from_group_id ?? currentSubsite(actor), tx);
    await changeMembers(actor, subsite, { personIds: input.profile_ids, role: "delete" }, tx);
    return {};
  }),

  handle(setSubsitePermissions, async ({ input, actor, tx }) => {
    demand(maySeeSubsites(actor));
    const { mode, permissions, notifications, profile_ids: personIds } = input;
    if (mode === "notifications") await changeLevels(actor, { personIds, levels: notifications ?? {} }, tx);
    else await changeRoles(actor, { personIds, roles: permissions ?? {} }, tx);
    return {};
  }),
];

/** In the list the last administrator is a matter of the call; what is offered there follows from roles alone. */
function shown(
  { actor, subsite, now }: { actor: Actor; subsite: Subsite; now: Date },
  row: SubsitePersonRow,
) {
  const { id, name, email, position, photo, given: role, role: siteRole } = row;
  const one = { person: { id, role }, admins: 2 };
  return {
    id,
    name,
    email,
    position,
    photo,
    role,
    siteRole,
    state: inviteState(row, now),
    mayChangeRole: mayChangeMembership(actor, subsite, { ...one, role: "viewer" }).allowed,
    mayManage: id !== actor.personId && mayInviteTo(actor, { ...subsite, isArchived: false }).allowed,
    mayRemove: id !== actor.personId && mayRemoveFrom(actor, subsite, one).allowed,
  };
}

type Chosen = Readonly<Record<string, string>>;

async function changeRoles(
  actor: Actor,
  { personIds, roles }: { personIds: readonly number[]; roles: Chosen },
  tx: Tx,
): Promise<void> {
  const all: readonly string[] = [...subsiteRoles, "delete"];
  for (const [id, role] of chosen(roles, all, "no-role-chosen")) {
    const subsite = await knownSubsite(actor, id, tx);
    await changeMembers(actor, subsite, { personIds, role: role as SubsiteRole | "delete" }, tx);
  }
}

async function changeLevels(
  actor: Actor,
  { personIds, levels }: { personIds: readonly number[]; levels: Chosen },
  tx: Tx,
): Promise<void> {
  for (const [id, level] of chosen(levels, notificationLevels, "no-level-chosen")) {
    const subsite = await knownSubsite(actor, id, tx);
    for (const personId of personIds) demand(mayChangeLevel(actor, subsite, personId));
    const { members } = await lockMembers(id, personIds, tx);
    if (new Set(personIds).size > members.length) throw new Refusal("person-not-found");
    await saveLevels({ subsiteId: id, personIds, level }, tx);
  }
}

/** What was chosen for each subsite, in the order of their numbers, so that two who change several wait for each other once. */
function chosen(choices: Chosen, known: readonly string[], missing: string): [number, string][] {
  const entries = Object.entries(choices).map(([id, choice]) => [Number(id), choice] as [number, string]);
  if (entries.length === 0 || entries.some(([, choice]) => !known.includes(choice)))
    throw new Refusal(missing);
  return entries.toSorted(([a], [b]) => a - b);
}
