/** How often a file is tried that took too long, too much memory, or its reader with it. */
export const triesMost = 3;
/** Milliseconds that a try keeps others off, and after which another follows; longer than one can take. */
const pauseBetween = 10 * 60_000;

/** What was tried after this is left alone for now. */
export function triedSince(now: Date): Date {
  return new Date(now.getTime() - pauseBetween);
}
