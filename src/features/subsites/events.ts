import { defineEvent } from "#kernel/event.ts";
import type { Area, SubsiteRole } from "#kernel/viewer.ts";

/** A subsite has been made, with its maker as administrator. */
export const subsiteCreated = defineEvent<"subsite-created", { subsiteId: Area; by: number | null }>(
  "subsite-created",
  { publicChange: "nothing-public" },
);

/** It is called, listed, found or opened differently from now on. */
export const subsiteChanged = defineEvent<"subsite-changed", { subsiteId: Area }>("subsite-changed", {
  publicChange: "whole-site",
});

/** Somebody is in a subsite from now on, with another role than before, or no longer (`role` is null; events of before do not say it). */
export const membershipChanged = defineEvent<
  "membership-changed",
  { subsiteId: Area; personId: number; role?: SubsiteRole | null }
>("membership-changed", { publicChange: "nothing-public" });

/** An administrator has let somebody of the site into a subsite; a mail tells them (INVT-22). */
export const addedToSubsite = defineEvent<
  "added-to-subsite",
  { subsiteId: Area; personId: number; byId: number | null }
>("added-to-subsite", { publicChange: "nothing-public" });

/** Somebody asks an administrator to let them join; the mail follows. */
export const joinRequested = defineEvent<"join-requested", { requestId: number }>("join-requested", {
  publicChange: "nothing-public",
});
