import { defineEvent } from "#kernel/event.ts";

/** Somebody may read a page as a guest from now on; the mail with the link follows. */
export const guestInvited = defineEvent<"guest-invited", { guestId: number; inviterId: number | null }>(
  "guest-invited",
  { publicChange: "nothing-public" },
);

/** Somebody may no longer read a page as a guest; by then their address stands nowhere else. */
export const guestRemoved = defineEvent<
  "guest-removed",
  { pageId: number; email: string; by: number | null }
>("guest-removed", { publicChange: "nothing-public" });
