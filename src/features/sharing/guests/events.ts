import { defineEvent } from "#kernel/event.ts";

/** Somebody may read a page as a guest from now on; the mail with the link follows. */
export const guestInvited = defineEvent<"guest-invited", { guestId: number; inviterId: number | null }>(
  "guest-invited",
  { changes: "nothing-public" },
);
