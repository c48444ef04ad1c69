import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { escaped } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { type Area, type SubsiteRole, isExternal, subsiteRoles } from "#kernel/viewer.ts";
import { addedToSubsite } from "../events.ts";
import { letIn } from "../joining-operations.ts";
import { lockMembers } from "../joining-store.ts";
import { onWire } from "../model/on-wire.ts";
import type { Subsite } from "../model/subsite.ts";
import { knownSubsite, knownSubsites } from "../operations.ts";
import { mayInviteTo, mayManageSubsite, mayRemoveFrom, maySeeSubsites } from "../rules.ts";
import { inviteToSpaces, loadJoinable, loadMemberships, loadRemovable } from "./contract.ts";
import { type Belonging, findPeopleNamed, listBelonging } from "./store.ts";

export const belongingHandlers = [
  handle(loadJoinable, async ({ input, actor, tx, say }) => {
    const { person, known, belonging } = await placesOf(actor, input.profile_ids, tx);
    const open = known.filter(({ id }) => !belonging.has(id));
    return {
      subsites: open.filter((each) => mayInviteTo(actor, each).allowed).map((each) => onWire(each, say)),
      display_name_s: escaped(person.name),
    };
  }),

  handle(loadRemovable, async ({ input, actor, tx, say }) => {
    const { person, known, belonging } = await placesOf(actor, input.profile_ids, tx);
    const removable = known.filter((subsite) => {
      const own = belonging.get(subsite.id);
      const one = { person: { id: person.id, role: own?.role ?? "viewer" }, admins: own?.admins ?? 0 };
      return own && mayRemoveFrom(actor, subsite, one).allowed;
    });
    return { subsites: asTheyStand(removable, belonging, say) };
  }),

  handle(loadMemberships, async ({ input, actor, tx, say }) => {
    const { person, known, belonging } = await placesOf(actor, input.profile_ids, tx);
    const isSelf = person.id === actor.personId;
    const managed = known.filter(
      (each) => belonging.has(each.id) && (isSelf || mayManageSubsite(actor, each).allowed),
    );
    return { subsite_membership: asTheyStand(managed, belonging, say) };
  }),

  handle(inviteToSpaces, async ({ input, actor, tx }) => {
    demand(maySeeSubsites(actor));
    const personIds = [...new Set(input.profile_ids)];
    for (const [subsiteId, role] of chosenRoles(input.permissions))
      await bringIn(actor, { subsiteId, role, personIds }, tx);
    return {};
  }),
];

/** A person, the subsites that the viewer knows of, and what the person is in them. Those from outside are told of nobody but themselves. */
async function placesOf(actor: Actor, [id = 0]: readonly number[], tx: Tx) {
  demand(maySeeSubsites(actor));
  if (isExternal(actor) && id !== actor.personId) throw new Refusal("not-for-externals");
  const person = found((await findPeopleNamed([id], tx))[0] ?? null, "person-not-found");
  const { known } = await knownSubsites(actor, tx);
  const belonging = new Map((await listBelonging(id, tx)).map((each) => [each.subsiteId, each]));
  return { person, known, belonging };
}

/** Subsites on the wire as the person stands to them, not the viewer. */
function asTheyStand(subsites: readonly Subsite[], belonging: ReadonlyMap<Area, Belonging>, say: Say) {
  return subsites.map((subsite) => {
    const { role = null, level = null } = belonging.get(subsite.id) ?? {};
    return { ...onWire(subsite, say), role_id: role, notification_level: level };
  });
}

/** In the order of their numbers, so that two who change several wait for each other once. */
function chosenRoles(choices: Readonly<Record<string, string>>): [Area, SubsiteRole][] {
  const entries = Object.entries(choices).map(
    ([id, choice]) => [Number(id), subsiteRoles.find((role) => role === choice)] as const,
  );
  if (entries.length === 0 || entries.some(([, role]) => role === undefined))
    throw new Refusal("no-role-chosen");
  return (entries as [Area, SubsiteRole][]).toSorted(([a], [b]) => a - b);
}

/** All of them, or nobody where one is refused. */
async function bringIn(
  actor: Actor,
  { subsiteId, role, personIds }: { subsiteId: Area; role: SubsiteRole; personIds: readonly number[] },
  tx: Tx,
): Promise<void> {
  const subsite = await knownSubsite(actor, subsiteId, tx);
  demand(mayInviteTo(actor, subsite));
  const people = await findPeopleNamed(personIds, tx);
  if (people.length < personIds.length) throw new Refusal("person-not-found");
  const { members } = await lockMembers(subsiteId, personIds, tx);
  const there = people.find(({ id }) => members.some((member) => member.id === id));
  if (there) throw new Refusal("already-member", { email: there.email });
  await letIn({ subsiteId, personIds, role }, tx);
  for (const personId of personIds)
    tx.announce(addedToSubsite({ subsiteId, personId, byId: actor.personId }));
}
