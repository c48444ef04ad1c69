import { type Cells, fromTabs, squared, toHtml, toTabs } from "./spreadsheet.ts";

/** The cells that were copied in a spreadsheet, a page or a table here; null when it was no table. */
export function copiedCells(data: DataTransfer): Cells | null {
  const html = data.getData("text/html");
  const table = /<table/i.test(html)
    ? new DOMParser().parseFromString(html, "text/html").querySelector("table")
    : null;
  if (table) return cellsOf(table);
  const text = data.getData("text/plain");
  return text.includes("\t") ? fromTabs(text) : null;
}

/** Puts cells where programs look for copied ones. */
export function copyCells(data: DataTransfer, cells: Cells): void {
  data.setData("text/plain", toTabs(cells));
  data.setData("text/html", toHtml(cells));
}

/** Only the words are read; a cell over several rows or columns stands in its first. */
function cellsOf(table: HTMLTableElement): Cells {
  const rows: string[][] = Array.from(table.rows, () => []);
  Array.from(table.rows).forEach((row, at) => {
    let column = 0;
    for (const cell of row.cells) {
      while (rows[at]?.[column] !== undefined) column++;
      for (let down = 0; down < Math.max(1, cell.rowSpan); down++)
        for (let along = 0; along < cell.colSpan; along++) {
          const target = rows[at + down];
          if (target) target[column + along] = down + along === 0 ? wordsIn(cell) : "";
        }
      column += cell.colSpan;
    }
  });
  return squared(rows.map((row) => Array.from(row, (text) => text ?? "")));
}

const lineEnd = "\u0001";

function wordsIn(cell: HTMLTableCellElement): string {
  for (const line of cell.querySelectorAll("br")) line.replaceWith(lineEnd);
  for (const block of cell.querySelectorAll("p, div, li")) block.after(lineEnd);
  const words = (cell.textContent ?? "").replace(/\s+/g, " ").replaceAll(lineEnd, "\n");
  return words.replace(/ *\n */g, "\n").trim();
}
