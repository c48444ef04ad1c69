import type { RefusalWording } from "#kernel/refusal.ts";

export type EntryRefusal = "too-many-entries";

export const entryRefusals: RefusalWording<EntryRefusal> = {
  "too-many-entries": {
    kind: "too-many",
    text: "{minutes, plural, one {That's a lot at once. Try again in a minute.} other {That's a lot at once. Try again in # minutes.}}",
  },
};
