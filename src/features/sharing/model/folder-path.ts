import type { FolderNode } from "#features/folders/contract.ts";

/** "Main/Handbook/On board": the names on the way to a folder. */
export function folderPath(tree: readonly FolderNode[], folderId: number): string {
  const byId = new Map(tree.map((node) => [node.id, node]));
  const names: string[] = [];
  for (let at = byId.get(folderId); at; at = at.parent_id === null ? undefined : byId.get(at.parent_id))
    names.unshift(at.name);
  return names.join("/");
}
