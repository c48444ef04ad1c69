import { type Area, contains } from "../kit/cell-areas.ts";
import { type CellWords, plainWords } from "../kit/cell-words.ts";
import type { OutgoingWords } from "../kit/clipboard.ts";
import { inlineHtml } from "../kit/inline-html.ts";
import type { NameOf } from "../kit/mention.ts";
import { linesInHtml } from "../kit/lines-in-html.ts";

/** Cells as a spreadsheet copies them: rows of cells, all equally long. */
export type Cells = readonly (readonly CellWords[])[];

/**
 * Reads tab-separated lines as spreadsheets copy them: a cell with tabs, quotes or line breaks stands in quotes, and a
 * quote in it is doubled.
 */
export function fromTabs(text: string): Cells {
  const rows: string[][] = [[]];
  let at = 0;
  const source = text.replace(/\r\n?/g, "\n");
  while (at < source.length) {
    const cell = source[at] === '"' ? quotedAt(source, at) : plainAt(source, at);
    rows.at(-1)?.push(cell.text);
    if (source[cell.end] === "\n") rows.push([]);
    else if (source[cell.end] === "\t" && cell.end === source.length - 1) rows.at(-1)?.push("");
    at = cell.end + 1;
  }
  if (rows.at(-1)?.length === 0) rows.pop();
  return squared(rows);
}

type Read = { readonly text: string; readonly end: number };

function plainAt(source: string, at: number): Read {
  const stop = source.slice(at).search(/[\t\n]/);
  const end = stop < 0 ? source.length : at + stop;
  return { text: source.slice(at, end), end };
}

function quotedAt(source: string, at: number): Read {
  let end = at + 1;
  while (end < source.length) {
    if (source[end] !== '"') end++;
    else if (source[end + 1] === '"') end += 2;
    else break;
  }
  const isClosed = source[end] === '"' && (end + 1 === source.length || /[\t\n]/.test(source[end + 1] ?? ""));
  if (!isClosed) return plainAt(source, at);
  return { text: source.slice(at + 1, end).replaceAll('""', '"'), end: end + 1 };
}

/** More cells than any table takes; one long row among many short ones would become a field of all of them. */
const cellsMost = 500_000;
/** One more column and row than a table takes, so that whoever brought more is told. */
const refused = { columns: 51, rows: 5001 };

/** Makes every row as long as the longest; of more than any table takes, so much as is refused. */
export function squared(rows: readonly (readonly CellWords[])[]): Cells {
  const longest = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const isHuge = longest * rows.length > cellsMost;
  const width = isHuge ? Math.min(refused.columns, longest) : longest;
  const kept = isHuge ? rows.slice(0, refused.rows) : rows;
  return kept.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ""));
}

/** The cells as tab-separated lines that spreadsheets read. */
export function toTabs(cells: Cells, nameOf?: NameOf): string {
  return cells.map((row) => row.map((cell) => quoted(plainWords(cell, nameOf))).join("\t")).join("\n");
}

function quoted(text: string): string {
  return /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The cells as a table for programs that take HTML; links to pages of the site lead there from anywhere. */
export function toHtml(cells: Cells, out: OutgoingWords, areas: readonly Area[] = []): string {
  const rows = cells.map((row, at) => {
    const own = row.map((cell, column) => {
      const area = areas.find((each) => contains(each, at, column));
      if (area && (area.top !== at || area.start !== column)) return "";
      return `<td${area ? spansOf(area) : ""}>${htmlOf(cell, out)}</td>`;
    });
    return `<tr>${own.join("")}</tr>`;
  });
  return `<table>${rows.join("")}</table>`;
}

function spansOf({ rows, columns }: Area): string {
  return `${columns > 1 ? ` colspan="${columns}"` : ""}${rows > 1 ? ` rowspan="${rows}"` : ""}`;
}

function htmlOf(cell: CellWords, out: OutgoingWords): string {
  if (typeof cell === "string") return linesInHtml(cell);
  return cell.map((inline) => inlineHtml(inline, out)).join("");
}
