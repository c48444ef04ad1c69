import { useState } from "react";
import { ColumnLine } from "./column-line.tsx";
import type { Table } from "./schema.ts";
import type { TableActs } from "./use-table-acts.tsx";

type Options = {
  readonly columns: Table["columns"];
  readonly acts: TableActs;
  readonly titleOf: (column: string) => string;
  /** The column whose line is reached with Tab; null while nobody is in the table. */
  readonly reached: string | null;
};

/** The lines between the titles, and the widths that are seen while one of them is dragged. */
export function useColumnLines({ columns, acts, titleOf, reached }: Options) {
  const [dragged, setDragged] = useState<Readonly<Record<string, number>> | null>(null);
  return {
    widthOf: ({ id, width }: Table["columns"][number]): number | null => dragged?.[id] ?? width,
    lineBehind(column: string) {
      const at = columns.findIndex(({ id }) => id === column);
      const [before, after] = [columns[at], columns[at + 1]];
      if (!before || !after) return null;
      return (
        <ColumnLine
          label={titleOf(column)}
          widths={{ before: before.width, after: after.width }}
          isReachable={reached === column || (reached === after.id && at === columns.length - 2)}
          onDrag={(shares) => setDragged(shares && { [before.id]: shares.before, [after.id]: shares.after })}
          onKeep={(shares) => acts.share({ before: before.id, after: after.id }, shares)}
          onLetGo={() => acts.widen(before.id, null)}
        />
      );
    },
  };
}
