import type { SentOf } from "#kernel/call.ts";
import type { loadMenuFolders, loadMenuTags } from "../contract.ts";

/** What is sent for the folders to choose from, while the menu is being edited. */
export const foldersAsked = { page_id: 0, data: { tempstate: true } } as unknown as SentOf<
  typeof loadMenuFolders
>;

/** The same for the tags. */
export const tagsAsked = { page_id: 0, data: { tempstate: true } } as unknown as SentOf<typeof loadMenuTags>;
