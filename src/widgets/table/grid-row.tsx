import { type ReactNode, memo } from "react";
import type { CellWords } from "../kit/cell-words.ts";
import { CellFace } from "./cell-face.tsx";
import { type CellRange, headerRow } from "./cell-range.ts";
import { hasNoSide } from "./column-sides.ts";
import { type RowSpans, spanOf } from "./merges.ts";
import type { Table } from "./schema.ts";
import { wordsIn } from "./words-in.ts";

type RowProps = {
  readonly row: Table["rows"][number];
  readonly columns: readonly string[];
  /** The columns in which this row has a field, separated by blanks; most rows have none. */
  readonly bound: string;
  readonly chosen: Pick<CellRange, "start" | "end"> | null;
  /** The columns that run from right to left, separated by blanks. */
  readonly leftward: string;
  readonly sort: Table["sort"];
  readonly merged: RowSpans | undefined;
  readonly field: (row: string, column: string) => ReactNode;
  readonly titles?: {
    /** Says the title alone, without what stands behind its words. */
    readonly name: (column: string) => string;
    readonly lineBehind: (column: string) => ReactNode;
  };
};

/** A row of the table: plain words, and the field in the one cell that is written in. */
export const GridRow = memo(function GridRow(props: RowProps) {
  const { row, columns, chosen, sort, titles, merged } = props;
  const [bound, leftward] = [props.bound.split(" "), props.leftward.split(" ")];
  return (
    <tr data-row={row.id}>
      {columns.map((column, at) => {
        if (merged?.covered.has(column)) return null;
        const isBound = bound.includes(column);
        const words = wordsIn(row.cells, column);
        const isOfColumn = leftward.includes(column) && hasNoSide(words);
        const own = {
          "data-column": column,
          "data-bound": isBound || undefined,
          "aria-selected": chosen !== null && at >= chosen.start && at <= chosen.end,
          ...sideOf(words, isOfColumn),
          ...spanOf(merged, column),
        };
        const inside = isBound ? props.field(row.id, column) : <Face words={words} isOfColumn={isOfColumn} />;
        if (row.id !== headerRow)
          return (
            <td key={column} {...own}>
              {inside}
            </td>
          );
        return (
          <HeadCell key={column} {...{ column, row, sort, titles, own }}>
            {inside}
          </HeadCell>
        );
      })}
    </tr>
  );
}, isSame);

/** An empty cell stands where the words of its column will; digits stand there too, and run as digits do. */
function sideOf(words: CellWords, isOfColumn: boolean) {
  return { dir: isOfColumn ? "rtl" : "auto", "data-digits": (isOfColumn && words !== "") || undefined };
}

function Face({ words, isOfColumn }: { words: CellWords; isOfColumn: boolean }) {
  const face = <CellFace words={words} />;
  return isOfColumn && words !== "" ? <span dir="ltr">{face}</span> : face;
}

type HeadCellProps = Pick<RowProps, "row" | "sort" | "titles"> & {
  readonly column: string;
  readonly own: Readonly<Record<string, unknown>> & { readonly colSpan?: number | undefined };
  readonly children: ReactNode;
};

function HeadCell({ column, row, sort, titles, own, children }: HeadCellProps) {
  const order = sort?.descending ? "descending" : "ascending";
  const hint = wordsIn(row.cells, column) ? undefined : titles?.name(column);
  return (
    <th
      data-hint={hint}
      scope={own.colSpan ? "colgroup" : "col"}
      aria-label={titles?.name(column)}
      aria-sort={sort?.column === column ? order : undefined}
      {...own}
    >
      {children}
      {hint && <span className="ui-unseen">{hint}</span>}
      {titles?.lineBehind(column)}
    </th>
  );
}

/** Typing in one cell draws its row alone, however many there are. The header row may look at more than its words. */
function isSame(before: RowProps, now: RowProps): boolean {
  return (
    now.leftward === before.leftward &&
    now.bound === "" &&
    before.bound === "" &&
    now.row.id !== headerRow &&
    before.columns === now.columns &&
    before.merged === now.merged &&
    before.chosen?.start === now.chosen?.start &&
    before.chosen?.end === now.chosen?.end &&
    hasSameWords(before.row, now.row, now.columns)
  );
}

function hasSameWords(one: RowProps["row"], other: RowProps["row"], columns: readonly string[]): boolean {
  if (one === other) return true;
  return one.id === other.id && columns.every((column) => one.cells[column] === other.cells[column]);
}
