import { changesPerson } from "#realtime/live-topic.ts";
import { accountClosed, personRemoved, roleChanged } from "./events.ts";

/** With another role, or gone, a person hears of other things. */
export const peopleLive = [
  changesPerson(roleChanged, ({ personId }) => personId),
  changesPerson(accountClosed, ({ personId }) => personId),
  changesPerson(personRemoved, ({ personId }) => personId),
];
