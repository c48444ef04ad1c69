/** A row of a list of pages, as it stands in the document. */
export type Row = { readonly element: HTMLElement; readonly id: number };

export function rowAt(target: EventTarget | null): Row | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  return element ? { element, id: Number(element.dataset["row"]) } : null;
}

export function rowsIn(list: HTMLElement): Row[] {
  return [...list.querySelectorAll<HTMLElement>("[data-row]")].flatMap((element) => rowAt(element) ?? []);
}

export function titleIn({ element }: Row): HTMLElement | null {
  return element.querySelector<HTMLElement>(".browsing-title > a");
}

/** What has the focus in a row when one comes to it: its box while somebody selects, else its title. */
export function focusRow(row: Row): void {
  (row.element.querySelector<HTMLElement>(".batches-box") ?? titleIn(row))?.focus();
}

/** The first row that is selected, by its place, or none: -1. */
export function firstSelected(): number {
  return rowsIn(document.body).findIndex(({ element }) => element.querySelector(".batches-box:checked"));
}

/** Where the focus was lost with what had it, it goes to the row at this place, or the last one. */
export function focusPlace(place: number): void {
  if (document.activeElement !== document.body) return;
  const rows = rowsIn(document.body);
  const row = rows[Math.max(place, 0)] ?? rows.at(-1);
  if (row) focusRow(row);
}
