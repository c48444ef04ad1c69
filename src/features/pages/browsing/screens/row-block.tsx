import { memo, type ReactNode } from "react";
import type { ShownPage } from "../model/page-list.ts";

type RowBlockProps = {
  rows: readonly ShownPage[];
  /** What else its rows are drawn from: they are drawn again when it is another one. */
  drawnFrom: readonly unknown[];
  children: () => ReactNode;
};

/** Rows of a list that are drawn once, however far the list grows below them. */
export const RowBlock = memo(
  function RowBlock({ children }: RowBlockProps) {
    return children();
  },
  (before, after) => isSame(before.rows, after.rows) && isSame(before.drawnFrom, after.drawnFrom),
);

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((each, at) => each === others[at]);
}
