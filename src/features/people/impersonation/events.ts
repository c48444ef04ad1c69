import { defineEvent } from "#kernel/event.ts";

/** Somebody sees the site as another person from now on (IMPS). */
export const impersonationBegan = defineEvent<"impersonation-began", { personId: number; by: number }>(
  "impersonation-began",
  { changes: "nothing-public" },
);

/** They are themself again: by hand, or because the time was over. */
export const impersonationEnded = defineEvent<
  "impersonation-ended",
  { personId: number; by: number; reason: "stopped" | "time" }
>("impersonation-ended", { changes: "nothing-public" });
