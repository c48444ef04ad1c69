import { words } from "#kernel/words.ts";

export const holeWords = words("holes", {
  /** Stands in place of a widget that cannot be drawn; the error is in the log. */
  broken: "This part of the page can't be shown right now. The rest is complete.",
});
