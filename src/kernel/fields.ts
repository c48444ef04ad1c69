import * as z from "zod/mini";

/**
 * The shapes of single fields on the wire. Bodies may be form-encoded, so every shape also reads its text form:
 * "yes" and "true" are flags, digits are numbers, JSON stands in a text.
 */

/** One line of text, trimmed, with at most `most` characters. */
export function line(most: number) {
  return z
    .string()
    .check(z.trim(), z.maxLength(most), z.regex(/^[^\u0000-\u0008\u000a-\u001f\p{Surrogate}]*$/u));
}

/** Free text of at most `most` characters. Postgres cannot hold a NUL, nor JSON there half of a character. */
export function text(most: number) {
  return z.string().check(z.maxLength(most), z.regex(/^[^\u0000\p{Surrogate}]*$/u));
}

const spokenFlags: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  "1": true,
  on: true,
  no: false,
  false: false,
  "0": false,
  off: false,
  "": false,
};

/** yes or no: a boolean, or its text. */
export const Flag = z.pipe(
  z.union([z.boolean(), z.literal(["yes", "true", "1", "on", "no", "false", "0", "off", ""])]),
  z.transform((value) => (typeof value === "boolean" ? value : spokenFlags[value] === true)),
);

/** A whole number, or its digits, between the two bounds. */
export function whole(least: number, most: number) {
  return z.pipe(
    z.union([z.number(), z.pipe(z.string().check(z.regex(/^-?[0-9]{1,16}$/)), z.transform(Number))]),
    z.int().check(z.gte(least), z.lte(most)),
  );
}

/** A value that may come as itself (JSON body) or as a JSON text in a form field (`settings`, `data`). */
export function jsonText<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.pipe(
    z.transform((value, context) => {
      if (typeof value !== "string") return value;
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.issues.push({ code: "custom", message: "not JSON", input: value });
        return z.NEVER;
      }
    }),
    shape,
  );
}

/** A day of this century as browsers write it, `2026-12-01`; one that there is in the calendar. */
export const Day = z
  .string()
  .check(z.regex(/^20[0-9]{2}-[01][0-9]-[0-3][0-9]$/), z.refine(isDay, { abort: true }));

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** An e-mail address, in lower case. Its inbox is proved by the mail that arrives, not by the pattern. */
export const Email = z.pipe(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(254),
      z.regex(/^[^\s@<>,;:"()\u0000-\u001f\p{Surrogate}]+@[^\s@<>,;:"()\u0000-\u001f\p{Surrogate}]+$/u),
    ),
  z.transform((value) => value.toLowerCase()),
);
