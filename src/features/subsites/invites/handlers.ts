import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { invitePeople, loadContactsInviteList, readAddresses } from "#features/people/invites/contract.ts";
import { accountsOf, fatesOf } from "#features/people/invites/operations.ts";
import { inviteesIn, isAddress } from "#features/people/invites/rules.ts";
import { searchedWords } from "#features/people/model/searched-words.ts";
import { mayAddPeople } from "#features/people/rules.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import { beginUndertaking } from "#features/undertakings/machine-operations.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import { currentSubsite, mainGroup } from "#kernel/viewer.ts";
import { knownSubsite } from "../operations.ts";
import { listPreselected } from "../auto-join/store.ts";
import { listContacts, listMembersOf } from "../membership/store.ts";
import { mayInviteTo, maySeeSubsites } from "../rules.ts";
import { addMany } from "../contract.ts";
import { adding } from "./adding-operations.ts";
import { inviteToSite, inviteToSubsite } from "./operations.ts";

export const subsiteInviteHandlers = [
  handle(invitePeople, async ({ input: { data }, actor, now, tx }) => {
    demand(maySeeSettings(actor));
    const autoJoin = data.auto_join_defaults ?? false;
    const asked = { addrs: data.addrs, role: data.role_id, autoJoin, now };
    const invite = currentSubsite(actor) === mainGroup ? inviteToSite : inviteToSubsite;
    return { nr_invited: await invite(actor, asked, tx) };
  }),

  handle(addMany, async ({ input, actor, now, tx }) => {
    demand(maySeeSubsites(actor));
    const { id, role, people: given, preselected: autoJoin } = input;
    const { name } = await knownSubsite(actor, id, tx);
    const asked = { input: { subsiteId: id, name, role, autoJoin }, given, now };
    await beginUndertaking(actor, adding, asked, tx);
    return {};
  }),

  handle(readAddresses, async ({ input: { txt }, actor, tx }) => {
    await demandInviting(actor, tx);
    const invitees = inviteesIn(txt);
    if (invitees.length === 0) throw new Refusal("no-addresses");
    if (!invitees.some(({ email }) => isAddress(email))) throw new Refusal("unreadable-addresses");
    const accounts = await accountsOf(actor, invitees, tx);
    const members = new Set(await listMembersAmong(actor, accounts, tx));
    const known = {
      accounts,
      isIn: ({ id }: { readonly id: number }) => members.has(id),
      takesNew: mayAddPeople(actor).allowed,
    };
    return {
      emails: invitees.map(({ email }) => email),
      names: invitees.map(({ name }) => name),
      fates: fatesOf(invitees, known),
    };
  }),

  handle(loadContactsInviteList, async ({ input, actor, tx }) => {
    const subsite = await demandInviting(actor, tx);
    const subsiteId = currentSubsite(actor);
    const contacts = await listContacts(actor, { subsiteId, words: searchedWords(input.q ?? "") }, tx);
    return {
      contacts: contacts.map(({ email, name, isMember }) => ({
        email,
        name,
        is_member: isMember,
        has_account: true,
      })),
      default_role_id: subsite ? ("viewer" as const) : ("member" as const),
      can_invite_new_people: mayAddPeople(actor).allowed,
      will_auto_join: actor.withSubsites && (await listPreselected(tx)).length > 0,
      subsite_name: subsite?.name ?? "",
    };
  }),
];

/** Whoever brings people to where the call is made; the subsite that it is, null for the site. */
async function demandInviting(actor: Actor, tx: Tx) {
  demand(maySeeSettings(actor));
  const subsiteId = currentSubsite(actor);
  const subsite = subsiteId === mainGroup ? null : await knownSubsite(actor, subsiteId, tx);
  demand(subsite ? mayInviteTo(actor, subsite) : mayAddPeople(actor));
  return subsite;
}

/** Those of them who are in the subsite of the call; of the site, all. */
async function listMembersAmong(actor: Actor, people: readonly { readonly id: number }[], tx: Tx) {
  const ids = people.map(({ id }) => id);
  const subsiteId = currentSubsite(actor);
  return subsiteId === mainGroup ? ids : listMembersOf(subsiteId, ids, tx);
}
