/** What an external can send to the calls of the trash, with foreign ids; the page that they edit is needed by what is tried next. */
export function trashAttempts(pages: () => readonly number[], edited: () => number) {
  return {
    "read-browse-trash": () => [{}],
    "load-trash": () => [{}],
    page_delete: () =>
      pages()
        .filter((id) => id !== edited())
        .map((page_id) => ({ page_id })),
    trash_restore: () => pages().map((id) => ({ id })),
    "restore-batch": () => [{ ids: pages() }, ...pages().map((id) => ({ ids: [id] }))],
    "remove-batch": () => [{ ids: pages() }, ...pages().map((id) => ({ ids: [id] }))],
    trash_remove: () => pages().map((id) => ({ id })),
  };
}
