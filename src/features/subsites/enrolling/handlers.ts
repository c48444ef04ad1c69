import { handle } from "#calls/handle.ts";
import type { UndertakingKind } from "#calls/undertaking-kind.ts";
import type { Tx } from "#database/transaction.ts";
import { listGroups } from "#features/people/groups/store.ts";
import { searchedWords } from "#features/people/model/searched-words.ts";
import { type LeftPerson, leftSentences } from "#features/people/several/model/left-people.ts";
import { type JudgedPeople, doToPeople } from "#features/people/several/operations.ts";
import { readPeopleOf } from "#features/people/several/store.ts";
import type { PersonRow } from "#features/people/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { demand } from "#kernel/refusal.ts";
import type { Area, SubsiteRole } from "#kernel/viewer.ts";
import { type Member, lockMembers } from "../joining-store.ts";
import type { Subsite } from "../model/subsite.ts";
import { knownSubsite, knownSubsites } from "../operations.ts";
import { mayInviteSomewhere, mayInviteTo, mayManageSubsite, maySeeSubsites } from "../rules.ts";
import {
  addMembersCall,
  changeMemberRoles,
  checkMembers,
  findCandidates,
  listMemberIds,
  listPlaces,
  removeMembers,
} from "./contract.ts";
import { candidatesMost, type MemberDeed, mayBeDoneIn } from "./rules.ts";
import { type MembersInput, addingMembers, changingMembers, removingMembers } from "./member-operations.ts";
import { leftReasons } from "./model/left-reasons.ts";
import { countInside, findMemberIds, listCandidates, readMembers } from "./store.ts";

export const severalMemberHandlers = [
  handle(listPlaces, async ({ input: { ids }, actor, tx }) => {
    demand(mayInviteSomewhere(actor));
    const [{ known }, inside] = await Promise.all([knownSubsites(actor, tx), countInside(ids, tx)]);
    const managed = known.filter((subsite) => mayManageSubsite(actor, subsite).allowed);
    const places = managed.map(({ id, name, isArchived }) => {
      return { id, name, isArchived, inside: inside.get(id) ?? 0 };
    });
    return { places };
  }),

  handle(checkMembers, async ({ input: { id, ids, deed }, actor, tx, say }) => {
    const subsite = await managedSubsite(actor, id, deed, tx);
    const members = await readMembers(id, ids, tx);
    const { allowed, left } = await judge(actor, subsite, { ids, deed, ...members }, tx);
    return { allowed: allowed.length, left: leftSentences(left, say, leftReasons) };
  }),

  handle(addMembersCall, ({ input, ...asked }) => perform(addingMembers, { ...input, deed: "add" }, asked)),
  handle(changeMemberRoles, ({ input, ...asked }) =>
    perform(changingMembers, { ...input, deed: "role" }, asked),
  ),
  handle(removeMembers, ({ input, ...asked }) =>
    perform(removingMembers, { ...input, deed: "remove", role: "viewer" }, asked),
  ),

  handle(listMemberIds, async ({ input: { id, q }, actor, tx }) => {
    await managedSubsite(actor, id, "role", tx);
    return { ids: await findMemberIds(id, searchedWords(q), tx) };
  }),

  handle(findCandidates, async ({ input: { id, q, group }, actor, tx }) => {
    await managedSubsite(actor, id, "add", tx);
    const asked = { subsiteId: id, words: searchedWords(q), groupId: group ?? null };
    const [people, groups] = await Promise.all([listCandidates(actor, asked, tx), listGroups(tx)]);
    return {
      people: people.slice(0, candidatesMost),
      more: people.length > candidatesMost,
      groups: groups.map(({ id: groupId, name }) => ({ id: groupId, name })),
    };
  }),
];

/** A subsite in which the actor may do something to several people at all; who of them, is asked of each. */
async function managedSubsite(actor: Actor, id: Area, deed: MemberDeed, tx: Tx): Promise<Subsite> {
  demand(maySeeSubsites(actor));
  const subsite = await knownSubsite(actor, id, tx);
  demand(mayInviteTo(actor, deed === "add" ? subsite : { ...subsite, isArchived: false }));
  return subsite;
}

type Members = { readonly members: readonly Member[]; readonly admins: number };
type Asked = { readonly ids: readonly number[]; readonly deed: MemberDeed; readonly role?: SubsiteRole };

/** Of each person whether it may be done. */
async function judge(
  actor: Actor,
  subsite: Subsite,
  { members, admins, ...asked }: Asked & Members,
  tx: Tx,
): Promise<JudgedPeople> {
  const people = await readPeopleOf(actor, asked.ids, tx);
  const roles = new Map(members.map(({ id, role }) => [id, role]));
  const allowed: PersonRow[] = [];
  const left: LeftPerson[] = [];
  let remaining = admins;
  for (const person of people) {
    const member = roles.get(person.id) ?? null;
    const facts = { personId: person.id, member, admins: remaining, deed: asked.deed, role: asked.role };
    const verdict = mayBeDoneIn(actor, subsite, facts);
    if (!verdict.allowed) {
      left.push({ name: person.name, code: verdict.code });
      continue;
    }
    allowed.push(person);
    if (member === "admin") remaining -= 1;
  }
  const there = new Set(people.map(({ id }) => id));
  for (const id of new Set(asked.ids))
    if (!there.has(id)) left.push({ name: null, code: "person-not-found" });
  return { allowed, left };
}

type Called = { readonly actor: Actor; readonly now: Date; readonly tx: Tx; readonly say: Say };

async function perform(
  kind: UndertakingKind<MembersInput>,
  { id, ids, deed, role }: Asked & { readonly id: Area; readonly role: SubsiteRole },
  { actor, now, tx, say }: Called,
) {
  const subsite = await managedSubsite(actor, id, deed, tx);
  const members = await lockMembers(id, ids, tx);
  const judged = await judge(actor, subsite, { ids, deed, role, ...members }, tx);
  const input = { subsiteId: id, name: subsite.name, role, count: judged.allowed.length };
  return doToPeople(actor, { judged, kind, input, reasons: leftReasons }, { tx, now, say });
}
