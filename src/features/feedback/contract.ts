import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, line, text } from "#kernel/fields.ts";

export const moods = ["happy", "neutral", "sad"] as const;

/** Mails what somebody says to whoever looks after the site (FDBK-02, FDBK-03, FDBK-06). */
export const leaveFeedback = defineCall({
  name: "leave-feedback",
  method: "GET",
  path: "/ajax/leave_feedback/",
  access: "none",
  changesByGet: true,
  oneselfOnly: true,
  input: {
    message: text(5000),
    url: z.optional(line(2000)),
    mood: z.optional(z.union([z.literal(""), z.enum(moods)])),
    call_me: z.optional(Flag),
    tel: z.optional(line(40)),
  },
  output: {},
  refusals: ["signed-out", "feedback-off", "feedback-empty", "feedback-tel", "too-many-attempts"],
});
