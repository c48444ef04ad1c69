import type { Folder } from "#features/folders/model/folder.ts";

/** A folder or page on its way to another folder. */
export type Moved = {
  readonly is: "folder" | "page";
  readonly id: number;
  readonly name: string;
  /** The folder that it lies in; of several pages null, where they lie in more than one. */
  readonly from: number | null;
};

/** Several pages on their way: who has begun it moves them. */
export type MovedPages = Omit<Moved, "is" | "id"> & {
  readonly is: "pages";
  /** Those that stay, in a sentence; empty where all can be moved. */
  readonly note: string;
  readonly moveTo: (folderId: number) => Promise<void>;
};

export function movedFolder({ id, name, parentId }: Folder): Moved {
  return { is: "folder", id, name, from: parentId };
}

/** The folders that can take it: not the one that it lies in, and of a folder not itself nor what lies in it (FMOV-11). */
export function targetsOf(moved: Moved | MovedPages, folders: readonly Folder[]): number[] {
  const inside = moved.is === "folder" ? insideOf(moved.id, folders) : new Set<number>();
  return folders.map(({ id }) => id).filter((id) => id !== moved.from && !inside.has(id));
}

/** A folder and all that lies in it; `folders` has each below its parent. */
function insideOf(id: number, folders: readonly Folder[]): ReadonlySet<number> {
  const inside = new Set([id]);
  for (const each of folders) if (each.parentId !== null && inside.has(each.parentId)) inside.add(each.id);
  return inside;
}
