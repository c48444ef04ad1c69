import { type Folder, insideOf } from "#features/folders/model/folder.ts";

/** What lies in some folders, by their ids, as it was fetched. */
export type Branches = ReadonlyMap<number, readonly Folder[]>;

/**
 * The folders of a screen, with branches put in where the screen has brought them in part; each stands below its parent. `borrowed` are the folders whose branches were
 * needed: those may be older than the screen.
 */
export function withBranches(
  folders: readonly Folder[],
  branches: Branches,
): { readonly all: readonly Folder[]; readonly borrowed: readonly number[] } {
  const inside = insideOf(folders);
  const all: Folder[] = [];
  const borrowed: number[] = [];
  const visit = (folder: Folder): void => {
    const came = inside.get(folder.id) ?? [];
    const branch = folder.isPartial && branches.get(folder.id);
    all.push(branch ? { id: folder.id, name: folder.name, parentId: folder.parentId } : folder);
    if (branch) borrowed.push(folder.id);
    for (const child of branch ? joined(branch, came) : came) visit(child);
  };
  for (const root of inside.get(null) ?? []) visit(root);
  return { all, borrowed };
}

/** In the order of the branch; what came with the screen is newer. */
function joined(branch: readonly Folder[], came: readonly Folder[]): readonly Folder[] {
  const newer = new Map(came.map((folder) => [folder.id, folder]));
  const there = new Set(branch.map(({ id }) => id));
  return [
    ...branch.map((folder) => newer.get(folder.id) ?? folder),
    ...came.filter(({ id }) => !there.has(id)),
  ];
}
