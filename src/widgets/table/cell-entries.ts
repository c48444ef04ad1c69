import type { Say } from "#kernel/language.ts";
import type { MenuEntry } from "#ui/menu-entry.ts";
import { cellMerging } from "./cell-moves.ts";
import { type CellAt, areaAt, cellBeside, rangeBetween } from "./cell-range.ts";
import type { Sheet } from "./use-grid.tsx";
import type { TableActs } from "./use-table-acts.tsx";
import { tableWords } from "./wording.ts";

/** Merging and splitting in a menu: what was chosen, or the cell with the one beside it, which a finger can do too. */
export function cellEntries(sheet: Sheet, acts: TableActs, say: Say): MenuEntry[] {
  const { grid, active, range } = sheet;
  const { merge } = cellMerging(sheet, acts);
  const chosen = range && {
    id: "merge",
    label: say(tableWords.mergeChosen),
    onChoose: () => merge(range),
    disabledReason: null,
  };
  const beside = (id: string, label: string, to: CellAt | null) => {
    const cells = to && rangeBetween(grid, active, to);
    const disabledReason = cells ? null : say(tableWords.nothingBeside);
    return { id, label, onChoose: () => cells && merge(cells), disabledReason };
  };
  return [
    ...(chosen
      ? [chosen]
      : [
          beside("next", say(tableWords.mergeNext), cellBeside(grid, active, { columns: 1 })),
          beside("beneath", say(tableWords.mergeBelow), cellBeside(grid, active, { rows: 1 })),
        ]),
    {
      id: "split",
      label: say(tableWords.splitCell),
      onChoose: () => acts.split(active),
      disabledReason: areaAt(grid, active) ? null : say(tableWords.notMerged),
    },
  ];
}
