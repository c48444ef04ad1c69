import { type UndertakingKind, anyKind } from "#calls/undertaking-kind.ts";
import type { Tx } from "#database/transaction.ts";
import { accountsOf, demandNobodyThere, inviteNew } from "#features/people/invites/operations.ts";
import { type Invitee, isAddress } from "#features/people/invites/rules.ts";
import { mayAddPeople } from "#features/people/rules.ts";
import { peopleBatchRefusals } from "#features/people/several/wording.ts";
import { peopleRefusals } from "#features/people/wording.ts";
import { rightsRefusals } from "#features/sites/wording.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Json } from "#kernel/json.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import type { Area, SubsiteRole } from "#kernel/viewer.ts";
import { addedToSubsite } from "../events.ts";
import { demandAsAdded, noteAdded } from "../enrolling/added-operations.ts";
import { changeMembers, letIn } from "../joining-operations.ts";
import { lockMembers } from "../joining-store.ts";
import { knownSubsite } from "../operations.ts";
import { mayInviteTo } from "../rules.ts";
import { addingWords, subsiteRefusals } from "../wording.ts";
import { joinPreselected } from "../auto-join/operations.ts";

/** Whereto, as what, and whether new people also join the subsites that were chosen for that. */
export type Adding = {
  readonly subsiteId: Area;
  readonly name: string;
  readonly role: SubsiteRole;
  readonly autoJoin: boolean;
};

/**
 * Brings many people into a subsite, each with a fate of their own: what one call for a few refuses as a whole is here one of many
 * that did not work.
 */
export const adding: UndertakingKind<Adding> = {
  name: "add-to-subsite",
  atOnce: 0,
  demand: async (actor, { subsiteId, autoJoin }, tx) => {
    demand(mayInviteTo(actor, await knownSubsite(actor, subsiteId, tx)));
    if (autoJoin) demand(mayAddPeople(actor));
  },
  plan: async (_actor, { given }) => {
    const invitees = (given as readonly Invitee[]).map(({ email, name }) => ({
      email: email.trim().toLowerCase(),
      name,
    }));
    const each = new Map(invitees.map((invitee) => [invitee.email, invitee]));
    return [...each.values()].map((invitee) => ({ name: invitee.email, data: invitee }));
  },
  step: async (actor, { input, item, now }, tx) =>
    addOne(actor, { input, invitee: item.data as Invitee, now }, tx),
  undo: async (actor, { input: { subsiteId, role }, noted }, tx) => {
    const { personId, ...added } = noted as { personId: number; since?: string };
    await demandAsAdded({ subsiteId, personId }, { ...added, role }, tx);
    const subsite = await knownSubsite(actor, subsiteId, tx);
    await changeMembers(actor, subsite, { personIds: [personId], role: "delete" }, tx);
  },
  words: { title: addingWords.title, result: addingWords.result, undone: addingWords.undone },
  refusals: { ...rightsRefusals, ...peopleRefusals, ...subsiteRefusals, ...peopleBatchRefusals },
};

export const addToSubsite = anyKind(adding);

type One = { readonly input: Adding; readonly invitee: Invitee; readonly now: Date };

/** Somebody of the site is let in, somebody new invited where the actor may. */
async function addOne(actor: Actor, { input, invitee, now }: One, tx: Tx): Promise<Json> {
  const { subsiteId, role, autoJoin } = input;
  if (!isAddress(invitee.email)) throw new Refusal("invalid-address");
  const [account] = await accountsOf(actor, [invitee], tx);
  if (account) {
    const { members } = await lockMembers(subsiteId, [account.id], tx);
    if (members.length > 0) demandNobodyThere([account]);
    await letIn({ subsiteId, personIds: [account.id], role }, tx);
    tx.announce(addedToSubsite({ subsiteId, personId: account.id, byId: actor.personId }));
    return { personId: account.id, ...(await noteAdded({ subsiteId, personId: account.id }, tx)) };
  }
  if (!mayAddPeople(actor).allowed) throw new Refusal("accounts-only");
  const personId = await inviteNew(actor, { invitee, role: "member", now }, tx);
  if (autoJoin) await joinPreselected([personId], tx);
  await letIn({ subsiteId, personIds: [personId], role }, tx);
  return { personId, ...(await noteAdded({ subsiteId, personId }, tx)) };
}
