import { defineEvent } from "#kernel/event.ts";

/** What somebody says of themselves is another now, by themselves or by who edits profiles; not what it says. */
export const profileEdited = defineEvent<"profile-edited", { personId: number; by: number | null }>(
  "profile-edited",
  {
    publicChange: "nothing-public",
  },
);
