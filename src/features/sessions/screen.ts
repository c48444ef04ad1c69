import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { defineScreen } from "#kernel/screen.ts";

export const readSignIn = defineCall({
  name: "read-sign-in",
  method: "GET",
  path: "/accounts/login/",
  access: "read",
  input: { next: z.optional(text(2000)) },
  output: { title: z.string(), next: z.string() },
  refusals: [],
});

export const signInScreen = defineScreen({
  name: "sign-in",
  addresses: ["/accounts/login/"],
  call: readSignIn,
  query: ["next"],
  frame: "bare",
});
