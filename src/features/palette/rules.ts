/** So many commands that somebody used last stand on top of the palette, where they can be performed. */
export const recentMost = 5;

/** So many are remembered. */
export const usedMost = 12;
