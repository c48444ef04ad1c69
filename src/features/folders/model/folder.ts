import type { SentOf } from "#kernel/call.ts";
import type { FolderNode, createFolder } from "../contract.ts";

/** A folder as screens know it; Main has no parent. */
export type Folder = {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
};

export function folderOf({ id, name, parent_id: parentId }: FolderNode): Folder {
  return { id, name, parentId };
}

/** What is sent for a new folder. */
export function newFolder({ parentId, name }: Omit<Folder, "id" | "parentId"> & { parentId: number }) {
  return { parent_id: parentId, new_name: name } satisfies SentOf<typeof createFolder>;
}
