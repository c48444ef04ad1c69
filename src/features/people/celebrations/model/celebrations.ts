import * as z from "zod/mini";

/** A day of each year; the year stands there only where its person says it. */
export const Birthday = z.object({ month: z.int(), day: z.int(), year: z.nullable(z.int()) });
export type Birthday = z.infer<typeof Birthday>;

/** What somebody is congratulated on: their birthday, and the day on which they came, as `2019-03-01`. */
export const Celebrations = z.object({ birthday: z.nullable(Birthday), since: z.nullable(z.string()) });
export type Celebrations = z.infer<typeof Celebrations>;

/** The same as a card shows it. */
export const ShownCelebrations = z.extend(Celebrations, {
  /** Others are not told. */
  isHidden: z.boolean(),
  /** Whether the viewer may change any of it. */
  mayEdit: z.boolean(),
});
export type ShownCelebrations = z.infer<typeof ShownCelebrations>;
