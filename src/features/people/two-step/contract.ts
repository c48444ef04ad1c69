import * as z from "zod/mini";
import { passwordMost } from "#features/sessions/rules.ts";
import { Code } from "#features/sessions/two-step/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

/** Gives what an authenticator app needs; nothing counts before a code of it was typed. */
export const beginTwoStep = defineCall({
  name: "begin-two-step",
  method: "POST",
  path: "/-/account/two-step/begin/",
  access: "none",
  oneselfOnly: true,
  input: { current_password: text(passwordMost) },
  output: { secret: z.string(), address: z.string() },
  refusals: ["signed-out", "wrong-password", "two-step-on", "too-many-attempts"],
  failure: ["form_errors"],
});

/** Gives ten recovery codes, which are shown this once. */
export const turnOnTwoStep = defineCall({
  name: "turn-on-two-step",
  method: "POST",
  path: "/-/account/two-step/on/",
  access: "none",
  oneselfOnly: true,
  input: { code: Code },
  output: { codes: z.array(z.string()) },
  refusals: ["signed-out", "wrong-code", "two-step-on", "too-many-attempts"],
});

/** Ten other codes; those from before are void. */
export const renewRecoveryCodes = defineCall({
  name: "renew-recovery-codes",
  method: "POST",
  path: "/-/account/two-step/codes/",
  access: "none",
  oneselfOnly: true,
  input: { current_password: text(passwordMost), code: Code },
  output: { codes: z.array(z.string()) },
  refusals: ["signed-out", "wrong-password", "wrong-code", "two-step-off", "too-many-attempts"],
  failure: ["form_errors"],
});

export const turnOffTwoStep = defineCall({
  name: "turn-off-two-step",
  method: "POST",
  path: "/-/account/two-step/off/",
  access: "none",
  oneselfOnly: true,
  input: { current_password: text(passwordMost), code: Code },
  output: {},
  refusals: [
    "signed-out",
    "wrong-password",
    "wrong-code",
    "two-step-off",
    "two-step-required",
    "too-many-attempts",
  ],
  failure: ["form_errors"],
});

/** For somebody who has lost app and codes: takes it away, signs them out everywhere, and mails them. */
export const resetTwoStep = defineCall({
  name: "reset-two-step",
  method: "POST",
  path: "/-/people/{id}/two-step/reset/",
  access: "write",
  oneselfOnly: true,
  input: { id: Id },
  output: {},
  refusals: ["signed-out", "owners-only", "own-two-step", "person-not-found", "two-step-off"],
});
