import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { defineScreen } from "#kernel/screen.ts";
import { twoStepNeeds } from "./contract.ts";
import { settingsScreenNames } from "./rules.ts";

export const readSettingsHome = defineCall({
  name: "read-settings-home",
  method: "GET",
  path: "/settings/",
  access: "read",
  input: {},
  output: { title: z.string(), screens: z.array(z.enum(settingsScreenNames)) },
  refusals: ["signed-out"],
});

export const settingsScreen = defineScreen({
  name: "settings",
  addresses: ["/settings/"],
  call: readSettingsHome,
  frame: "site",
});

export const readSiteSettings = defineCall({
  name: "read-site-settings",
  method: "GET",
  path: "/settings/site/",
  access: "read",
  input: {},
  output: {
    title: z.string(),
    name: z.string(),
    /** Empty when it is left to each browser. */
    language: z.string(),
    languages: z.array(z.object({ code: z.string(), name: z.string() })),
    timeZone: z.string(),
    zones: z.array(z.string()),
    publicPages: z.boolean(),
    guestInvites: z.boolean(),
    /** Null on a site with subsites. */
    editorsArrange: z.nullable(z.boolean()),
    indexed: z.boolean(),
    /** All its pages read from right to left; else as their language does. */
    rightToLeft: z.boolean(),
    /** Empty where nobody is asked for feedback. */
    feedbackEmail: z.string(),
    publicAddress: z.nullable(z.string()),
    subsites: z.object({
      on: z.boolean(),
      inUse: z.boolean(),
      /** Whether this person may switch them off, once they are on. */
      mayTakeBack: z.boolean(),
      /** The names of those that new people join (AUTJ-06). */
      autoJoin: z.array(z.string()),
    }),
    /** Of whom a second step at sign-in is asked; null for those who may not choose it. */
    twoStep: z.nullable(z.enum(twoStepNeeds)),
    /** Whether people may sign in with passkeys; null for those who may not choose it. */
    passkeys: z.nullable(z.boolean()),
    /** Whether the site tells of birthdays and anniversaries; null for those who may not choose it. */
    celebrations: z.nullable(z.boolean()),
    /** The list of first steps is hidden, and this person may bring it back. */
    mayBringFirstSteps: z.boolean(),
  },
  refusals: ["signed-out", "admins-only", "owners-only"],
});

export const siteSettingsScreen = defineScreen({
  name: "site-settings",
  addresses: ["/settings/site/"],
  call: readSiteSettings,
  frame: "site",
});
