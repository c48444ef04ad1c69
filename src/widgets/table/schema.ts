import * as z from "zod/mini";
import { limitedText } from "../kit/limited-text.ts";
import type { WidgetSchema } from "../widget.ts";
import { cellMost, plainest, plainWords } from "../kit/cell-words.ts";
import { Inline } from "../kit/inline.ts";
import { mergesFit } from "./merges.ts";
import { cellPath, tableFromDraft, tableToDraft, tableWithTexts, titlePath } from "./draft.ts";
import { columnsMost, rowsMost, titleMost } from "./limits.ts";
import { plainTableFromDraft, plainTableToDraft } from "./plain-draft.ts";
import { wordsIn } from "./words-in.ts";

const Key = z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/));
const Words = limitedText(cellMost);
const Marked = z.array(Inline).check(
  z.minLength(1),
  z.maxLength(cellMost),
  z.refine((words) => plainWords(words).length <= cellMost),
);

const Column = z.strictObject({
  id: Key,
  title: limitedText(titleMost),
  /** Twelfths of the table; null for as wide as its words. */
  width: z.nullable(z.int().check(z.gte(1), z.lte(12))),
});
const Row = z.strictObject({ id: Key, cells: z.record(Key, z.union([Words, Marked])) });

/** Cells that are one, by the first of them; a row without a name is that of the titles. */
const Merge = z.strictObject({
  row: z.union([Key, z.literal("")]),
  column: Key,
  rows: z.int().check(z.gte(1), z.lte(rowsMost)),
  columns: z.int().check(z.gte(1), z.lte(columnsMost)),
});
export type Merge = z.infer<typeof Merge>;

const Shape = z.strictObject({
  header: z.boolean(),
  columns: z.array(Column).check(z.minLength(1), z.maxLength(columnsMost)),
  rows: z.array(Row).check(z.maxLength(rowsMost)),
  sort: z.nullable(z.strictObject({ column: Key, descending: z.boolean() })),
  /** Left out where there is none. Rows that are merged stand in the order of typing. */
  merges: z.optional(z.array(Merge).check(z.minLength(1), z.maxLength(20_000))),
});
const Content = Shape.check(z.refine(mergesFit));
export type Table = z.infer<typeof Shape>;

/** Rows and columns of cells with words, with a header row or without, sorted by one column or as typed (WIDG-17). */
export const table: WidgetSchema<Table> = {
  kind: "Table",
  version: 2,
  content: Content,
  // Cells of plain words are cells still; only in drafts they stand elsewhere.
  upgrades: { 1: (content) => content },
  drafts: {
    1: { toDraft: plainTableToDraft, fromDraft: plainTableFromDraft },
    2: { toDraft: tableToDraft, fromDraft: tableFromDraft, withTexts: tableWithTexts },
  },
  asDrafted: (content) => ({
    ...content,
    rows: content.rows.map((row) => ({
      ...row,
      cells: Object.fromEntries(
        Object.entries(row.cells)
          .map(([column, words]) => [column, plainest(words)] as const)
          .filter(([, words]) => words !== ""),
      ),
    })),
  }),
  outline: ({ columns, rows, header }) => ({
    is: "table",
    columns: columns.length,
    rows: rows.length,
    hasHead: header,
  }),
  empty: () => ({
    header: true,
    columns: ["a", "b", "c"].map((id) => ({ id, title: "", width: null })),
    rows: ["1", "2"].map((id) => ({ id, cells: {} })),
    sort: null,
  }),
  plainText: ({ header, columns, rows }, nameOf) => {
    const titles = header ? [columns.map((column) => column.title)] : [];
    const lines = rows.map((row) =>
      columns.map((column) => plainWords(wordsIn(row.cells, column.id), nameOf)),
    );
    return [...titles, ...lines].map((cells) => cells.join("\t").trim()).join("\n");
  },
  shownTexts: (content) => [
    ...(content.header ? content.columns.map(({ id }) => titlePath(id)) : []),
    ...sortedRows(content).flatMap((row) => content.columns.map(({ id }) => cellPath(row.id, id))),
  ],
  mentions: ({ columns, rows }) =>
    rows.flatMap(({ cells }) =>
      columns.flatMap(({ id }) => {
        const words = wordsIn(cells, id);
        return typeof words === "string"
          ? []
          : words.flatMap((each) => (each.type === "mention" ? each.mention : []));
      }),
    ),
  anchors: () => [],
  files: () => [],
};

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The rows in the order in which they are read; empty cells come last, numbers by their value. */
export function sortedRows({ rows, sort }: Table): Table["rows"] {
  if (!sort) return rows;
  const turn = sort.descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a = "", b = ""] = [one, other].map(({ cells }) => plainWords(wordsIn(cells, sort.column)));
    if (a === "" || b === "") return Number(a === "") - Number(b === "");
    return turn * collator.compare(a, b);
  });
}
