import * as z from "zod/mini";

/** Ids are positive integers below 2^53, so that they survive JSON (architecture 5). */
export const Id = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^[0-9]{1,16}$/)), z.transform(Number))]),
  z.int().check(z.positive()),
);
export type Id = z.infer<typeof Id>;
