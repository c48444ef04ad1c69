import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, text } from "#kernel/fields.ts";

/** The sign-in screen says why. */
const leadsOn = { refusedTo: "/accounts/login/?company=" } as const;
const output = { next: z.string() };

/** More than an answer may be, which is looked at before anything of it is read; longer bodies the server does not take in. */
const answerMost = 4 * 1024 * 1024;

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
    "company-encrypted",
    "company-passing-name",
    "company-owner",
    "company-taken",
    "too-many-attempts",
  ],
});

/**
 * Where a provider has a browser send its answer by SAML. That comes from another site, so without our cookies: the answer is checked and kept with the attempt,
 * whose state comes along, and the browser is led on to where it shows by its cookie that the attempt is its own.
 */
export const hearCompany = defineCall({
  name: "hear-company",
  method: "POST",
  path: "/accounts/company/saml/",
  access: "none",
  isProvenByAddress: true,
  leadsOn,
  input: { SAMLResponse: z.optional(text(answerMost)), RelayState: z.optional(text(500)) },
  output,
  refusals: ["company-over", "too-many-attempts"],
});
