import type { KindClipboard } from "../kit/clipboard.ts";
import { linesInHtml } from "../kit/lines-in-html.ts";
import { tagOf } from "../kit/html-node.ts";
import { tablesFrom } from "./pasted-table.ts";
import { type Table, sortedRows } from "./schema.ts";
import { type Cells, toTabs } from "./spreadsheet.ts";

export const tableClipboard: KindClipboard<Table> = {
  html(table) {
    const row = (cells: readonly string[], tag: "th" | "td") =>
      `<tr>${cells.map((text) => `<${tag}>${linesInHtml(text)}</${tag}>`).join("")}</tr>`;
    const titles = titlesOf(table).map((cells) => `<thead>${row(cells, "th")}</thead>`);
    const rows = cellsOf(table).map((cells) => row(cells, "td"));
    return `<table>${titles.join("")}<tbody>${rows.join("")}</tbody></table>`;
  },
  text: (table) => toTabs([...titlesOf(table), ...cellsOf(table)]),
  takesElement(node) {
    if (tagOf(node) !== "table") return null;
    const tables = tablesFrom(node);
    return tables.length > 0 ? tables : null;
  },
};

function titlesOf({ header, columns }: Table): Cells {
  return header ? [columns.map(({ title }) => title)] : [];
}

/** As it is read: a sorted table goes out sorted. */
function cellsOf(table: Table): Cells {
  return sortedRows(table).map(({ cells }) => table.columns.map(({ id }) => cells[id] ?? ""));
}
