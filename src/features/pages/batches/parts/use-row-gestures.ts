import type { RefObject } from "react";
import { useListGestures } from "#ui/use-list-gestures.ts";
import { rowKey } from "./row-keys.ts";
import { rowAt } from "./rows.ts";
import { useSelecting } from "./selecting.ts";

/** Selecting with the rows of a list of pages, and the keys of `row-keys.ts`. */
export function useRowGestures(root: RefObject<HTMLElement | null>): void {
  const selecting = useSelecting();
  useListGestures(root, {
    selecting,
    idAt: (target) => rowAt(target)?.id ?? null,
    ownDeeds: "button, input, .ui-chip, [role=menu], dialog",
    onKey: (event) => root.current && rowKey(event, root.current, selecting),
  });
}
