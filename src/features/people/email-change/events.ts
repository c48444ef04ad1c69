import { defineEvent } from "#kernel/event.ts";

/** Somebody wants to sign in with another address. */
export const emailChangeAsked = defineEvent<"email-change-asked", { personId: number; email: string }>(
  "email-change-asked",
  { publicChange: "nothing-public" },
);

/** Somebody signs in with another address from now on; the one before is told, in case they did not want it. */
export const emailChanged = defineEvent<
  "email-changed",
  { personId: number; before: string; by: number | null }
>("email-changed", { publicChange: "nothing-public" });
