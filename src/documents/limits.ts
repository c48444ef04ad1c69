/** The most columns of a row of a page. */
export const columnsMost = 4;
