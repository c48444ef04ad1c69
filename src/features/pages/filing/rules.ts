/** Paths of one call, at most. */
export const pathsMost = 5000;
