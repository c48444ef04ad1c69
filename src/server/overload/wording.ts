/** What stands below the sentence on the page of a server that has too much to do. */
export const overloadWords = { again: "Try again" } as const;
