import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { moveFolder } from "#features/folders/contract.ts";
import type { deleteFolder, makeFolders, movePage, trashFolderPages } from "../contract.ts";

/** What is sent to put a folder or page into a folder. */
export function inFolder(id: number, folderId: number) {
  return {
    folder: { cat_id: id, target_id: folderId } satisfies SentOf<typeof moveFolder>,
    page: { page_id: id, cat_id: folderId } satisfies SentOf<typeof movePage>,
  };
}

/** What is sent to bring back the folders that were deleted. */
export function deletedPaths({ old_cats }: OutputOf<typeof deleteFolder>): SentOf<typeof makeFolders> {
  return { path_list: old_cats.map(({ path }) => path) };
}

/** How many pages go to the trash, and the work that moves them; null where there is none. */
export function howMany({ nr_pages: count, task, done }: OutputOf<typeof trashFolderPages>) {
  return { count, task, done };
}

/** What was moved, and where it lies now, as people are told of it. */
export function whereTo({ title, cat_name: name }: OutputOf<typeof movePage>) {
  return { title, name };
}
