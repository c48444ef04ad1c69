import { defineEvent } from "#kernel/event.ts";

/** A directory may keep people here, by a new token. */
export const directoryTokenMade = defineEvent<"directory-token-made", Record<never, never>>(
  "directory-token-made",
  { publicChange: "nothing-public" },
);

/** No directory keeps people here any more. */
export const directoryTokenRemoved = defineEvent<"directory-token-removed", Record<never, never>>(
  "directory-token-removed",
  { publicChange: "nothing-public" },
);

/** Somebody who was here already is kept by the directory from now on. */
export const directoryLinked = defineEvent<"directory-linked", { personId: number }>("directory-linked", {
  publicChange: "nothing-public",
});
