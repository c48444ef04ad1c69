import { type Area, apartAreas } from "../kit/cell-areas.ts";
import type { CellWords } from "../kit/cell-words.ts";
import { copiedHtml } from "../kit/copied-html.ts";
import { type MentionFaces, nameFrom } from "../kit/mention-faces.ts";
import { pastedCell } from "../kit/pasted-cell.ts";
import type { Filling } from "./changes.ts";
import { fromTabs, squared, toHtml, toTabs } from "./spreadsheet.ts";
import { withSheetStyles } from "./sheet-styles.ts";

/** The cells that were copied in a spreadsheet, a page or a table here; null when it was no table. */
export function copiedCells(data: DataTransfer): Filling | null {
  const html = data.getData("text/html");
  const table = /<table/i.test(html) ? (sheetIn(html)?.querySelector("table") ?? null) : null;
  if (table) return cellsOf(table);
  const text = data.getData("text/plain");
  return text.includes("\t") ? { cells: fromTabs(text) } : null;
}

/** What was copied for one cell, with its marks; null where there are plain words only. */
export function copiedWords(data: DataTransfer): CellWords | null {
  const body = sheetIn(data.getData("text/html"));
  return body && pastedCell(body, location.origin);
}

function sheetIn(html: string): HTMLElement | null {
  const read = copiedHtml(html);
  if (read) withSheetStyles(read);
  return read?.body ?? null;
}

/** Puts cells where programs look for copied ones. */
export function copyCells(
  data: DataTransfer,
  { cells, areas }: Filling,
  faces: Pick<MentionFaces, "faceOf">,
): void {
  data.setData("text/plain", toTabs(cells, nameFrom(faces)));
  data.setData("text/html", toHtml(cells, { origin: location.origin, ...faces }, areas));
}

/** A cell over several rows or columns is merged again, as far as the table reaches. */
function cellsOf(table: HTMLTableElement): Filling {
  const rows: CellWords[][] = Array.from(table.rows, () => []);
  const areas: Area[] = [];
  Array.from(table.rows).forEach((row, at) => {
    let column = 0;
    for (const cell of row.cells) {
      while (rows[at]?.[column] !== undefined) column++;
      const high = Math.min(Math.max(1, cell.rowSpan), rows.length - at);
      for (let down = 0; down < high; down++)
        for (let along = 0; along < cell.colSpan; along++) {
          const target = rows[at + down];
          if (target) target[column + along] = down + along === 0 ? pastedCell(cell, location.origin) : "";
        }
      areas.push({ top: at, start: column, rows: high, columns: cell.colSpan });
      column += cell.colSpan;
    }
  });
  const cells = squared(rows.map((row) => Array.from(row, (words) => words ?? "")));
  return { cells, areas: apartAreas(areas, { rows: cells.length, columns: cells[0]?.length ?? 0 }) };
}
