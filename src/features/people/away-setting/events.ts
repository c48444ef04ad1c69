import { defineEvent } from "#kernel/event.ts";

/** Somebody else said when a person is away; what they say of themselves is told to nobody. */
export const awaySet = defineEvent<"away-set", { personId: number; by: number | null }>("away-set", {
  publicChange: "nothing-public",
});
