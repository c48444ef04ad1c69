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
  const visit = (parentId: number | null, level: number): void => {
    for (const row of below.get(parentId) ?? []) {
      tree.push({ ...row, name: level === 0 ? say(folderWords.main) : row.name, level });
      visit(row.id, level + 1);
    }
  };
  visit(null, 0);
  return tree;
}
