import { defineEvent } from "#kernel/event.ts";

/** Somebody signs in with another address from now on; the one before is told, in case they did not want it. */
export const emailChanged = defineEvent<
  "email-changed",
  { personId: number; before: string; by: number | null }
>("email-changed", { changes: "nothing-public" });
