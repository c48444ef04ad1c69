import { defineEvent } from "#kernel/event.ts";
import type { SiteRole } from "#kernel/viewer.ts";

/** A person has been invited, again or for the first time; the mail with the link follows. */
export const personInvited = defineEvent<"person-invited", { personId: number; inviterId: number | null }>(
  "person-invited",
  { publicChange: "nothing-public" },
);
/** `by` where nobody here did it: they came in by the door of their company, or proved an address of a listed domain. */
export const personAdded = defineEvent<
  "person-added",
  { personId: number; role: SiteRole; by?: "company" | "address" }
>("person-added", {
  publicChange: "nothing-public",
});
export const personRenamed = defineEvent<"person-renamed", { personId: number; name: string }>(
  "person-renamed",
  { publicChange: "whole-site" },
);
/** `by` where it follows from what the company of the site says. */
export const roleChanged = defineEvent<"role-changed", { personId: number; role: SiteRole; by?: "company" }>(
  "role-changed",
  {
    publicChange: "nothing-public",
  },
);
/** Nobody can be signed in as somebody who is being deleted; the rest of it follows. */
export const accountClosed = defineEvent<"account-closed", { personId: number }>("account-closed", {
  publicChange: "nothing-public",
});
export const personRemoved = defineEvent<"person-removed", { personId: number; name: string }>(
  "person-removed",
  { publicChange: "whole-site" },
);
/** A new site stands, with its first owner; whoever furnishes sites hears it. */
export const siteCreated = defineEvent<"site-created", { ownerId: number }>("site-created", {
  publicChange: "whole-site",
});
