import { defineEvent } from "#kernel/event.ts";

/** Somebody typed this address to get a reset mail; whether anyone here has it, only the listener finds out. */
export const resetAsked = defineEvent<"reset-asked", { email: string }>("reset-asked", {
  publicChange: "nothing-public",
});

/** Somebody signed in with their password. */
export const signedIn = defineEvent<"signed-in", { personId: number }>("signed-in", {
  publicChange: "nothing-public",
});

/** Somebody tried to and did not know the password; `personId` is null where nobody here has the address, which is told nowhere. */
export const signInFailed = defineEvent<"sign-in-failed", { personId: number | null }>("sign-in-failed", {
  publicChange: "nothing-public",
});

/** Sessions of a person were ended: signed out, or by hand on their account. */
export const sessionsEnded = defineEvent<"sessions-ended", { personId: number }>("sessions-ended", {
  publicChange: "nothing-public",
});

/** A person has a new password; `by` tells how they proved who they are. */
export const passwordChanged = defineEvent<
  "password-changed",
  { personId: number; by: "password" | "link" | "command" }
>("password-changed", { publicChange: "nothing-public" });
