import { handle } from "#calls/handle.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { searchedWords } from "../model/searched-words.ts";
import { maySeePeople } from "../rules.ts";
import {
  changeGroupPeople,
  deleteGroup,
  findGroupPeople,
  makeGroup,
  readGroupDeletion,
  readPersonGroups,
  renameGroup,
  restoreGroup,
  setGroups,
} from "./contract.ts";
import { groupFoundMost, mayMakeGroup, mayManageGroups, maySetGroups } from "./rules.ts";
import { personGroupsChanged } from "./events.ts";
import { demandFreeName, managedGroup, tellOf } from "./operations.ts";
import { readGroups } from "./screen.ts";
import {
  addMembers,
  areAllHere,
  countGroupsLocked,
  findGroup,
  findPeopleOfGroup,
  insertGroup,
  listGroupsOf,
  listGroupsWithPeople,
  lockDeletedGroup,
  readMembers,
  readWhoLoses,
  removeMembers,
  saveDeleted,
  saveGroupName,
} from "./store.ts";
import { groupWords } from "./wording.ts";

export const groupHandlers = [
  handle(readGroups, async ({ actor, tx, say }) => {
    demand(maySeePeople(actor));
    return {
      title: say(groupWords.title),
      mayManage: mayManageGroups(actor).allowed,
      groups: await listGroupsWithPeople(tx),
    };
  }),

  handle(makeGroup, async ({ input: { name }, actor, tx }) => {
    demand(maySeeSettings(actor));
    demand(mayManageGroups(actor));
    demand(mayMakeGroup(actor, await countGroupsLocked(tx)));
    await demandFreeName(name, null, tx);
    const id = await insertGroup(name, tx);
    tellOf(actor, { group: { id, name }, deed: "made", personIds: [] }, tx);
    return { id };
  }),

  handle(renameGroup, async ({ input: { id, name }, actor, tx }) => {
    demand(maySeeSettings(actor));
    const group = await managedGroup(actor, id, tx);
    await countGroupsLocked(tx);
    await demandFreeName(name, id, tx);
    await saveGroupName({ id, name }, tx);
    tellOf(actor, { group: { id, name }, deed: "renamed", personIds: [] }, tx);
    return { before: group.name };
  }),

  handle(readGroupDeletion, async ({ input: { id }, actor, tx }) => {
    demand(maySeeSettings(actor));
    demand(mayManageGroups(actor));
    found(await findGroup(id, tx), "group-not-found");
    return readWhoLoses(id, tx);
  }),

  handle(deleteGroup, async ({ input: { id }, actor, now, tx }) => {
    demand(maySeeSettings(actor));
    const group = await managedGroup(actor, id, tx);
    await saveDeleted(id, now, tx);
    tellOf(actor, { group, deed: "deleted", personIds: await readMembers(id, tx) }, tx);
    return {};
  }),

  handle(restoreGroup, async ({ input: { id }, actor, tx }) => {
    demand(maySeeSettings(actor));
    demand(mayManageGroups(actor));
    const group = found(await lockDeletedGroup(id, tx), "group-not-found");
    demand(mayMakeGroup(actor, await countGroupsLocked(tx)));
    await demandFreeName(group.name, id, tx);
    await saveDeleted(id, null, tx);
    tellOf(actor, { group, deed: "restored", personIds: await readMembers(id, tx) }, tx);
    return {};
  }),

  handle(changeGroupPeople, async ({ input, actor, tx }) => {
    demand(maySeeSettings(actor));
    const group = await managedGroup(actor, input.id, tx);
    if (!(await areAllHere(input.added, tx))) throw new Refusal("person-not-found");
    const added = (await addMembers([group.id], input.added, tx)).map(({ personId }) => personId);
    const removed = (await removeMembers([group.id], input.removed, tx)).map(({ personId }) => personId);
    if (added.length + removed.length > 0)
      tellOf(actor, { group, deed: "people", personIds: [...added, ...removed] }, tx);
    return { added, removed };
  }),

  handle(findGroupPeople, async ({ input: { id, q }, actor, tx }) => {
    demand(maySeeSettings(actor));
    demand(mayManageGroups(actor));
    found(await findGroup(id, tx), "group-not-found");
    const people = await findPeopleOfGroup(id, searchedWords(q), tx);
    return { people: people.slice(0, groupFoundMost), more: people.length > groupFoundMost };
  }),

  handle(readPersonGroups, async ({ input: { id }, actor, tx }) => {
    demand(maySeeSettings(actor));
    demand(maySetGroups(actor));
    if (!(await areAllHere([id], tx))) throw new Refusal("person-not-found");
    const groups = (await listGroupsOf(id, tx)).filter(({ isFromDirectory }) => !isFromDirectory);
    return { groups: groups.map(({ isFromDirectory: _, ...group }) => group) };
  }),

  handle(setGroups, async ({ input: { user_id: personId, groups: wanted }, actor, tx }) => {
    demand(maySeeSettings(actor));
    demand(maySetGroups(actor));
    if (!(await areAllHere([personId], tx))) throw new Refusal("person-not-found");
    const all = (await listGroupsOf(personId, tx)).filter(({ isFromDirectory }) => !isFromDirectory);
    if (wanted.some((id) => !all.some((group) => group.id === id))) throw new Refusal("group-not-found");
    const before = all.filter(({ isIn }) => isIn).map(({ id }) => id);
    const added = await addMembers(wanted, [personId], tx);
    const gone = before.filter((id) => !wanted.includes(id));
    const removed = await removeMembers(gone, [personId], tx);
    if (added.length + removed.length > 0) tx.announce(personGroupsChanged({ personId, by: actor.personId }));
    return { before };
  }),
];
