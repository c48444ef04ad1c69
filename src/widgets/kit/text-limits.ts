/** The most characters of a heading, of a task and of one piece of code; a longer line does not become one (WIDG-06). */
export const headingMost = 600;
export const taskMost = 1000;
export const codeMost = 1_000_000;

/** The most tasks of one checklist. */
export const tasksMost = 500;
