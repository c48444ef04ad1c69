import { changesPerson } from "#realtime/live-topic.ts";
import { personGroupsChanged } from "./groups/events.ts";
import { accountClosed, personRemoved, roleChanged } from "./events.ts";

/** With another role, in other groups, or gone, a person hears of other things. */
export const peopleLive = [
  changesPerson(roleChanged, ({ personId }) => personId),
  changesPerson(personGroupsChanged, ({ personId }) => personId),
  changesPerson(accountClosed, ({ personId }) => personId),
  changesPerson(personRemoved, ({ personId }) => personId),
];
