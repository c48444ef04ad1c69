import { words } from "#kernel/words.ts";

/** What stands below the sentence on the page of a server that has too much to do. */
export const overloadWords = words("overload", { again: "Try again" });
