import { changesPerson } from "#realtime/live-topic.ts";
import { passwordChanged, sessionsEnded } from "./events.ts";

/** Sockets live no longer than their session; a new password ends the others. */
export const sessionsLive = [
  changesPerson(sessionsEnded, ({ personId }) => personId),
  changesPerson(passwordChanged, ({ personId }) => personId),
];
