import { changesPerson } from "#realtime/live-topic.ts";
import { impersonationBegan, impersonationEnded } from "./events.ts";

/** The sockets of the browser are asked again whose they are. */
export const impersonationLive = [
  changesPerson(impersonationBegan, ({ by }) => by),
  changesPerson(impersonationEnded, ({ personId }) => personId),
];
