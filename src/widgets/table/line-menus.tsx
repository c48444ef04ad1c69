import GripHorizontal from "lucide-react/icons/grip-horizontal";
import GripVertical from "lucide-react/icons/grip-vertical";
import type { Say } from "#kernel/language.ts";
import type { Words } from "#kernel/words.ts";
import { useSay } from "#ui/language.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import { Menu } from "#ui/menu.tsx";
import type { PageTools } from "../kit/editor.ts";
import { headerRow } from "./cell-range.ts";
import type { Target } from "./cell-texts.ts";
import { setHeader, setSort } from "./changes.ts";
import { columnsMost, rowsMost } from "./draft.ts";
import { hasTiedRows, isTied } from "./merges.ts";
import type { Table } from "./schema.ts";
import type { TableActs } from "./use-table-acts.tsx";
import { tableWords } from "./wording.ts";

type RowMenuProps = {
  content: Table;
  row: string;
  acts: TableActs;
  target: Target;
  page: PageTools;
  onAdded: (row: string) => void;
  /** What one does to the cells themselves. */
  cells: MenuEntry[];
};

/** What one does to the row in which one is. */
export function RowMenu(props: RowMenuProps) {
  const say = useSay();
  const { content, row, acts } = props;
  const at = content.rows.findIndex(({ id }) => id === row);
  const full = content.rows.length >= rowsMost ? say(tableWords.rowsFull, { most: rowsMost }) : null;
  const merged = isTied(content, "rows", row) ? say(tableWords.rowsMerged) : null;
  const sorted = content.sort ? say(tableWords.sortedNow) : merged;
  const first = at === 0 ? say(tableWords.isFirst) : null;
  const last = at === content.rows.length - 1 ? say(tableWords.isLast) : null;
  const add = (place: number) => () => props.onAdded(acts.add("rows", place));
  if (row === headerRow) return <HeaderRowMenu {...props} full={full} onBelow={add(0)} />;
  const entry = entryOf(say);
  return (
    <Menu
      label={say(tableWords.row, { row: at + 1 })}
      icon={GripVertical}
      size="small"
      groups={[
        {
          entries: [
            entry("above", tableWords.rowAbove, add(at), full),
            entry("below", tableWords.rowBelow, add(at + 1), full),
          ],
        },
        {
          entries: [
            entry("up", tableWords.moveUp, () => acts.move("rows", row, at - 1), sorted ?? first),
            entry("down", tableWords.moveDown, () => acts.move("rows", row, at + 1), sorted ?? last),
          ],
        },
        { entries: props.cells },
        {
          entries: [
            { ...entry("remove", tableWords.removeRow, () => acts.remove("rows", row)), danger: true },
          ],
        },
      ]}
    />
  );
}

type HeaderRowMenuProps = Pick<RowMenuProps, "page" | "target" | "cells"> & {
  full: string | null;
  onBelow: () => void;
};

function HeaderRowMenu({ page, target, cells, full, onBelow }: HeaderRowMenuProps) {
  const say = useSay();
  const entry = entryOf(say);
  const hide = () => page.change(() => setHeader(target, false));
  const entries = [
    entry("below", tableWords.rowBelow, onBelow, full),
    entry("hide", tableWords.hideHeader, hide),
  ];
  return (
    <Menu
      label={say(tableWords.headerRow)}
      icon={GripVertical}
      size="small"
      groups={[{ entries }, { entries: cells }]}
    />
  );
}

type ColumnMenuProps = {
  content: Table;
  column: string;
  label: string;
  acts: TableActs;
  target: Target;
  page: PageTools;
  onAdded: (column: string) => void;
};

/** What one does to the column in which one is. */
export function ColumnMenu(props: ColumnMenuProps) {
  const say = useSay();
  const { content, column, acts } = props;
  const { columns } = content;
  const at = columns.findIndex(({ id }) => id === column);
  const full = columns.length >= columnsMost ? say(tableWords.columnsFull, { most: columnsMost }) : null;
  const add = (place: number) => () => props.onAdded(acts.add("columns", place));
  const entry = entryOf(say);
  return (
    <Menu
      label={say(tableWords.column, { column: props.label })}
      icon={GripHorizontal}
      size="small"
      groups={[
        {
          entries: [
            entry("before", tableWords.columnBefore, add(at), full),
            entry("after", tableWords.columnAfter, add(at + 1), full),
          ],
        },
        { entries: orderEntries(props, say) },
        { entries: widthEntries(props, say) },
        { entries: placeEntries(props, say) },
      ]}
    />
  );
}

function orderEntries({ content, column, target, page }: ColumnMenuProps, say: Say): MenuEntry[] {
  const entry = entryOf(say);
  const { sort } = content;
  const isSorted = (descending: boolean) => sort?.column === column && sort.descending === descending;
  const order = (next: Table["sort"]) => () => page.change(() => setSort(target, next));
  const [up, down] = [order({ column, descending: false }), order({ column, descending: true })];
  const merged = hasTiedRows(content) ? say(tableWords.rowsMerged) : null;
  return [
    { ...entry("up", tableWords.sortUp, up, merged), checked: isSorted(false) },
    { ...entry("down", tableWords.sortDown, down, merged), checked: isSorted(true) },
    { ...entry("typed", tableWords.asTyped, order(null)), checked: sort === null },
  ];
}

function widthEntries({ content, column, acts }: ColumnMenuProps, say: Say): MenuEntry[] {
  const entry = entryOf(say);
  const { columns } = content;
  const width = columns.find(({ id }) => id === column)?.width ?? null;
  const share = width ?? Math.max(1, Math.round(12 / Math.max(1, columns.length)));
  const widen = (to: number | null) => () => acts.widen(column, to);
  const narrowest = share <= 1 ? say(tableWords.isNarrowest) : null;
  const widest = share >= 12 ? say(tableWords.isWidest) : null;
  return [
    entry("narrower", tableWords.narrower, widen(share - 1), narrowest),
    entry("wider", tableWords.wider, widen(share + 1), widest),
    { ...entry("words", tableWords.asItsWords, widen(null)), checked: width === null },
  ];
}

function placeEntries({ content, column, acts }: ColumnMenuProps, say: Say): MenuEntry[] {
  const entry = entryOf(say);
  const { columns } = content;
  const at = columns.findIndex(({ id }) => id === column);
  const first = at === 0 ? say(tableWords.isFirst) : null;
  const last = at === columns.length - 1 ? say(tableWords.isLast) : null;
  const only = columns.length === 1 ? say(tableWords.lastColumn) : null;
  const merged = isTied(content, "columns", column) ? say(tableWords.columnsMerged) : null;
  const remove = () => acts.remove("columns", column);
  return [
    entry("back", tableWords.moveBack, () => acts.move("columns", column, at - 1), merged ?? first),
    entry("on", tableWords.moveOn, () => acts.move("columns", column, at + 1), merged ?? last),
    { ...entry("remove", tableWords.removeColumn, remove, only), danger: true },
  ];
}

function entryOf(say: Say) {
  return (id: string, words: Words, onChoose: () => void, disabledReason: string | null = null) => ({
    id,
    label: say(words),
    onChoose,
    disabledReason,
  });
}
