/** What an external can send to the calls of folders, with foreign ids. */
export function folderAttempts(
  folders: () => readonly number[],
  pages: () => readonly number[],
  tags: () => readonly number[],
) {
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
    ...batchAttempts(folders, pages, tags),
    "move-to-subsite": () =>
      ["move", "copy"].flatMap((mode) => [
        ...folders().map((folder_id) => ({ folder_id, mode })),
        ...pages().map((page_id) => ({ page_id, mode, to_subsite_id: 0 })),
      ]),
    "preview-crossing": () => [
      ...folders().map((folder_id) => ({ folder_id, to_subsite_id: 0 })),
      ...pages().map((page_id) => ({ page_id, to_subsite_id: 0 })),
    ],
    "delete-folder": () => folders().map((id) => ({ id })),
    "make-folders": () => [{ path_list: ["Zolder"] }],
    "trash-folder-pages": () => folders().map((id) => ({ id })),
  };
}

/** Of several pages at once, theirs among those that are closed to them. */
function batchAttempts(
  folders: () => readonly number[],
  pages: () => readonly number[],
  tags: () => readonly number[],
) {
  return {
    "check-batch": () =>
      ["move", "tags", "trash", "share"].flatMap((deed) => [
        ...pages().map((id) => ({ ids: [id], deed })),
        { ids: pages(), deed },
      ]),
    "read-batch-sharing": () => [{ ids: pages() }, ...pages().map((id) => ({ ids: [id] }))],
    "preview-batch-sharing": () =>
      [1, 2, 3, 4, 5, 6, 999_999].map((id) => ({ ids: pages(), lines: { [id]: { view: true } } })),
    "share-batch": () =>
      [1, 2, 3, 4, 5, 6, 999_999].map((id) => ({ ids: pages(), lines: { [id]: { view: true } } })),
    "move-batch": () => folders().map((cat_id) => ({ ids: pages(), cat_id })),
    "tag-batch": () => [
      { ids: pages(), added: ["Zolder"], removed: tags() },
      ...tags().map((id) => ({ ids: pages(), added: [{ id }], removed: [] })),
    ],
    // Not the first, which is theirs to edit and which the other calls are tried with.
    "trash-batch": () => [
      { ids: pages().slice(1) },
      ...pages()
        .slice(1)
        .map((id) => ({ ids: [id] })),
    ],
  };
}
