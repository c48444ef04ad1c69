import { defineEvent } from "#kernel/event.ts";

type OfPerson = { personId: number };

/** A second step stands at somebody's sign-in from now on. */
export const twoStepTurnedOn = defineEvent<"two-step-on", OfPerson>("two-step-on", {
  publicChange: "nothing-public",
});

export const twoStepTurnedOff = defineEvent<"two-step-off", OfPerson>("two-step-off", {
  publicChange: "nothing-public",
});

/** An owner, or a command, took it away from somebody who could not sign in any more. */
export const twoStepReset = defineEvent<"two-step-reset", OfPerson>("two-step-reset", {
  publicChange: "nothing-public",
});

export const recoveryCodeUsed = defineEvent<"recovery-code-used", OfPerson>("recovery-code-used", {
  publicChange: "nothing-public",
});

/** Somebody has ten new recovery codes; those from before are void. */
export const recoveryCodesMade = defineEvent<"recovery-codes-made", OfPerson>("recovery-codes-made", {
  publicChange: "nothing-public",
});
