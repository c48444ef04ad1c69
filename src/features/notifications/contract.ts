import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";

const of = {
  method: "POST",
  access: "write",
  output: {},
  refusals: ["signed-out", "notification-not-found"],
} as const;

export const markRead = defineCall({
  ...of,
  name: "mark-notification-read",
  path: "/-/notifications/{id}/read/",
  input: { id: Id },
});

export const markUnread = defineCall({
  ...of,
  name: "mark-notification-unread",
  path: "/-/notifications/{id}/unread/",
  input: { id: Id },
});

/** All that are unread; `at`, in milliseconds since 1970, names them for who takes it back. */
export const markAllRead = defineCall({
  name: "mark-all-notifications-read",
  method: "POST",
  path: "/-/notifications/read/",
  access: "write",
  input: {},
  output: { at: z.number(), count: z.int() },
  refusals: ["signed-out"],
});

export const takeBackAllRead = defineCall({
  name: "take-back-all-notifications-read",
  method: "POST",
  path: "/-/notifications/unread/",
  access: "write",
  input: { at: z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(8.64e15)) },
  output: {},
  refusals: ["signed-out"],
});
