/** A little more than the window shows: what is drawn in edit mode may be lower than what is read. */
const spare = 3;
/** So many rows fill any window, of a page that is not drawn yet. */
export const rowsMost = 30;

/** How many rows of the page that is read reach into the window, as it is scrolled to its start; those below can be drawn later. */
export function rowsInSight(): number {
  const rows = [...document.querySelectorAll(".pages-body > .pages-row")];
  const below = rows.findIndex((row) => row.getBoundingClientRect().top >= innerHeight);
  return below < 0 ? rowsMost : Math.min(below + spare, rowsMost);
}
