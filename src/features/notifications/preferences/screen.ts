import * as z from "zod/mini";
import { mailLevels } from "#features/people/mail-setting/rules.ts";
import { defineCall } from "#kernel/call.ts";
import { defineScreen } from "#kernel/screen.ts";

export const readPreferences = defineCall({
  name: "read-notification-preferences",
  method: "GET",
  path: "/settings/notifications/",
  access: "read",
  input: {},
  output: {
    title: z.string(),
    email: z.string(),
    level: z.enum(mailLevels),
    /** The first day in one's own zone on which there is mail again, as YYYY-MM-DD; empty when it is not paused. */
    pausedUntil: z.string(),
    /** The first day that can be chosen for it. */
    tomorrow: z.string(),
    isBounced: z.boolean(),
    /** The site sends mail at all. */
    sendsMail: z.boolean(),
  },
  refusals: ["signed-out"],
});

export const preferencesScreen = defineScreen({
  name: "notification-preferences",
  addresses: ["/settings/notifications/"],
  call: readPreferences,
  frame: "site",
});
