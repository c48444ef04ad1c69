import { defineEvent } from "#kernel/event.ts";

/** A person has another picture, or none. */
export const pictureChanged = defineEvent<"picture-changed", { personId: number }>("picture-changed", {
  publicChange: "nothing-public",
});
