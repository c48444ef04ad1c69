/** A link to another address stands for a day, in milliseconds. */
export const changeLinkLasts = 24 * 3_600_000;
