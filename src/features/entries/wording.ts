import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type EntryRefusal = "too-many-entries";

export const entryRefusals: RefusalWording<EntryRefusal> = {
  "too-many-entries": {
    kind: "too-many",
    text: "{minutes, plural, one {That's a lot at once. Try again in a minute.} other {That's a lot at once. Try again in # minutes.}}",
  },
};

/** What becomes of what a person holds here, said before they are deleted. */
export const heldEntryWords = words("held-entries", {
  entries: "{count, plural, one {# entry on a page} other {# entries on pages}}",
});
