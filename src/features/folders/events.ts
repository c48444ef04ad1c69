import { defineEvent } from "#kernel/event.ts";

/** Who did it; not told by events of before. */
type By = { by?: number | null };

export const folderCreated = defineEvent<"folder-created", { folderId: number; name: string } & By>(
  "folder-created",
  { publicChange: "whole-site" },
);
export const folderMoved = defineEvent<"folder-moved", { folderId: number; parentId: number } & By>(
  "folder-moved",
  { publicChange: "whole-site" },
);
/** Its pages, and those of the folders in it, lie in `parentId` now; `name` is not told by events of before. */
export const folderDeleted = defineEvent<
  "folder-deleted",
  { folderId: number; parentId: number; name?: string } & By
>("folder-deleted", { publicChange: "whole-site" });
/** `folderId` is the folder that has its pages now: another one when one of its name was made before it came back. */
export const folderRestored = defineEvent<"folder-restored", { folderId: number }>("folder-restored", {
  publicChange: "whole-site",
});
/** `was` is the name before; not told by events of before. */
export const folderRenamed = defineEvent<
  "folder-renamed",
  { folderId: number; name: string; was?: string } & By
>("folder-renamed", { publicChange: "whole-site" });
