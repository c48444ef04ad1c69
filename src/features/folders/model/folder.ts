import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { FolderNode, OpenFolder, createFolder, readBranch } from "../contract.ts";

/** A folder as screens know it; Main has no parent. */
export type Folder = {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
  /** Not all folders that lie in it are known here: they come when they are asked for. */
  readonly isPartial?: true;
};

export function folderOf(node: Omit<FolderNode, "level"> & Pick<OpenFolder, "has_more">): Folder {
  const { id, name, parent_id: parentId } = node;
  return { id, name, parentId, ...(node.has_more && { isPartial: true }) };
}

/** What lies in one folder. */
export function branchOf({ folders }: OutputOf<typeof readBranch>): Folder[] {
  return folders.map(folderOf);
}

/** What is sent for what lies in a folder. */
export function branchAsked({ id }: Pick<Folder, "id">): SentOf<typeof readBranch> {
  return { cat_id: id };
}

/** What is sent for a new folder. */
export function newFolder({ parentId, name }: Omit<Folder, "id" | "parentId"> & { parentId: number }) {
  return { parent_id: parentId, new_name: name } satisfies SentOf<typeof createFolder>;
}

/** What lies in each folder, by its id; the root lies in null. */
export function insideOf(folders: readonly Folder[]): ReadonlyMap<number | null, readonly Folder[]> {
  const inside = new Map<number | null, Folder[]>();
  for (const folder of folders) {
    const siblings = inside.get(folder.parentId);
    if (siblings) siblings.push(folder);
    else inside.set(folder.parentId, [folder]);
  }
  return inside;
}
