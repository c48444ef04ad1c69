import { defineEvent } from "#kernel/event.ts";

/** Somebody sees the site as another person from now on (IMPS). */
export const impersonationBegan = defineEvent<"impersonation-began", { personId: number; by: number }>(
  "impersonation-began",
  { publicChange: "nothing-public" },
);

/** They are themself again: by hand, because the time was over, or because the account of the other one is closed. */
export const impersonationEnded = defineEvent<
  "impersonation-ended",
  { personId: number; by: number; reason: "stopped" | "time" | "account-closed" }
>("impersonation-ended", { publicChange: "nothing-public" });
