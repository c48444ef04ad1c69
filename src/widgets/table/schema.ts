import * as z from "zod/mini";
import type { WidgetSchema } from "../widget.ts";
import {
  cellMost,
  cellPath,
  columnsMost,
  rowsMost,
  tableFromDraft,
  tableToDraft,
  tableWithTexts,
  titleMost,
  titlePath,
} from "./draft.ts";

const Key = z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/));
const CellText = z.string().check(z.maxLength(cellMost), z.regex(/^[^\u0000]*$/));

const Column = z.strictObject({
  id: Key,
  title: z.string().check(z.maxLength(titleMost)),
  /** Twelfths of the table; null for as wide as its words. */
  width: z.nullable(z.int().check(z.gte(1), z.lte(12))),
});
const Row = z.strictObject({ id: Key, cells: z.record(Key, CellText) });

const Content = z.strictObject({
  header: z.boolean(),
  columns: z.array(Column).check(z.minLength(1), z.maxLength(columnsMost)),
  rows: z.array(Row).check(z.maxLength(rowsMost)),
  sort: z.nullable(z.strictObject({ column: Key, descending: z.boolean() })),
});
export type Table = z.infer<typeof Content>;

/** Rows and columns of text cells, with a header row or without, sorted by one column or as typed (WIDG-17). */
export const table: WidgetSchema<Table> = {
  kind: "Table",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: { 1: { toDraft: tableToDraft, fromDraft: tableFromDraft, withTexts: tableWithTexts } },
  empty: () => ({
    header: true,
    columns: ["a", "b", "c"].map((id) => ({ id, title: "", width: null })),
    rows: ["1", "2"].map((id) => ({ id, cells: {} })),
    sort: null,
  }),
  plainText: ({ header, columns, rows }) => {
    const titles = header ? [columns.map((column) => column.title)] : [];
    const lines = rows.map((row) => columns.map((column) => row.cells[column.id] ?? ""));
    return [...titles, ...lines].map((cells) => cells.join(" ").trim()).join("\n");
  },
  shownTexts: (content) => [
    ...(content.header ? content.columns.map(({ id }) => titlePath(id)) : []),
    ...sortedRows(content).flatMap((row) => content.columns.map(({ id }) => cellPath(row.id, id))),
  ],
  anchors: () => [],
  files: () => [],
};

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The rows in the order in which they are read; empty cells come last, numbers by their value. */
export function sortedRows({ rows, sort }: Table): Table["rows"] {
  if (!sort) return rows;
  const turn = sort.descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one.cells[sort.column] ?? "", other.cells[sort.column] ?? ""];
    if (a === "" || b === "") return Number(a === "") - Number(b === "");
    return turn * collator.compare(a, b);
  });
}
