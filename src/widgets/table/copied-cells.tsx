import type { CellWords } from "../kit/cell-words.ts";
import { pastedCell } from "../kit/pasted-cell.ts";
import { type Cells, fromTabs, squared, toHtml, toTabs } from "./spreadsheet.ts";
import { withSheetStyles } from "./sheet-styles.ts";

/** Longer HTML would keep the window waiting; its plain words are taken instead. */
const htmlMost = 8_000_000;

/** The cells that were copied in a spreadsheet, a page or a table here; null when it was no table. */
export function copiedCells(data: DataTransfer): Cells | null {
  const html = data.getData("text/html");
  const table = /<table/i.test(html) ? (copiedHtml(html)?.querySelector("table") ?? null) : null;
  if (table) return cellsOf(table);
  const text = data.getData("text/plain");
  return text.includes("\t") ? fromTabs(text) : null;
}

/** What was copied for one cell, with its marks; null where there are plain words only. */
export function copiedWords(data: DataTransfer): CellWords | null {
  const body = copiedHtml(data.getData("text/html"));
  return body && pastedCell(body, location.origin);
}

/** A document without a window: nothing in it is fetched or run, and handlers lose their names before it is read. */
function copiedHtml(html: string): HTMLElement | null {
  if (html === "" || html.length > htmlMost) return null;
  const end = html.lastIndexOf(">") + 1;
  const tags = html
    .slice(0, end)
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s/"'])on(?=[a-z]+\s*=)/gi, "$1data-on"));
  const read = new DOMParser().parseFromString(tags + html.slice(end), "text/html");
  withSheetStyles(read);
  return read.body;
}

/** Puts cells where programs look for copied ones. */
export function copyCells(data: DataTransfer, cells: Cells): void {
  data.setData("text/plain", toTabs(cells));
  data.setData("text/html", toHtml(cells, location.origin));
}

/** A cell over several rows or columns stands in its first. */
function cellsOf(table: HTMLTableElement): Cells {
  const rows: CellWords[][] = Array.from(table.rows, () => []);
  Array.from(table.rows).forEach((row, at) => {
    let column = 0;
    for (const cell of row.cells) {
      while (rows[at]?.[column] !== undefined) column++;
      for (let down = 0; down < Math.max(1, cell.rowSpan); down++)
        for (let along = 0; along < cell.colSpan; along++) {
          const target = rows[at + down];
          if (target) target[column + along] = down + along === 0 ? pastedCell(cell, location.origin) : "";
        }
      column += cell.colSpan;
    }
  });
  return squared(rows.map((row) => Array.from(row, (words) => words ?? "")));
}
