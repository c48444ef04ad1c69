import { defineEvent } from "#kernel/event.ts";

type OfPerson = { personId: number };

/** Somebody can sign in with one more passkey. */
export const passkeyAdded = defineEvent<"passkey-added", OfPerson>("passkey-added", {
  publicChange: "nothing-public",
});

export const passkeyRemoved = defineEvent<"passkey-removed", OfPerson>("passkey-removed", {
  publicChange: "nothing-public",
});
