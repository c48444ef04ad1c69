import type { TreeRow } from "./tree-node.ts";

export type TreeMove =
  | { readonly kind: "focus"; readonly id: string }
  | { readonly kind: "open" | "close"; readonly ids: readonly string[] };

/** What a key does in a tree, by the habits of trees everywhere; null when it does nothing. Left and right as in left-to-right text. */
export function treeMove(key: string, rows: readonly TreeRow[], id: string): TreeMove | null {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return null;
  switch (key) {
    case "ArrowDown":
      return focus(rows[at + 1]);
    case "ArrowUp":
      return focus(rows[at - 1]);
    case "Home":
      return focus(rows[0]);
    case "End":
      return focus(rows.at(-1));
    case "ArrowRight":
      if (!row.isBranch) return null;
      return row.isOpen ? focus(rows[at + 1]) : { kind: "open", ids: [id] };
    case "ArrowLeft":
      if (row.isOpen) return { kind: "close", ids: [id] };
      return focus(rows.find((other) => other.id === row.parentId));
    case "*":
      return {
        kind: "open",
        ids: rows
          .filter((other) => other.parentId === row.parentId && other.isBranch)
          .map((other) => other.id),
      };
    default:
      return null;
  }
}

function focus(row: TreeRow | undefined): TreeMove | null {
  return row ? { kind: "focus", id: row.id } : null;
}
