import { taskMost } from "../kit/text-limits.ts";

/** The signs that stand before an item where lists are written as plain text: `- [ ]`, `*`, `1.`, a box. */
const sign = /^[\t ]{0,40}(?:(?:[-*+•]|\d{1,4}[.)])[\t ]{1,8})?(?:\[[ xX]?\][\t ]{1,8}|[☐☑✓✔][\t ]{0,8})?/u;

const tick = /^[\t ]{0,40}(?:(?:[-*+•]|\d{1,4}[.)])[\t ]{1,8})?(?:\[[xX]\]|[☑✓✔])/mu;

/** The items, and whether some are ticked; ticks are what readers enter, so they are not pasted. */
export type Pasted = {
  readonly texts: readonly string[];
  readonly hasTicks: boolean;
  /** One of them has more letters than an item may have. */
  readonly isTooLong: boolean;
};

/** The items that pasted words say, one a line; a single line is no list, and is typed where the caret stands. */
export function pastedItems(words: string): Pasted | null {
  const lines = words
    .toWellFormed()
    .replaceAll("\u0000", "")
    .split(/\r\n?|\n/)
    .map((line) => line.replace(sign, "").trim())
    .filter((line) => line !== "");
  const isList = lines.length > 1 || /^[\t ]*[-*+][\t ]+\[[ xX]?\]/.test(words);
  if (!isList) return null;
  const isTooLong = lines.some((line) => line.length > taskMost);
  return { texts: lines, hasTicks: tick.test(words), isTooLong };
}
