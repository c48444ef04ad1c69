/**
 * More marks on one letter than any writing has. Unicode puts them in an order of their own, at a cost that grows with the
 * square of their number; its stream-safe form (UAX #15) allows thirty, too.
 */
const marksInARow = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/** A text that can be brought into a normal form of Unicode in a time that grows with its length. */
export function streamSafe(text: string): string {
  return text.replace(marksInARow, "$1");
}
