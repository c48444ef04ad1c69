import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { line, text } from "#kernel/fields.ts";

/** Six digits of an app, or a recovery code. */
export const Code = line(60).check(z.minLength(1));

/** The second step of signing in. */
export const enterCode = defineCall({
  name: "sign-in-with-code",
  method: "POST",
  path: "/accounts/two-step/",
  access: "none",
  input: { code: Code, next: z.optional(text(2000)) },
  output: { next: z.string() },
  refusals: ["wrong-code", "sign-in-over", "two-step-off", "too-many-attempts"],
});

/** The second step for whoever has to set it up first; the codes are shown this once. */
export const finishSetUp = defineCall({
  name: "sign-in-with-set-up",
  method: "POST",
  path: "/accounts/two-step/set-up/",
  access: "none",
  input: { code: Code, next: z.optional(text(2000)) },
  output: { next: z.string(), codes: z.array(z.string()) },
  refusals: ["wrong-code", "sign-in-over", "two-step-on", "too-many-attempts"],
});
