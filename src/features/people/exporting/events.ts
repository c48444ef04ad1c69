import { defineEvent } from "#kernel/event.ts";

/** Somebody took the directory with them. */
export const peopleExported = defineEvent<"people-exported", { by: number | null }>("people-exported", {
  publicChange: "nothing-public",
});
