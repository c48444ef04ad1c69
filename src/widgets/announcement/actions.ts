import * as z from "zod/mini";
import { defineAction } from "#features/entries/contract.ts";
import { Flag } from "#kernel/fields.ts";

/** A reader puts an announcement away for themself, or takes it out again. `mark` names the words that they have read. */
export const putAway = defineAction({
  kind: "Announcement",
  action: "put_away",
  right: "view",
  data: z.object({ mark: z.string().check(z.regex(/^[0-9a-z.]{1,40}$/)), away: Flag }),
});
