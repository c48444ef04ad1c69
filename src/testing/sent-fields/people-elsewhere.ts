import type { Proof, Proofs } from "./proof.ts";

const inTest = (file: string, test: string): Proof => ({
  file: `src/features/people/${file}.test.ts`,
  test,
});
const groupCalls = inTest("groups/groups", "refuse a name that is taken");
const groupPeople = inTest("groups/groups", "is read by its people");
const groupsSet = inTest("groups/groups", "set the groups of a person");
const ownDays = inTest("celebrations/celebrations", "stand on card and profile for people of the site");
const hidden = inTest("celebrations/celebrations", "are hidden by their person");
const away = inTest("away-setting/away", "stands on their card with their note");

/** What is sent to the calls about groups of people and about who is away, and the tests that show it. */
export const peopleElsewhere: Proofs = {
  "make-group": { name: groupCalls },
  "rename-group": { name: groupCalls },
  "change-group-people": { added: groupPeople, removed: groupPeople },
  "find-group-people": { q: inTest("groups/screens/groups-screen", "puts people in") },
  "set-groups": { user_id: groupsSet, groups: groupsSet },
  "switch-celebrations": { on: inTest("celebrations/celebrations", "are told nowhere until an owner") },
  "save-celebrations": { month: ownDays, day: ownDays, year: ownDays, since: ownDays, hidden: hidden },
  "set-away": { from: away, until: away, note: away },
};
