import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";

/** Lets this browser read the page of the link; only this sets a cookie, never the link itself (GUES-01). */
export const openGuestLink = defineCall({
  name: "open-guest-link",
  method: "POST",
  path: "/accounts/guest/{token}/",
  access: "none",
  input: { token: text(100) },
  output: { next: z.string() },
  refusals: ["guest-link-gone", "too-many-attempts"],
});
