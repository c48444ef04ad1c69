import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { defineScreen } from "#kernel/screen.ts";

export const readEmailLink = defineCall({
  name: "read-email-link",
  method: "GET",
  path: "/accounts/email/{token}/",
  access: "read",
  input: { token: text(100) },
  output: { title: z.string(), token: z.string(), before: z.string(), email: z.string() },
  refusals: ["link-used"],
});

export const confirmEmailScreen = defineScreen({
  name: "confirm-email",
  addresses: ["/accounts/email/{token}/"],
  call: readEmailLink,
  frame: "bare",
});
