import * as z from "zod/mini";
import { mailLevels } from "#features/people/mail-setting/rules.ts";
import { defineCall } from "#kernel/call.ts";

/** A day as browsers write it, on which there is one in the calendar; empty for none. */
export const PauseEnd = z
  .string()
  .check(z.regex(/^(?:20[0-9]{2}-[01][0-9]-[0-3][0-9])?$/), z.refine(isDay, { abort: true }));

function isDay(text: string): boolean {
  if (text === "") return true;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** What the fields of the form are called when they are sent. */
export const preferenceFields = { level: "notify_value", pausedUntil: "paused_until" } as const;

/** How one is mailed of what one is told of, and until which day of one's zone not at all (PNOT-08, PNOT-12). */
export const savePreferences = defineCall({
  name: "save-notification-preferences",
  method: "POST",
  path: "/-/notifications/preferences/",
  access: "write",
  input: { notify_value: z.enum(mailLevels), paused_until: PauseEnd },
  output: {},
  refusals: ["signed-out", "pause-over"],
});
