import type { Say } from "#kernel/language.ts";
import type { FolderNode } from "../contract.ts";
import { folderWords } from "../wording.ts";

type Row = { readonly id: number; readonly name: string; readonly parent_id: number | null };

/** Folders, siblings in their order, as a tree is sent: each below its parent, with its level; the root under the name that it has in the reader's language. */
export function treeOf<Kept extends Row>(rows: readonly Kept[], say: Say): (Kept & FolderNode)[] {
  const below = new Map<number | null, Kept[]>();
  for (const row of rows) {
    const siblings = below.get(row.parent_id);
    if (siblings) siblings.push(row);
    else below.set(row.parent_id, [row]);
  }
  const tree: (Kept & FolderNode)[] = [];
  // A stack of its own: the tree is read, and can be mended, however deep it is.
  const waiting = (parentId: number | null, level: number) =>
    (below.get(parentId) ?? []).map((row) => ({ row, level })).toReversed();
  const stack = waiting(null, 0);
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { row, level } = next;
    tree.push({ ...row, name: level === 0 ? say(folderWords.main) : row.name, level });
    for (const inner of waiting(row.id, level + 1)) stack.push(inner);
  }
  return tree;
}
