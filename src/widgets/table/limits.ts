/** What a table holds at the most, typed or pasted: letters of its title, columns, rows. What two people add beyond it together is not shown. */
export const titleMost = 200;
export const columnsMost = 50;
export const rowsMost = 5000;
