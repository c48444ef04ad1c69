import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, text } from "#kernel/fields.ts";
import { defineScreen } from "#kernel/screen.ts";

export const readJoinSettings = defineCall({
  name: "read-join-settings",
  method: "GET",
  path: "/settings/joining/",
  access: "read",
  input: {},
  output: {
    title: z.string(),
    domains: z.array(z.string()),
    sendsMail: z.boolean(),
    withSubsites: z.boolean(),
  },
  refusals: ["signed-out", "owners-only"],
});

export const joinSettingsScreen = defineScreen({
  name: "join-settings",
  addresses: ["/settings/joining/"],
  call: readJoinSettings,
  frame: "site",
});

export const readJoin = defineCall({
  name: "read-join",
  method: "GET",
  path: "/accounts/join/",
  access: "read",
  input: { sent: z.optional(Flag) },
  output: { title: z.string(), sent: z.boolean() },
  refusals: ["join-off"],
});

export const joinScreen = defineScreen({
  name: "join",
  addresses: ["/accounts/join/"],
  call: readJoin,
  query: ["sent"],
  frame: "bare",
});

export const readJoinLink = defineCall({
  name: "read-join-link",
  method: "GET",
  path: "/accounts/join/{token}/",
  access: "read",
  input: { token: text(100) },
  output: { title: z.string(), token: z.string(), email: z.string() },
  refusals: ["link-used"],
});

export const joinLinkScreen = defineScreen({
  name: "join-link",
  addresses: ["/accounts/join/{token}/"],
  call: readJoinLink,
  frame: "bare",
});
