import { defineEvent } from "#kernel/event.ts";

/** Somebody typed this address to join by it; what comes of it, only the listener finds out. */
export const joinAsked = defineEvent<"join-asked", { email: string }>("join-asked", {
  publicChange: "nothing-public",
});

/** Other domains than before may join by themselves. */
export const joinDomainsSaved = defineEvent<"join-domains-saved", { count: number }>("join-domains-saved", {
  publicChange: "nothing-public",
});
