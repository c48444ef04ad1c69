import { handle } from "#calls/handle.ts";
import type { Holding } from "#calls/holding.ts";
import type { UndertakingKind } from "#calls/undertaking-kind.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { personInvited } from "../events.ts";
import { listOwnGroups } from "../groups/store.ts";
import { searchedWords } from "../model/searched-words.ts";
import { searchableFields } from "../profiles/matching-operations.ts";
import { becomingOf } from "../removal/becoming-operations.ts";
import { mayGiveRole, maySeePeople } from "../rules.ts";
import { noteInvited } from "../store.ts";
import {
  changeGroups,
  changeRoles,
  checkPeople,
  inviteSeveral,
  listPeopleIds,
  removePeople,
} from "./contract.ts";
import { settingGroups } from "./group-operations.ts";
import { leftSentences } from "./model/left-people.ts";
import { demandManaging, doToPeople, holdJudged, judgePeople } from "./operations.ts";
import type { RemovingSeveral } from "./removal-operations.ts";
import { givingRoles } from "./role-operations.ts";
import { countInGroups, findIds } from "./store.ts";

/** Of more people than this nobody counts what they have: it would take as many looks at each room. */
const countedMost = 100;

export const severalHandlers = (removal: UndertakingKind<RemovingSeveral>, holdings: readonly Holding[]) => [
  ...lookingHandlers(holdings),
  ...changingHandlers,
  ...removingHandlers(removal),
];

const lookingHandlers = (holdings: readonly Holding[]) => [
  handle(checkPeople, async ({ input: { ids, deed }, actor, tx, say }) => {
    demandManaging(actor);
    const { allowed, left } = await judgePeople(actor, { ids, deed }, tx);
    const allowedIds = allowed.map(({ id }) => id);
    const isCounted = deed === "remove" && allowed.length <= countedMost;
    return {
      allowed: allowed.length,
      left: leftSentences(left, say),
      groups: deed === "groups" ? await countInGroups(allowedIds, tx) : [],
      ...(await becomingOf(isCounted ? allowedIds : [], { holdings, say }, tx)),
    };
  }),

  handle(listPeopleIds, async ({ input: { q, group }, actor, tx }) => {
    demand(maySeePeople(actor));
    const fieldIds = await searchableFields(actor, tx);
    return { ids: await findIds(actor, { words: searchedWords(q), fieldIds, groupId: group ?? null }, tx) };
  }),
];

const hasOwners = (people: readonly { readonly role: SiteRole }[]) =>
  people.some(({ role }) => role === "owner");

const changingHandlers = [
  handle(changeRoles, async ({ input: { ids, role }, actor, now, tx, say }) => {
    demandManaging(actor);
    demand(mayGiveRole(actor, role));
    const judged = await holdJudged(actor, { ids, deed: "role", role }, tx);
    const input = { role, count: judged.allowed.length, withOwners: hasOwners(judged.allowed) };
    return doToPeople(actor, { judged, kind: givingRoles, input }, { tx, now, say });
  }),

  handle(changeGroups, async ({ input: { ids, added, removed }, actor, now, tx, say }) => {
    demandManaging(actor);
    const there = new Set((await listOwnGroups(tx)).map(({ id }) => id));
    if ([...added, ...removed].some((id) => !there.has(id))) throw new Refusal("group-not-found");
    const judged = await holdJudged(actor, { ids, deed: "groups" }, tx);
    const input = { added, removed, count: judged.allowed.length };
    return doToPeople(actor, { judged, kind: settingGroups, input }, { tx, now, say });
  }),

  handle(inviteSeveral, async ({ input: { ids }, actor, now, tx, say }) => {
    demandManaging(actor);
    const { allowed, left } = await holdJudged(actor, { ids, deed: "invite" }, tx);
    for (const { id: personId } of allowed) {
      await noteInvited({ personId, inviterId: actor.personId }, now, tx);
      tx.announce(personInvited({ personId, inviterId: actor.personId }));
    }
    return { done: allowed.length, left: leftSentences(left, say) };
  }),
];

const removingHandlers = (removal: UndertakingKind<RemovingSeveral>) => [
  handle(removePeople, async ({ input: { ids, to }, actor, now, tx, say }) => {
    demandManaging(actor);
    if (to !== undefined && ids.includes(to)) throw new Refusal("heir-self");
    const judged = await holdJudged(actor, { ids, deed: "remove" }, tx);
    const { allowed } = judged;
    const input = { count: allowed.length, heirId: to ?? null, withOwners: hasOwners(allowed) };
    return doToPeople(actor, { judged, kind: removal, input }, { tx, now, say });
  }),
];
