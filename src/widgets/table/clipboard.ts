import type { CellWords } from "../kit/cell-words.ts";
import type { KindClipboard, OutgoingWords } from "../kit/clipboard.ts";
import { tagOf } from "../kit/html-node.ts";
import { inlineHtml } from "../kit/inline-html.ts";
import { linesInHtml } from "../kit/lines-in-html.ts";
import { nameFrom } from "../kit/mention-faces.ts";
import { headerRow } from "./cell-range.ts";
import { type RowSpans, spanOf, spansByRow } from "./merges.ts";
import { tablesFrom } from "./pasted-table.ts";
import { type Table, sortedRows } from "./schema.ts";
import { type Cells, toTabs } from "./spreadsheet.ts";
import { wordsIn } from "./words-in.ts";

/** Mail and word processors draw no lines by themselves. */
const drawn = 'border="1" cellspacing="0" cellpadding="4"';

export const tableClipboard: KindClipboard<Table> = {
  html(table, out) {
    const { header, columns } = table;
    const rows = sortedRows(table);
    const lines = { rows: [headerRow, ...rows.map(({ id }) => id)], columns: columns.map(({ id }) => id) };
    const merged = spansByRow(table.merges ?? [], lines);
    const rowOf = (id: string, tag: "th" | "td", words: (column: string) => CellWords) => {
      const cells = lines.columns
        .filter((column) => !merged.get(id)?.covered.has(column))
        .map((column) => `<${tag}${spans(merged.get(id), column)}>${htmlOf(words(column), out)}</${tag}>`);
      return `<tr>${cells.join("")}</tr>`;
    };
    const titles = new Map(columns.map(({ id, title }) => [id, title]));
    const head = header ? `<thead>${rowOf(headerRow, "th", (id) => titles.get(id) ?? "")}</thead>` : "";
    const body = rows.map(({ id, cells }) => rowOf(id, "td", (column) => wordsIn(cells, column)));
    return `<table ${drawn}>${head}<tbody>${body.join("")}</tbody></table>`;
  },
  text: (table, out) => toTabs([...titlesOf(table), ...cellsOf(table)], nameFrom(out)),
  takesElement(node, origin) {
    if (tagOf(node) !== "table") return null;
    const tables = tablesFrom(node, origin);
    return tables.length > 0 ? tables : null;
  },
};

function spans(merged: RowSpans | undefined, column: string): string {
  const { colSpan, rowSpan } = merged ? spanOf(merged, column) : {};
  return `${colSpan ? ` colspan="${colSpan}"` : ""}${rowSpan ? ` rowspan="${rowSpan}"` : ""}`;
}

function htmlOf(words: CellWords, out: OutgoingWords): string {
  if (typeof words === "string") return linesInHtml(words);
  return words.map((inline) => inlineHtml(inline, out)).join("");
}

function titlesOf({ header, columns }: Table): Cells {
  return header ? [columns.map(({ title }) => title)] : [];
}

/** As it is read: a sorted table goes out sorted. */
function cellsOf(table: Table): Cells {
  return sortedRows(table).map(({ cells }) => table.columns.map(({ id }) => wordsIn(cells, id)));
}
