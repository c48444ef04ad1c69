import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, text } from "#kernel/fields.ts";

/** The sign-in screen says why. */
const leadsOn = { refusedTo: "/accounts/login/?company=" } as const;
const output = { next: z.string() };

/** Sends a browser to the provider of the company; `trial` for an owner who wants to see that it works. */
export const leaveForCompany = defineCall({
  name: "leave-for-company",
  method: "GET",
  path: "/accounts/company/",
  access: "none",
  leadsOn,
  input: { next: z.optional(text(2000)), trial: z.optional(Flag) },
  output,
  refusals: [
    "signed-out",
    "owners-only",
    "company-off",
    "company-failed",
    "company-unreachable",
    "too-many-attempts",
  ],
});

/** Where the provider sends the browser back to, with a code that is good once. The state in the address is the proof that this browser had left. */
export const returnFromCompany = defineCall({
  name: "return-from-company",
  method: "GET",
  path: "/accounts/company/back/",
  access: "none",
  leadsOn,
  input: {
    state: z.optional(text(500)),
    code: z.optional(text(4000)),
    iss: z.optional(text(500)),
    error: z.optional(text(500)),
    error_description: z.optional(text(2000)),
  },
  output,
  refusals: [
    "company-off",
    "company-over",
    "company-failed",
    "company-unreachable",
    "company-unverified",
    "company-stranger",
    "company-unknown",
    "company-closed",
    "too-many-attempts",
  ],
});
