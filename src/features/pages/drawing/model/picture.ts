import * as z from "zod/mini";

/**
 * A page drawn small: signs in a box of 160 by 132, each with its place and its size. What it holds is told by their kinds and
 * lengths, never by words.
 */
export const signs = [
  "title",
  "line",
  "note",
  "box",
  "tick",
  "cell",
  "head",
  "picture",
  "code",
  "rule",
] as const;
export const Picture = z.array(
  z.object({ sign: z.enum(signs), x: z.int(), y: z.int(), width: z.int(), height: z.int() }),
);
export type Picture = z.infer<typeof Picture>;
export type Sign = (typeof signs)[number];
