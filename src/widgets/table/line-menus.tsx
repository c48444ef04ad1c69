import type { LucideIcon } from "lucide-react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowDownAZ from "lucide-react/icons/arrow-down-a-z";
import ArrowDownZA from "lucide-react/icons/arrow-down-z-a";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import BetweenHorizontalEnd from "lucide-react/icons/between-horizontal-end";
import BetweenHorizontalStart from "lucide-react/icons/between-horizontal-start";
import BetweenVerticalEnd from "lucide-react/icons/between-vertical-end";
import BetweenVerticalStart from "lucide-react/icons/between-vertical-start";
import FoldHorizontal from "lucide-react/icons/fold-horizontal";
import GripHorizontal from "lucide-react/icons/grip-horizontal";
import GripVertical from "lucide-react/icons/grip-vertical";
import Trash2 from "lucide-react/icons/trash-2";
import UnfoldHorizontal from "lucide-react/icons/unfold-horizontal";
import type { Say } from "#kernel/language.ts";
import type { Words } from "#kernel/words.ts";
import { useSay } from "#ui/language.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import { Menu } from "#ui/menu.tsx";
import type { PageTools } from "../kit/editor.ts";
import { headerRow } from "./cell-range.ts";
import type { Target } from "./cell-texts.ts";
import { setHeader, setSort } from "./changes.ts";
import { columnsMost, rowsMost } from "./limits.ts";
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
  const add = (place: number) => () => props.onAdded(acts.add("rows", place));
  if (row === headerRow) return <HeaderRowMenu {...props} full={full} onBelow={add(0)} />;
  const entry = entryOf(say);
  const remove = entry("remove", tableWords.removeRow, () => acts.remove("rows", row), null, Trash2);
  return (
    <Menu
      label={say(tableWords.row, { row: at + 1 })}
      icon={GripVertical}
      size="small"
      groups={[
        {
          entries: [
            entry("above", tableWords.rowAbove, add(at), full, BetweenHorizontalStart),
            entry("below", tableWords.rowBelow, add(at + 1), full, BetweenHorizontalEnd),
          ],
        },
        { entries: rowPlaceEntries(props, say) },
        { entries: props.cells },
        { entries: [{ ...remove, danger: true }] },
      ]}
    />
  );
}

function rowPlaceEntries({ content, row, acts }: RowMenuProps, say: Say): MenuEntry[] {
  const entry = entryOf(say);
  const at = content.rows.findIndex(({ id }) => id === row);
  const merged = isTied(content, "rows", row) ? say(tableWords.rowsMerged) : null;
  const sorted = content.sort ? say(tableWords.sortedNow) : merged;
  const first = at === 0 ? say(tableWords.isFirst) : null;
  const last = at === content.rows.length - 1 ? say(tableWords.isLast) : null;
  const move = (to: number) => () => acts.move("rows", row, to);
  return [
    entry("up", tableWords.moveUp, move(at - 1), sorted ?? first, ArrowUp),
    entry("down", tableWords.moveDown, move(at + 1), sorted ?? last, ArrowDown),
  ];
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
    entry("below", tableWords.rowBelow, onBelow, full, BetweenHorizontalEnd),
    entry("hide", tableWords.hideHeader, hide, null, Trash2),
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
  const only = columns.length === 1 ? say(tableWords.lastColumn) : null;
  const remove = () => acts.remove("columns", column);
  const entry = entryOf(say);
  return (
    <Menu
      label={say(tableWords.column, { column: props.label })}
      icon={GripHorizontal}
      size="small"
      groups={[
        { entries: inSeenOrder(insertEntries(props, say)) },
        { entries: inSeenOrder(placeEntries(props, say)) },
        { entries: orderEntries(props, say) },
        { entries: widthEntries(props, say) },
        {
          entries: [{ ...entry("remove", tableWords.removeColumn, remove, only, Trash2), danger: true }],
        },
      ]}
    />
  );
}

/** Menus name the sides that are seen, and columns run as the page does. */
function sides() {
  const isMirrored = document.documentElement.dir === "rtl";
  const [left, right] = [
    {
      insert: tableWords.columnLeft,
      move: tableWords.moveLeft,
      between: BetweenVerticalStart,
      arrow: ArrowLeft,
    },
    {
      insert: tableWords.columnRight,
      move: tableWords.moveRight,
      between: BetweenVerticalEnd,
      arrow: ArrowRight,
    },
  ] as const;
  return isMirrored ? { start: right, end: left } : { start: left, end: right };
}

/** Left comes first. */
function inSeenOrder(entries: MenuEntry[]): MenuEntry[] {
  return document.documentElement.dir === "rtl" ? entries.toReversed() : entries;
}

function insertEntries({ content, column, acts, onAdded }: ColumnMenuProps, say: Say): MenuEntry[] {
  const entry = entryOf(say);
  const { columns } = content;
  const at = columns.findIndex(({ id }) => id === column);
  const full = columns.length >= columnsMost ? say(tableWords.columnsFull, { most: columnsMost }) : null;
  const add = (place: number) => () => onAdded(acts.add("columns", place));
  const { start, end } = sides();
  return [
    entry("before", start.insert, add(at), full, start.between),
    entry("after", end.insert, add(at + 1), full, end.between),
  ];
}

function orderEntries({ content, column, target, page }: ColumnMenuProps, say: Say): MenuEntry[] {
  const entry = entryOf(say);
  const { sort } = content;
  const isSorted = (descending: boolean) => sort?.column === column && sort.descending === descending;
  const order = (next: Table["sort"]) => () => page.change(() => setSort(target, next));
  const [up, down] = [order({ column, descending: false }), order({ column, descending: true })];
  const merged = hasTiedRows(content) ? say(tableWords.rowsMerged) : null;
  return [
    { ...entry("up", tableWords.sortUp, up, merged, ArrowDownAZ), checked: isSorted(false) },
    { ...entry("down", tableWords.sortDown, down, merged, ArrowDownZA), checked: isSorted(true) },
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
    entry("narrower", tableWords.narrower, widen(share - 1), narrowest, FoldHorizontal),
    entry("wider", tableWords.wider, widen(share + 1), widest, UnfoldHorizontal),
    { ...entry("words", tableWords.asItsWords, widen(null)), checked: width === null },
  ];
}

function placeEntries({ content, column, acts }: ColumnMenuProps, say: Say): MenuEntry[] {
  const entry = entryOf(say);
  const { columns } = content;
  const at = columns.findIndex(({ id }) => id === column);
  const first = at === 0 ? say(tableWords.isFirst) : null;
  const last = at === columns.length - 1 ? say(tableWords.isLast) : null;
  const merged = isTied(content, "columns", column) ? say(tableWords.columnsMerged) : null;
  const move = (to: number) => () => acts.move("columns", column, to);
  const { start, end } = sides();
  return [
    entry("back", start.move, move(at - 1), merged ?? first, start.arrow),
    entry("on", end.move, move(at + 1), merged ?? last, end.arrow),
  ];
}

function entryOf(say: Say) {
  return (
    id: string,
    words: Words,
    onChoose: () => void,
    disabledReason: string | null = null,
    icon?: LucideIcon,
  ) => ({ id, label: say(words), onChoose, disabledReason, ...(icon ? { icon } : {}) });
}
