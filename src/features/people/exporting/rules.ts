/** As many people as one answer has. */
export const exportedMost = 500;

/** As many people as are named at once. */
export const namedMost = 5000;
