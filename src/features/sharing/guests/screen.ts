import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { defineScreen } from "#kernel/screen.ts";

export const readGuestLink = defineCall({
  name: "read-guest-link",
  method: "GET",
  path: "/accounts/guest/{token}/",
  access: "read",
  input: { token: text(100) },
  output: {
    title: z.string(),
    /** The page's own, for those who read it already. */
    address: z.string(),
    token: z.string(),
    isReader: z.boolean(),
    pageAddress: z.string(),
  },
  refusals: ["guest-link-gone"],
});

/** Where the link in the mail of a guest leads: says what it opens, and changes nothing until its button is pressed. */
export const guestLinkScreen = defineScreen({
  name: "guest-link",
  addresses: ["/accounts/guest/{token}/"],
  call: readGuestLink,
  frame: "bare",
});
