import * as z from "zod/mini";

/** What JSON and the database hold as it is: no half of a sign, and no NUL. */
export const storable = /^[^\u0000\p{Surrogate}]*$/u;

/** Words of a widget, of at most so many letters. */
export const limitedText = (most: number) => z.string().check(z.maxLength(most), z.regex(storable));
