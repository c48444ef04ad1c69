import * as z from "zod/mini";

/** Characters of the note that stands beside somebody's absence. */
export const noteMost = 140;

/** From the first day to the last one, both whole days of the person's own zone, as `2026-12-01`. */
export const AwayDates = z.object({ from: z.string(), until: z.string(), note: z.string() });
export type AwayDates = z.infer<typeof AwayDates>;

/** That somebody is away at this moment, for a line in a list. */
export const AwayUntil = z.object({
  until: z.string(),
  /** They are back tomorrow, by their own calendar. */
  isLastDay: z.boolean(),
});
export type AwayUntil = z.infer<typeof AwayUntil>;

/** The same with their note, for where they are shown themselves. */
export const AwayNow = z.extend(AwayUntil, { note: z.string() });
export type AwayNow = z.infer<typeof AwayNow>;
