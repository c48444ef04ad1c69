/** The most columns of a row of a page. Pages that are stored may have as many: fewer here would no longer open them. */
export const columnsMost = 4;
