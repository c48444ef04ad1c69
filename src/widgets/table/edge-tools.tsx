import Plus from "lucide-react/icons/plus";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import type { PageTools } from "../kit/editor.ts";
import type { CellAt } from "./cell-range.ts";
import type { Target } from "./cell-texts.ts";
import { columnsMost, rowsMost } from "./limits.ts";
import { ColumnMenu, RowMenu } from "./line-menus.tsx";
import type { Table } from "./schema.ts";
import type { TableActs } from "./use-table-acts.tsx";
import { tableWords } from "./wording.ts";

type EdgeToolsProps = {
  content: Table;
  active: CellAt;
  /** The rows as they are shown; the same list for as long as they are. */
  rows: readonly string[];
  acts: TableActs;
  target: Target;
  page: PageTools;
  frame: RefObject<HTMLDivElement | null>;
  columnLabel: string;
  cells: MenuEntry[];
  onRow: (row: string) => void;
  onColumn: (column: string) => void;
};

/** What stands at the edges of a table while somebody is in it: the menus of the row and the column, and two `+`. */
export function EdgeTools(props: EdgeToolsProps) {
  const say = useSay();
  const { content, active, acts, target, page, cells } = props;
  const tools = usePlaced(props);

  return (
    <div className="table-tools" ref={tools}>
      <span className="table-row-menu">
        <RowMenu {...{ content, acts, target, page, cells }} row={active.row} onAdded={props.onRow} />
      </span>
      <span className="table-column-menu">
        <ColumnMenu
          {...{ content, acts, target, page }}
          column={active.column}
          label={props.columnLabel}
          onAdded={props.onColumn}
        />
      </span>
      {content.rows.length < rowsMost && (
        <AddButton
          className="table-add table-add-row"
          label={say(tableWords.addRow)}
          name={say(tableWords.rowShort)}
          onPress={() => props.onRow(acts.add("rows", content.rows.length))}
        />
      )}
      {content.columns.length < columnsMost && (
        <AddButton
          className="table-add table-add-column"
          label={say(tableWords.addColumn)}
          name={say(tableWords.columnShort)}
          onPress={() => props.onColumn(acts.add("columns", content.columns.length))}
        />
      )}
    </div>
  );
}

function AddButton(props: { className: string; label: string; name: string; onPress: () => void }) {
  const { className, label, name, onPress } = props;
  return (
    <button type="button" className={className} aria-label={label} title={label} onClick={onPress}>
      <Icon of={Plus} size={12} />
      <span className="table-add-name">{name}</span>
    </button>
  );
}

/** Keeps the tools beside the cell in which one is. */
function usePlaced({ content, active, rows, frame }: EdgeToolsProps) {
  const tools = useRef<HTMLDivElement>(null);
  const arranged = `${content.header} ${JSON.stringify(content.columns.map(({ id, width }) => [id, width]))}`;
  const { row, column } = active;
  // Measuring lays the whole table out: typing does not ask for it, and hears from the observer when a size has changed.
  useLayoutEffect(() => {
    const area = frame.current;
    // By its place: while the focus moves, the cell that is left has a field too.
    const cell = area?.querySelector<HTMLElement>(placeOf({ row, column })) ?? null;
    const place = () => placeTools(tools.current, { frame: area, cell });
    place();
    const size = new ResizeObserver(place);
    for (const each of [area, cell]) if (each) size.observe(each);
    area?.addEventListener("scroll", place, { passive: true });
    return () => {
      size.disconnect();
      area?.removeEventListener("scroll", place);
    };
  }, [frame, row, column, rows, arranged]);
  return tools;
}

const placeOf = ({ row, column }: CellAt) =>
  `[data-row="${CSS.escape(row)}"] > [data-column="${CSS.escape(column)}"]`;

/** Puts the menus beside the row and above the column in which the field is. */
function placeTools(
  tools: HTMLElement | null,
  { frame, cell }: { frame: HTMLElement | null; cell: HTMLElement | null },
): void {
  if (!tools || !frame) return;
  const [outer, table] = [tools.parentElement?.getBoundingClientRect(), frame.getBoundingClientRect()];
  const box = cell?.getBoundingClientRect() ?? table;
  if (!outer) return;
  const isMirrored = getComputedStyle(frame).direction === "rtl";
  const start = isMirrored ? outer.right - box.right : box.left - outer.left;
  const center = Math.min(Math.max(start + box.width / 2, 14), table.width - 14);
  const measures = {
    "--top": table.top - outer.top,
    "--bottom": outer.bottom - table.bottom,
    "--row": box.top - outer.top + box.height / 2,
    "--column": center,
  };
  for (const [name, value] of Object.entries(measures)) tools.style.setProperty(name, `${value}px`);
}
