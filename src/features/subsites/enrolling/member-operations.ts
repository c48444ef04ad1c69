import type { UndertakingKind } from "#calls/undertaking-kind.ts";
import type { Tx } from "#database/transaction.ts";
import { itemsOfPeople, personIn } from "#features/people/several/operations.ts";
import { batchAtOnce } from "#features/people/several/rules.ts";
import { peopleBatchRefusals } from "#features/people/several/wording.ts";
import { peopleRefusals } from "#features/people/wording.ts";
import { rightsRefusals } from "#features/sites/wording.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import type { Area, SubsiteRole } from "#kernel/viewer.ts";
import { addedToSubsite, membershipChanged } from "../events.ts";
import { changeMembers, letIn } from "../joining-operations.ts";
import { endRequests, lockMembers } from "../joining-store.ts";
import { knownSubsite } from "../operations.ts";
import { mayInviteTo, mayManageSubsite } from "../rules.ts";
import { subsiteRefusals } from "../wording.ts";
import { type Added, demandAsAdded, noteAdded } from "./added-operations.ts";
import { type MemberDeed, mayBeDoneIn } from "./rules.ts";
import { type MemberStanding, findStanding, holdHere, putBack } from "./store.ts";
import { memberBatchRefusals, memberTaskWords } from "./wording.ts";

/** Where, and as what; a name and a number for its sentences. */
export type MembersInput = {
  readonly subsiteId: Area;
  readonly name: string;
  readonly role: SubsiteRole;
  readonly count: number;
};

type One = { readonly subsiteId: Area; readonly personId: number };
type Kind = UndertakingKind<MembersInput>;

const common = (deed: MemberDeed) => ({
  atOnce: batchAtOnce,
  apart: true,
  demand: async (actor: Actor, { subsiteId }: MembersInput, tx: Tx) => {
    const subsite = await knownSubsite(actor, subsiteId, tx);
    demand(mayManageSubsite(actor, subsite));
    // Who is only taken out or changed may be so in an archived one as well.
    demand(mayInviteTo(actor, deed === "add" ? subsite : { ...subsite, isArchived: false }));
  },
  plan: itemsOfPeople,
  refusals: {
    ...rightsRefusals,
    ...peopleRefusals,
    ...subsiteRefusals,
    ...peopleBatchRefusals,
    ...memberBatchRefusals,
  },
  words: {
    title: memberTaskWords[deed],
    result: memberTaskWords.result,
    undone: memberTaskWords.undone,
  },
});

/** Brings several people into a subsite; whoever is still there as they came leaves it when it is undone. */
export const addingMembers: Kind = {
  ...common("add"),
  name: "add-members",
  step: async (actor, { input, item }, tx) => {
    const one = { subsiteId: input.subsiteId, personId: personIn(item.data) };
    const member = await judge(actor, { ...one, deed: "add", role: input.role }, tx);
    await letIn({ ...one, personIds: [one.personId], role: input.role }, tx);
    tx.announce(addedToSubsite({ ...one, byId: actor.personId }));
    return { before: member, ...(await noteAdded(one, tx)) };
  },
  undo: async (actor, { input, item, noted }, tx) => {
    const one = { subsiteId: input.subsiteId, personId: personIn(item.data) };
    await demandAsAdded(one, { ...(noted as Added), role: input.role }, tx);
    const subsite = await knownSubsite(actor, one.subsiteId, tx);
    await changeMembers(actor, subsite, { personIds: [one.personId], role: "delete" }, tx);
  },
};

/** Gives several people of a subsite a role, and each the one from before back who still has it. */
export const changingMembers: Kind = {
  ...common("role"),
  name: "change-member-roles",
  step: async (actor, { input, item }, tx) => {
    const one = { subsiteId: input.subsiteId, personId: personIn(item.data) };
    const before = await judge(actor, { ...one, deed: "role", role: input.role }, tx);
    await give(actor, { ...one, role: input.role }, tx);
    return { before };
  },
  undo: async (actor, { input, item, noted }, tx) => {
    const one = { subsiteId: input.subsiteId, personId: personIn(item.data) };
    await demandAsAdded(one, { role: input.role }, tx);
    await give(actor, { ...one, role: (noted as { before: SubsiteRole }).before }, tx);
  },
};

/** Takes several people out of a subsite, and puts them back as they stood; no mail tells them of it. */
export const removingMembers: Kind = {
  ...common("remove"),
  name: "remove-members",
  step: async (actor, { input, item }, tx) => {
    const one = { subsiteId: input.subsiteId, personId: personIn(item.data) };
    await judge(actor, { ...one, deed: "remove" }, tx);
    const stood = await findStanding(one, tx);
    const subsite = await knownSubsite(actor, one.subsiteId, tx);
    await changeMembers(actor, subsite, { personIds: [one.personId], role: "delete" }, tx);
    return stood;
  },
  undo: async (_actor, { input, item, noted }, tx) => {
    const one = { subsiteId: input.subsiteId, personId: personIn(item.data) };
    if (!(await holdHere(one.personId, tx))) throw new Refusal("person-not-found");
    await lockMembers(one.subsiteId, [one.personId], tx);
    if (await findStanding(one, tx)) throw new Refusal("person-changed-since");
    const stood = noted as MemberStanding;
    await putBack({ ...one, ...stood }, tx);
    await endRequests({ ...one, personIds: [one.personId] }, tx);
    tx.announce(membershipChanged({ ...one, role: stood.role }));
  },
};

/** The rule of one, once more at the moment; what they are in the subsite. */
async function judge(
  actor: Actor,
  { subsiteId, personId, deed, role }: One & { deed: MemberDeed; role?: SubsiteRole },
  tx: Tx,
): Promise<SubsiteRole | null> {
  const { members, admins } = await lockMembers(subsiteId, [personId], tx);
  if (!(await holdHere(personId, tx))) throw new Refusal("person-not-found");
  const subsite = await knownSubsite(actor, subsiteId, tx);
  const member = members[0]?.role ?? null;
  demand(mayBeDoneIn(actor, subsite, { deed, personId, member, admins, role }));
  return member;
}

async function give(actor: Actor, { subsiteId, personId, role }: One & { role: SubsiteRole }, tx: Tx) {
  const subsite = await knownSubsite(actor, subsiteId, tx);
  await changeMembers(actor, subsite, { personIds: [personId], role }, tx);
}
