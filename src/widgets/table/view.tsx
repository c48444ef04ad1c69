import type { CellWords } from "../kit/cell-words.ts";
import { LinkedText } from "../kit/linked-text.tsx";
import { TextInline } from "../kit/text-inline.tsx";
import type { ViewProps } from "../widget.ts";
import { type Table, sortedRows } from "./schema.ts";
import "../kit/prose.css";
import "./view.css";

/** A table scrolls inside its frame, which the keyboard can reach. */
export function TableView({ content }: Pick<ViewProps<Table>, "content">) {
  const { header, columns, sort } = content;
  const label = header ? columns.map((column) => column.title).join(", ") : undefined;
  const order = sort?.descending ? "descending" : "ascending";
  return (
    <div className="kit-prose">
      <div className="kit-table-frame" role="group" tabIndex={0} aria-label={label}>
        <table>
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} className={width === null ? undefined : `table-width-${width}`} />
            ))}
          </colgroup>
          {header && (
            <thead>
              <tr>
                {columns.map(({ id, title }) => (
                  <th key={id} scope="col" dir="auto" aria-sort={sort?.column === id ? order : undefined}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {sortedRows(content).map((row) => (
              <tr key={row.id}>
                {columns.map(({ id }) => (
                  <td key={id} dir="auto">
                    <CellView words={row.cells[id] ?? ""} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function CellView({ words }: { words: CellWords }) {
  if (typeof words === "string") return <LinkedText text={words} />;
  return words.map((inline, place) => <TextInline key={place} inline={inline} />);
}
