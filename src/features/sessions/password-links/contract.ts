import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Email, text } from "#kernel/fields.ts";
import { passwordMost } from "../rules.ts";

/** Answers the same whether or not the address belongs to somebody here. */
export const askReset = defineCall({
  name: "ask-reset",
  method: "POST",
  path: "/accounts/reset/",
  access: "none",
  input: { email: Email },
  output: { next: z.string() },
  refusals: ["too-many-attempts"],
});

/** Sets the password of whoever holds the link, signs them in, and ends all their other sessions. */
export const setPassword = defineCall({
  name: "set-password",
  method: "POST",
  path: "/accounts/password/{token}/",
  access: "none",
  input: { token: text(100), new_password1: text(passwordMost), new_password2: text(passwordMost) },
  output: { next: z.string() },
  refusals: [
    "link-used",
    "company-required",
    "password-short",
    "password-common",
    "password-named",
    "passwords-differ",
    "too-many-attempts",
  ],
});
