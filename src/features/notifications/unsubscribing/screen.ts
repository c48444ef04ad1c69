import * as z from "zod/mini";
import { mailLevels } from "#features/people/mail-setting/rules.ts";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { defineScreen } from "#kernel/screen.ts";

export const readUnsubscribe = defineCall({
  name: "read-unsubscribe",
  method: "GET",
  path: "/accounts/unsubscribe/{token}/",
  access: "read",
  input: { token: text(100) },
  output: { title: z.string(), token: z.string(), email: z.string(), level: z.enum(mailLevels) },
  refusals: ["unsubscribe-link-unknown"],
});

export const unsubscribeScreen = defineScreen({
  name: "unsubscribe",
  addresses: ["/accounts/unsubscribe/{token}/"],
  call: readUnsubscribe,
  frame: "bare",
});
