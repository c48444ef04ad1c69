import GripHorizontal from "lucide-react/icons/grip-horizontal";
import GripVertical from "lucide-react/icons/grip-vertical";
import { useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import type { PageTools } from "../kit/editor.ts";
import { type Target, headerRow, setHeader, setSort } from "./changes.ts";
import { columnsMost, rowsMost } from "./draft.ts";
import type { Table } from "./schema.ts";
import type { TableActs } from "./use-table-acts.tsx";
import { tableWords } from "./wording.ts";

/** What one does to the row in which one is. */
export function RowMenu(props: {
  content: Table;
  row: string;
  acts: TableActs;
  target: Target;
  page: PageTools;
  onAdded: (row: string) => void;
}) {
  const say = useSay();
  const { content, row, acts } = props;
  const at = content.rows.findIndex(({ id }) => id === row);
  const full = content.rows.length >= rowsMost ? say(tableWords.rowsFull, { most: rowsMost }) : null;
  const sorted = content.sort ? say(tableWords.sortedNow) : null;
  const add = (place: number) => () => props.onAdded(acts.add("rows", place));
  if (row === headerRow)
    return (
      <Menu
        label={say(tableWords.headerRow)}
        icon={GripVertical}
        size="small"
        groups={[
          {
            entries: [
              { id: "below", label: say(tableWords.rowBelow), onChoose: add(0), disabledReason: full },
              {
                id: "hide",
                label: say(tableWords.hideHeader),
                onChoose: () => props.page.change(() => setHeader(props.target, false)),
              },
            ],
          },
        ]}
      />
    );
  return (
    <Menu
      label={say(tableWords.row, { row: at + 1 })}
      icon={GripVertical}
      size="small"
      groups={[
        {
          entries: [
            { id: "above", label: say(tableWords.rowAbove), onChoose: add(at), disabledReason: full },
            { id: "below", label: say(tableWords.rowBelow), onChoose: add(at + 1), disabledReason: full },
          ],
        },
        {
          entries: [
            {
              id: "up",
              label: say(tableWords.moveUp),
              onChoose: () => acts.move("rows", row, at - 1),
              disabledReason: sorted ?? (at === 0 ? say(tableWords.isFirst) : null),
            },
            {
              id: "down",
              label: say(tableWords.moveDown),
              onChoose: () => acts.move("rows", row, at + 1),
              disabledReason: sorted ?? (at === content.rows.length - 1 ? say(tableWords.isLast) : null),
            },
          ],
        },
        {
          entries: [
            {
              id: "remove",
              label: say(tableWords.removeRow),
              danger: true,
              onChoose: () => acts.remove("rows", row),
            },
          ],
        },
      ]}
    />
  );
}

/** What one does to the column in which one is. */
export function ColumnMenu(props: {
  content: Table;
  column: string;
  label: string;
  acts: TableActs;
  target: Target;
  page: PageTools;
  onAdded: (column: string) => void;
}) {
  const say = useSay();
  const { content, column, acts, target, page } = props;
  const { columns, sort } = content;
  const at = columns.findIndex(({ id }) => id === column);
  const width = columns[at]?.width ?? null;
  const full = columns.length >= columnsMost ? say(tableWords.columnsFull, { most: columnsMost }) : null;
  const add = (place: number) => () => props.onAdded(acts.add("columns", place));
  const isSorted = (descending: boolean) => sort?.column === column && sort.descending === descending;
  const order = (next: Table["sort"]) => () => page.change(() => setSort(target, next));
  const share = width ?? Math.max(1, Math.round(12 / Math.max(1, columns.length)));
  return (
    <Menu
      label={say(tableWords.column, { column: props.label })}
      icon={GripHorizontal}
      size="small"
      groups={[
        {
          entries: [
            { id: "before", label: say(tableWords.columnBefore), onChoose: add(at), disabledReason: full },
            { id: "after", label: say(tableWords.columnAfter), onChoose: add(at + 1), disabledReason: full },
          ],
        },
        {
          entries: [
            {
              id: "up",
              label: say(tableWords.sortUp),
              checked: isSorted(false),
              onChoose: order({ column, descending: false }),
            },
            {
              id: "down",
              label: say(tableWords.sortDown),
              checked: isSorted(true),
              onChoose: order({ column, descending: true }),
            },
            { id: "typed", label: say(tableWords.asTyped), checked: sort === null, onChoose: order(null) },
          ],
        },
        {
          entries: [
            {
              id: "narrower",
              label: say(tableWords.narrower),
              onChoose: () => acts.widen(column, share - 1),
              disabledReason: share <= 1 ? say(tableWords.isNarrowest) : null,
            },
            {
              id: "wider",
              label: say(tableWords.wider),
              onChoose: () => acts.widen(column, share + 1),
              disabledReason: share >= 12 ? say(tableWords.isWidest) : null,
            },
            {
              id: "words",
              label: say(tableWords.asItsWords),
              checked: width === null,
              onChoose: () => acts.widen(column, null),
            },
          ],
        },
        {
          entries: [
            {
              id: "back",
              label: say(tableWords.moveBack),
              onChoose: () => acts.move("columns", column, at - 1),
              disabledReason: at === 0 ? say(tableWords.isFirst) : null,
            },
            {
              id: "on",
              label: say(tableWords.moveOn),
              onChoose: () => acts.move("columns", column, at + 1),
              disabledReason: at === columns.length - 1 ? say(tableWords.isLast) : null,
            },
            {
              id: "remove",
              label: say(tableWords.removeColumn),
              danger: true,
              onChoose: () => acts.remove("columns", column),
              disabledReason: columns.length === 1 ? say(tableWords.lastColumn) : null,
            },
          ],
        },
      ]}
    />
  );
}
