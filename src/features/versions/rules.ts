/** The most letters of a version's name. */
export const versionNameMost = 100;

/** Versions that are listed at a time. */
export const shownMost = 50;

/** Versions between two that are looked through for who changed what; where there are more, nobody is named. */
export const lookedThrough = 30;
