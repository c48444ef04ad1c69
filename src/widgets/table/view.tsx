import type { CellWords } from "../kit/cell-words.ts";
import { LinkedText } from "../kit/linked-text.tsx";
import { TextInline } from "../kit/text-inline.tsx";
import type { ViewProps } from "../widget.ts";
import { headerRow } from "./cell-range.ts";
import { hasNoSide, leftwardColumns } from "./column-sides.ts";
import { ColumnWidths } from "./column-widths.tsx";
import { exactClass } from "./exact-columns.ts";
import { type RowSpans, spanOf, spansByRow } from "./merges.ts";
import { type Table, sortedRows } from "./schema.ts";
import { wordsIn } from "./words-in.ts";
import "../kit/prose.css";
import "./view.css";

/** A table scrolls inside its frame, which the keyboard can reach. */
export function TableView({ content }: Pick<ViewProps<Table>, "content">) {
  const { header, columns } = content;
  const label = header ? columns.map((column) => column.title).join(", ") : undefined;
  const rows = sortedRows(content);
  const lines = { rows: [headerRow, ...rows.map(({ id }) => id)], columns: columns.map(({ id }) => id) };
  const merged = spansByRow(content.merges ?? [], lines);
  const leftward = leftwardColumns(content);
  return (
    <div className="kit-prose table-block">
      <div className="kit-table-frame" role="group" tabIndex={0} aria-label={label}>
        <table className={exactClass(columns)}>
          <ColumnWidths widths={columns} />
          {header && <Titles {...{ content, leftward }} merged={merged.get(headerRow)} />}
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {cellsOf(columns, merged.get(row.id)).map(({ column: { id }, ...spans }) => (
                  <BodyCell
                    key={id}
                    {...spans}
                    words={wordsIn(row.cells, id)}
                    isLeftward={leftward.has(id)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

type TitlesProps = { content: Table; leftward: ReadonlySet<string>; merged: RowSpans | undefined };

function Titles({ content, leftward, merged }: TitlesProps) {
  const { columns, sort } = content;
  const order = sort?.descending ? "descending" : "ascending";
  return (
    <thead>
      <tr>
        {cellsOf(columns, merged).map(({ column: { id, title }, colSpan }) => (
          <th
            key={id}
            scope={colSpan ? "colgroup" : "col"}
            colSpan={colSpan}
            dir={leftward.has(id) && hasNoSide(title) ? "rtl" : "auto"}
            aria-sort={sort?.column === id ? order : undefined}
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type Cell = { column: Table["columns"][number]; colSpan?: number; rowSpan?: number };

/** The cells that a row has of its own, and how far they reach. */
function cellsOf(columns: Table["columns"], merged: RowSpans | undefined): Cell[] {
  if (!merged) return columns.map((column) => ({ column }));
  return columns
    .filter(({ id }) => !merged.covered.has(id))
    .map((column) => ({ column, ...spanOf(merged, column.id) }));
}

type BodyCellProps = Omit<Cell, "column"> & { words: CellWords; isLeftward: boolean };

/** Digits stand at the side of their column, and run as digits do. */
function BodyCell({ words, isLeftward, ...spans }: BodyCellProps) {
  if (!isLeftward || words === "" || !hasNoSide(words))
    return (
      <td {...spans} dir="auto">
        <CellView words={words} />
      </td>
    );
  return (
    <td {...spans} dir="rtl">
      <span dir="ltr">
        <CellView words={words} />
      </span>
    </td>
  );
}

function CellView({ words }: { words: CellWords }) {
  if (typeof words === "string") return <LinkedText text={words} />;
  return words.map((inline, place) => <TextInline key={place} inline={inline} />);
}
