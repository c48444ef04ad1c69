import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { line, text } from "#kernel/fields.ts";
import { defineScreen } from "#kernel/screen.ts";

export const readSignIn = defineCall({
  name: "read-sign-in",
  method: "GET",
  path: "/accounts/login/",
  access: "read",
  input: {
    next: z.optional(text(2000)),
    /** Why the company sign-in let them not in, by its code. */
    company: z.optional(line(40)),
    /** The fields of a password are asked for, where the company sign-in stands in their place. */
    way: z.optional(z.literal("password")),
  },
  output: {
    title: z.string(),
    next: z.string(),
    /** The sign-in of the company of this site; null where there is none. */
    company: z.nullable(z.object({ name: z.string() })),
    /** The fields of a password are there. */
    withPassword: z.boolean(),
    /** People may use a passkey in place of email and password. */
    withPasskeys: z.boolean(),
    /** People with an address of some domains may join by themselves. */
    withJoining: z.boolean(),
    reason: z.string(),
  },
  refusals: [],
});

export const signInScreen = defineScreen({
  name: "sign-in",
  addresses: ["/accounts/login/"],
  call: readSignIn,
  query: ["next", "company", "way"],
  frame: "bare",
});
