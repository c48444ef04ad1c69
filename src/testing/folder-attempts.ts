/** What an external can send to the calls of folders, with foreign ids. */
export function folderAttempts(folders: () => readonly number[], pages: () => readonly number[]) {
  return {
    "folder-tree": () => [{}],
    "read-branch": () => folders().map((cat_id) => ({ cat_id })),
    "create-folder": () => folders().map((parent_id) => ({ parent_id, new_name: "Zolder" })),
    "rename-folder": () => folders().map((id) => ({ id, name: "Zolder" })),
    "move-folder": () =>
      folders().flatMap((cat_id) => [
        { cat_id, target_id: cat_id },
        { cat_id, target_id: 1 },
      ]),
    "move-page": () => folders().flatMap((cat_id) => pages().map((page_id) => ({ page_id, cat_id }))),
    "delete-folder": () => folders().map((id) => ({ id })),
    "make-folders": () => [{ path_list: ["Zolder"] }],
    "trash-folder-pages": () => folders().map((id) => ({ id })),
  };
}
