import { defineEvent } from "#kernel/event.ts";

/** Somebody who has never signed in is to be mailed how. */
export const loginReminded = defineEvent<"login-reminded", { personId: number }>("login-reminded", {
  publicChange: "nothing-public",
});
