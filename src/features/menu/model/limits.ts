/** Items on the bar, and below one of them. */
export const rootMost = 60;
export const childrenMost = 120;

/** The most items of one column of a list, and the most columns of a list or of the footer (MBAR-05). */
export const columnMost = 14;
export const columnsMost = 4;

/** Icons are numbered from 0. */
export const iconCount = 200;

/** The most characters of an item's title, link and tooltip. */
export const titleMost = 120;
export const linkMost = 2000;
export const tooltipMost = 250;

/** The number of the icon that says an item cannot be edited. */
export const lockIcon = 142;
