import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { TimeZone } from "#kernel/time-zone.ts";

/** Puts the message of the host away; another message comes again (ACCT-05). */
export const hideTopMessage = defineCall({
  name: "hide-topmsg",
  method: "POST",
  path: "/ajax/settings/action/hide_topmsg/",
  access: "write",
  oneselfOnly: true,
  input: {},
  output: {},
  refusals: ["signed-out"],
});

/** Never tells this person again that their time zone seems to differ (ACCT-06). */
export const ignoreTimeZone = defineCall({
  name: "ignore-timezone",
  method: "POST",
  path: "/ajax/ignore_timezone/",
  access: "write",
  oneselfOnly: true,
  input: {},
  output: {},
  refusals: ["signed-out"],
});

/** Takes another time zone, empty for that of the site; `before` is what was chosen until now. */
export const changeTimeZone = defineCall({
  name: "change-timezone",
  method: "POST",
  path: "/-/account/zone/",
  access: "write",
  oneselfOnly: true,
  input: { time_zone: z.union([z.literal(""), TimeZone]) },
  output: { before: z.string() },
  refusals: ["signed-out"],
});
