import { type ReactNode, memo } from "react";
import type { CellRange } from "./cell-range.ts";
import { headerRow } from "./changes.ts";
import type { Table } from "./schema.ts";

type RowProps = {
  readonly id: string;
  readonly texts: readonly string[];
  readonly columns: readonly string[];
  /** The columns in which this row has a field, separated by blanks; most rows have none. */
  readonly bound: string;
  readonly chosen: Pick<CellRange, "start" | "end"> | null;
  readonly sort: Table["sort"];
  readonly field: (row: string, column: string) => ReactNode;
};

/** A row of the table: plain words, and the field in the one cell that is written in. */
export const GridRow = memo(function GridRow(props: RowProps) {
  const { id, texts, columns, chosen, sort } = props;
  const bound = props.bound.split(" ");
  return (
    <tr data-row={id}>
      {columns.map((column, at) => {
        const isBound = bound.includes(column);
        const own = {
          "data-column": column,
          "data-bound": isBound || undefined,
          "aria-selected": chosen !== null && at >= chosen.start && at <= chosen.end,
          dir: "auto",
        };
        const inside = isBound ? props.field(id, column) : texts[at];
        if (id !== headerRow)
          return (
            <td key={column} {...own}>
              {inside}
            </td>
          );
        const order = sort?.descending ? "descending" : "ascending";
        return (
          <th key={column} scope="col" aria-sort={sort?.column === column ? order : undefined} {...own}>
            {inside}
          </th>
        );
      })}
    </tr>
  );
}, isSame);

/** Typing in one cell draws its row alone, however many there are. */
function isSame(before: RowProps, now: RowProps): boolean {
  return (
    now.bound === "" &&
    before.bound === "" &&
    before.id === now.id &&
    before.chosen?.start === now.chosen?.start &&
    before.chosen?.end === now.chosen?.end &&
    (now.id !== headerRow || JSON.stringify(before.sort) === JSON.stringify(now.sort)) &&
    isEqual(before.columns, now.columns) &&
    isEqual(before.texts, now.texts)
  );
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, at) => text === other[at]);
}
