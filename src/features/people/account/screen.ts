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
  },
  refusals: ["signed-out"],
});

export const accountScreen = defineScreen({
  name: "account",
  addresses: ["/settings/account/", "/settings/preferences/"],
  call: readAccount,
  frame: "site",
});
