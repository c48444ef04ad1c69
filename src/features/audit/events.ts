import { defineEvent } from "#kernel/event.ts";

/** The log was taken away as a file. */
export const auditExported = defineEvent<"audit-exported", { siteId: number }>("audit-exported", {
  publicChange: "nothing-public",
});

/** Entries are kept for so many days from now on; null for always. */
export const auditKeepingChanged = defineEvent<"audit-keeping-changed", { days: number | null }>(
  "audit-keeping-changed",
  { publicChange: "nothing-public" },
);

/** Old entries went: so many, the last of them at this place and with this hash, in hexadecimal. */
export const auditOldRemoved = defineEvent<
  "audit-old-removed",
  { count: number; anchor: number; hash: string }
>("audit-old-removed", { publicChange: "nothing-public" });
