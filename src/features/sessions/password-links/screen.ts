import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, text } from "#kernel/fields.ts";
import { defineScreen } from "#kernel/screen.ts";

export const readReset = defineCall({
  name: "read-reset",
  method: "GET",
  path: "/accounts/reset/",
  access: "read",
  input: { sent: z.optional(Flag) },
  output: {
    title: z.string(),
    sent: z.boolean(),
    /** Without a mail server a link would reach nobody. */
    sendsMail: z.boolean(),
  },
  refusals: [],
});

export const resetScreen = defineScreen({
  name: "reset",
  addresses: ["/accounts/reset/"],
  call: readReset,
  query: ["sent"],
  frame: "bare",
});

export const readPasswordLink = defineCall({
  name: "read-password-link",
  method: "GET",
  path: "/accounts/password/{token}/",
  access: "read",
  input: { token: text(100) },
  output: {
    title: z.string(),
    token: z.string(),
    kind: z.enum(["invite", "reset"]),
    name: z.string(),
    email: z.string(),
  },
  refusals: ["link-used", "company-required"],
});

export const passwordScreen = defineScreen({
  name: "password",
  addresses: ["/accounts/password/{token}/"],
  call: readPasswordLink,
  frame: "bare",
});
