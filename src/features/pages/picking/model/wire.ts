/** How a call names the folder that a list is of; nothing where it is of all of them. */
export function inFolder(folderId: number | null) {
  return folderId === null ? {} : { cat_id: folderId };
}
