import { handle } from "#calls/handle.ts";
import { invitePeople, loadContactsInviteList } from "#features/people/invites/contract.ts";
import { searchedWords } from "#features/people/model/searched-words.ts";
import { mayAddPeople } from "#features/people/rules.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import { beginUndertaking } from "#features/undertakings/machine-operations.ts";
import { demand } from "#kernel/refusal.ts";
import { currentSubsite, mainGroup } from "#kernel/viewer.ts";
import { knownSubsite } from "../operations.ts";
import { listPreselected } from "../auto-join/store.ts";
import { listContacts } from "../membership/store.ts";
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

  handle(loadContactsInviteList, async ({ input, actor, tx }) => {
    demand(maySeeSettings(actor));
    const subsiteId = currentSubsite(actor);
    const subsite = subsiteId === mainGroup ? null : await knownSubsite(actor, subsiteId, tx);
    demand(subsite ? mayInviteTo(actor, subsite) : mayAddPeople(actor));
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
