import { defineEvent } from "#kernel/event.ts";

/** Somebody typed this address to get a reset mail; whether anyone here has it, only the listener finds out. */
export const resetAsked = defineEvent<"reset-asked", { email: string }>("reset-asked", {
  changes: "nothing-public",
});

/** Sessions of a person were ended: signed out, or by hand on their account. */
export const sessionsEnded = defineEvent<"sessions-ended", { personId: number }>("sessions-ended", {
  changes: "nothing-public",
});

/** A person has a new password; `by` tells how they proved who they are. */
export const passwordChanged = defineEvent<
  "password-changed",
  { personId: number; by: "password" | "link" | "command" }
>("password-changed", { changes: "nothing-public" });
