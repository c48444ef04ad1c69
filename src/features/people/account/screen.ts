import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { defineScreen } from "#kernel/screen.ts";
import { DateOrder } from "./contract.ts";

/** A session in the list; `lastUsed` in seconds since 1970, the device by its names or null where unknown. */
export const SessionShown = z.object({
  id: z.int(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  address: z.string(),
  lastUsed: z.number(),
  isCurrent: z.boolean(),
});
export type SessionShown = z.infer<typeof SessionShown>;

/** A passkey in the list; moments in seconds since 1970, the name empty until its owner gives one. */
export const PasskeyShown = z.object({
  id: z.int(),
  name: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  added: z.number(),
  lastUsed: z.nullable(z.number()),
});
export type PasskeyShown = z.infer<typeof PasskeyShown>;

export const readAccount = defineCall({
  name: "read-account",
  method: "GET",
  path: "/settings/account/",
  alsoAt: ["/settings/preferences/"],
  access: "read",
  input: {},
  output: {
    title: z.string(),
    name: z.string(),
    email: z.string(),
    /** Empty when the person has chosen none. */
    language: z.string(),
    languages: z.array(z.object({ code: z.string(), name: z.string() })),
    timeZone: z.string(),
    zones: z.array(z.string()),
    hour12: z.boolean(),
    dateOrder: DateOrder,
    sessions: z.array(SessionShown),
    /** Null where it is not theirs to know: while one sees the site as another person. */
    twoStep: z.nullable(z.object({ isOn: z.boolean(), isRequired: z.boolean(), codesLeft: z.int() })),
    /** Null where the site has none, and as for `twoStep`. */
    passkeys: z.nullable(z.array(PasskeyShown)),
  },
  refusals: ["signed-out"],
});

export const accountScreen = defineScreen({
  name: "account",
  addresses: ["/settings/account/", "/settings/preferences/"],
  call: readAccount,
  frame: "site",
});
